import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThreadId, UserId } from '#domain/id.ts';
import { quietAssistant } from '#test/support/quiet-assistant.ts';
import { recordingVoice } from '#test/support/recording-voice.ts';
import { threadWith } from '#test/support/thread.ts';
import { webStorage } from '#test/support/web-storage.ts';
import type { Reading } from '#web/audio/tts/voice.ts';
import { wordsCame } from '#web/commands/said-aloud.ts';
import { unpaidAct } from '#web/commands/unpaid-act.ts';
import { askMail } from '#web/conversation/answers/ask-mail.ts';
import { wantedBriefing } from '#web/conversation/answers/wanted-briefing.ts';
import { utter } from '#web/conversation/handlers/utter.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { rankedHere } from '#web/conversation/player/ranked-here.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { heardCredits, openCredits } from '#web/data/credits-now.ts';
import { forget, learn, mailbox } from '#web/data/mailbox-state.ts';
import { formatsHere } from '#web/formats.ts';
import { lineScene, moreWords } from './act-on-line.ts';
import { keepPlace, readPlace } from './briefing-place.ts';
import { doneToday } from './facts-here.ts';
import { leftForDraft } from './left-for-draft.ts';
import { lineNow, makeBriefing, renewBriefing, shownBriefing } from './shown-briefing.ts';
import { createTelling, type Telling } from './telling.ts';

const asker = { ownAddress: 'alex@northwind.example', name: 'Alex' };

const asking = (name: string, sentence: string) => {
  const thread = threadWith(name.toLowerCase(), {
    from: { name: `${name} Moss`, email: `${name.toLowerCase()}@northwind.example` },
    subject: 'Plans',
    sentences: [sentence, 'The numbers are in the sheet.'],
    at: '2026-01-05T08:00:00Z',
  });
  const messages = thread.messages.map((one) => ({ ...one, reading: { ...one.reading, asks: true } }));
  return { ...thread, messages, sender: { received: 3, sent: 3 } };
};

let assistant: AssistantSession;
let telling: Telling;
let detach: () => void;
let readings: Reading[];
let stops: number;

/** Ends what the voice is reading. */
const finish = (): void => readings.at(-1)?.onEnd();
const spoken = (): string | undefined => readings.at(-1)?.text;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-01-05T09:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('navigator', { onLine: false, languages: ['en-GB'] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  forget();
  const threads = [asking('Maya', 'Can you approve the hire by Friday?'), asking('Priya', 'Which room do you want?')];
  learn({ put: threads, state: 'ready', online: false });
  readings = [];
  stops = 0;
  const voice = recordingVoice({
    kind: 'aloud',
    read: (reading) => void readings.push(reading),
    stop: () => {
      stops += 1;
    },
  });
  assistant = quietAssistant({ queue: threads.map(({ id }) => id), voice });
  telling = createTelling({ voice, player: assistant.player, finished: () => {} });
  const ends = [telling.attach(), assistant.scenes.enter(lineScene(assistant))];
  detach = () => {
    for (const end of ends) end();
  };
  await makeBriefing('morning', asker);
});
afterEach(() => {
  detach();
  shownBriefing.become(null);
  wantedBriefing.become(null);
  assistant.player.close();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without the server the device composes it from the mail that is here, and says so', () => {
  const texts = shownBriefing.current()?.briefing.lines.map(({ text }) => text);
  expect(texts?.[0]).toBe('Two emails need you. I can’t reach the server, so this is what’s on this device.');
  expect(texts).toContain('Maya asks: “Can you approve the hire by Friday?”');
  expect(shownBriefing.current()?.whole).toBe(true);
});

test('it greets, goes from line to line, and marks what was heard', () => {
  telling.begin();
  expect(spoken()).toBe('Good morning, Alex.');
  finish();
  expect(spoken()).toMatch(/^Two emails need you/);
  finish();
  expect(lineNow()?.text).toBe(spoken());
  expect(shownBriefing.current()).toMatchObject({ at: 1, pace: 'telling' });
  expect(shownBriefing.current()?.heard.size).toBe(1);
  for (let left = 20; shownBriefing.current()?.pace === 'telling' && left > 0; left -= 1) finish();
  expect(shownBriefing.current()?.pace).toBe('over');
});

test('it waits while the person speaks, answers, and goes on with the same line', () => {
  telling.go(1);
  const line = spoken();
  assistant.player.hush(true);
  expect(stops).toBeGreaterThan(0);
  assistant.player.tell(moreWords(lineNow()));
  assistant.player.hush(false);
  expect(spoken()).toContain('The numbers are in the sheet.');
  finish();
  expect(spoken()).toBe(line);
});

test('“archive it” is about the mail of the line, and Flow goes on with the next', () => {
  telling.go(1);
  const { handle } = lineNow() ?? {};
  expect(handle).toMatchObject({ kind: 'mail', threadId: ThreadId.parse('maya') });
  utter('archive it', assistant);
  expect(assistant.captions.current()?.flow).toBe('Archived.');
  expect(assistant.player.state.current().actedOn).toBe('maya');
  expect(lineNow()?.text).toMatch(/^Priya asks/);
});

