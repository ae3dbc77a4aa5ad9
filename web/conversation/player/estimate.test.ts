// Compares the estimated listening time with the measured time for the demo queue, on a fake clock.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { secondsOfThread } from '#reading/announcement.ts';
import { rankingOf } from '#reading/ranking.ts';
import { createSilentVoice } from '#web/audio/tts/silent-voice.ts';
import { now as clock } from '#web/clock.ts';
import { threadOf } from '#web/conversation/mail/acts.ts';
import { forget, learn } from '#web/data/mailbox-state.ts';
import { own } from '#web/demo/people.ts';
import { readMails } from '#web/demo/read-mails.ts';
import { timeToHear, unitsOf } from './playback.ts';
import { createPlayer } from './player.ts';
import type { Detail } from './player-state.ts';

const now = new Date('2026-11-20T09:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now });
  forget();
});
afterEach(() => {
  vi.useRealTimers();
});

const played = (speed: number, detail: Detail) => {
  const { threads } = readMails(now);
  learn({ put: threads });
  const { queue, aside } = rankingOf(threads, { now, ownAddress: own.email });
  const player = createPlayer({
    voice: createSilentVoice(),
    storage: { getItem: () => null, setItem: () => {} },
    positionKey: 'place',
    now: () => clock().getTime(),
    threadOf,
    onHeard: () => {},
    onLast: () => {},
    onSession: () => {},
    onMoved: () => {},
  });
  const ranked = { queue: queue.map(({ threadId }) => threadId), aside: aside.map(({ threadId }) => threadId) };
  player.send({ kind: 'mailbox', ranked, urgent: new Set(), settling: false });
  player.send({ kind: 'detail', detail });
  player.send({ kind: 'speed', speed });
  player.send({ kind: 'play' });
  const began = clock().getTime();
  while (player.state.current().playing) vi.advanceTimersByTime(1000);
  const estimate = timeToHear(
    ranked.queue.map((id) => {
      const thread = threadOf(id);
      return thread ? secondsOfThread(thread, unitsOf[detail]) : 0;
    }),
    speed,
  );
  return { emails: queue.length, seconds: (clock().getTime() - began) / 1000, estimate };
};

describe('listening time of the queue', () => {
  test.each([
    [1, 'full'],
    [1.5, 'full'],
    [2, 'full'],
    [1, 'summaries'],
    [1, 'headlines'],
  ] as const)('the estimate at speed %d with detail %s is within a tenth', (speed, detail) => {
    const { emails, seconds, estimate } = played(speed, detail);
    expect(emails).toBeGreaterThan(8);
    expect(seconds).toBeGreaterThan(20);
    expect(Math.abs(estimate / seconds - 1), `${estimate} s told, ${seconds} s played`).toBeLessThan(0.1);
  });
});