test('“stop” stops it, also where the words mean nothing else here', () => {
  telling.go(2);
  utter('stop', assistant);
  expect(shownBriefing.current()).toMatchObject({ pace: 'still', at: 2 });
  telling.begin();
  assistant.player.borrower()?.pause();
  expect(shownBriefing.current()?.pace).toBe('still');
});

test('“reply” answers the mail of the line, and the briefing waits at the next', () => {
  telling.go(2);
  utter('reply', assistant);
  expect(queueViewOf(assistant.player.state.current()).current).toBe('priya');
  expect(leftForDraft.current()).toEqual({ kind: 'morning', tells: true });
  expect(shownBriefing.current()).toMatchObject({ pace: 'still', at: 3 });
  leftForDraft.become(null);
});

test('new mail changes the lines that are to come, and none that was said', () => {
  telling.go(1);
  const said = shownBriefing.current()?.briefing.lines.slice(0, 2);
  learn({ put: [asking('Ana', 'Could you sign the lease today?')] });
  renewBriefing(asker);
  const { briefing } = shownBriefing.current() ?? {};
  expect(briefing?.lines.slice(0, 2)).toEqual(said);
  expect(briefing?.lines.some(({ text }) => text.startsWith('Ana asks'))).toBe(true);
});

test('a mail that begins to play takes the voice', () => {
  telling.go(1);
  assistant.player.send({ kind: 'play' });
  expect(shownBriefing.current()?.pace).toBe('still');
});

test('of two thousand mails it takes less than 300 milliseconds', () => {
  learn({
    put: Array.from({ length: 2000 }, (_, nth) => ({
      ...asking('Ana', 'Could you look at this today?'),
      id: ThreadId.parse(`many-${nth}`),
    })),
  });
  const took = Array.from({ length: 5 }, () => {
    const began = performance.now();
    renewBriefing(asker);
    return performance.now() - began;
  });
  // Other work on the machine only adds to it.
  expect(Math.min(...took)).toBeLessThan(300);
  expect(shownBriefing.current()?.briefing.lines[0]?.text).toMatch(/^2,002 emails need you/);
});

test('the first briefing ranks no mail that the queue has ranked', () => {
  const moment = { now: new Date(), ownAddress: asker.ownAddress, timeZone: zoneHere(), formats: formatsHere() };
  const queue = rankedHere(mailbox.current().threads.values(), moment);
  vi.advanceTimersByTime(1000);
  renewBriefing(asker);
  expect(rankedHere(mailbox.current().threads.values(), { ...moment, now: new Date() })).toBe(queue);
});

test('after a reload the briefing stands where the person left it, and waits', async () => {
  telling.go(2);
  const line = lineNow();
  const heard = shownBriefing.current()?.heard;
  keepPlace(shownBriefing.current());
  shownBriefing.become(null);
  await makeBriefing('morning', asker, readPlace('morning'));
  expect(lineNow()).toEqual(line);
  expect(shownBriefing.current()).toMatchObject({ at: 2, pace: 'still', heard });
});

test('the place waits for a line that comes later, unless the person has begun', async () => {
  telling.go(2);
  keepPlace(shownBriefing.current());
  const place = readPlace('morning');
  const threads = [...mailbox.current().threads.values()];
  const id = lineNow()?.id;
  forget();
  await makeBriefing('morning', asker, place);
  expect(shownBriefing.current()?.at).toBe(0);
  learn({ put: threads, state: 'ready', online: false });
  renewBriefing(asker);
  expect(lineNow()?.id).toBe(id);
});

test('a place is of its kind, and of the last minutes', () => {
  telling.go(1);
  keepPlace(shownBriefing.current());
  expect(readPlace('evening')).toBeNull();
  expect(readPlace('morning')).not.toBeNull();
  vi.advanceTimersByTime(11 * 60_000);
  expect(readPlace('morning')).toBeNull();
});

test('what the person took back is not among what they did today', async () => {
  const at = new Date().toISOString();
  const row = { email: null, subject: null, detail: null, emails: null, at, undoable: null };
  const activity = [
    { ...row, id: 'a', actionType: 'email_archived' },
    { ...row, id: 'b', actionType: 'email_archived', undone: true },
    { ...row, id: 'c', actionType: 'email_trashed', undone: true },
    { ...row, id: 'd', actionType: 'action_undone' },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ activity, next: null })));
  expect(await doneToday()).toEqual({ archived: 1 });
});

test.each([
  ['aloud without a credit waits for one', 'voice', 'brief me', null, { kind: 'briefing', of: 'morning' }],
  ['typed is free', 'typing', 'brief me', { kind: 'morning' }, null],
  ['by a key is free', 'voice', undefined, { kind: 'evening' }, null],
] as const)('a briefing asked for %s', (_, by, heard, wanted, unpaid) => {
  const close = openCredits(UserId.parse('0199aaaa-0000-7000-8000-000000000007'));
  heardCredits({ counted: true, left: 0, charged: [] });
  wordsCame(by);
  askMail({ does: 'brief', of: wanted?.kind ?? 'morning' }, heard, assistant);
  if (wanted === null) expect(wantedBriefing.current()).toBeNull();
  else expect(wantedBriefing.current()).toMatchObject(wanted);
  expect(unpaidAct.current()).toEqual(unpaid);
  unpaidAct.become(null);
  wordsCame('typing');
  close();
});
