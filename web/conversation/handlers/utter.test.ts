import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ThreadId } from '#domain/id.ts';
import { quietAssistant } from '#test/support/quiet-assistant.ts';
import { threadWith } from '#test/support/thread.ts';
import { keepIn } from '#web/commands/dispatch.ts';
import { show } from '#web/commands/outbox-entries.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { forget, learn, mailbox } from '#web/data/mailbox-state.ts';
import { carryOut, utter } from './utter.ts';

const threads = ['a', 'b', 'c'].map((id) => ThreadId.parse(id));
let assistant: AssistantSession;

beforeEach(() => {
  vi.useFakeTimers();
  assistant = quietAssistant({ queue: threads });
});
afterEach(() => {
  assistant.player.close();
  vi.clearAllTimers();
  vi.useRealTimers();
});

const say = (words: string) => utter(words, assistant);
const speed = (): number => assistant.player.state.current().speed;

describe('reading speed', () => {
  test.each([
    ['faster', 1.25],
    ['speed up', 1.25],
    ['slower', 0.75],
    ['one point two five', 1.25],
    ['1.25', 1.25],
    ['one and a half', 1.5],
    ['one and a half times', 1.5],
    ['one point five', 1.5],
    ['read at one point seven five', 1.75],
    ['double speed', 2],
    ['twice as fast', 2],
    ['set the speed to 1.1', 1.1],
    ['as slow as possible', 0.75],
  ])('“%s” sets the speed to %f', (words, rate) => {
    expect(say(words)).toEqual({ kind: 'done' });
    expect(speed()).toBe(rate);
  });

  test('steps change the current speed, and a name resets it', () => {
    const said = ['faster', 'faster', 'slower', 'set the speed to 1.1', 'faster', 'normal speed'];
    expect(said.map((words) => (say(words), speed()))).toEqual([1.25, 1.5, 1.25, 1.1, 1.25, 1]);
  });

  test.each(['three times speed', 'point five'])('“%s” changes nothing beyond the limits', (words) => {
    expect(say(words).kind).toBe('reply');
    expect(speed()).toBe(1);
  });
});

test('a word closes the microphone and Flow confirms it, or reports that it was closed', () => {
  let open = true;
  const shutMicrophone = vi.fn<() => boolean>(() => open);
  assistant = quietAssistant({ queue: threads, shutMicrophone });
  expect(say('turn off the microphone')).toEqual({ kind: 'done' });
  expect(assistant.captions.current()?.flow).toContain('Press Talk');
  open = false;
  say('mute my mic');
  expect(shutMicrophone).toHaveBeenCalledTimes(2);
  expect(assistant.captions.current()?.flow).toContain('already');
  assistant.player.close();
});

test('“not spam” moves a search result to the inbox, keeps it on the screen, and undo reverts it', () => {
  const spam = threadWith('spam', { labels: ['spam'] });
  keepIn({ outbox: { give: show, drop: () => {}, sendNow: () => {} }, acts: { put: () => {}, remove: () => {} } });
  learn({ put: [spam] });
  assistant.player.send({ kind: 'results', threadIds: [spam.id] });
  const after = (words: string) => {
    say(words);
    return [mailbox.current().threads.get(spam.id)?.messages[0]?.labels, assistant.captions.current()?.flow];
  };
  expect(after('This isn’t spam.')).toEqual([['inbox'], 'Moved to your inbox.']);
  expect(queueViewOf(assistant.player.state.current()).current).toBe(spam.id);
  expect(after('undo')[0]).toEqual(['spam']);
  keepIn(null);
  forget();
});

describe('the caption of a mail', () => {
  test.each([
    ['a word', () => say('next')],
    ['a key of the headset', () => assistant.player.send({ kind: 'next' })],
    ['a row of the queue', () => assistant.player.send({ kind: 'go', threadId: ThreadId.parse('c') })],
  ])('disappears when the person goes on by %s', (_by, go) => {
    assistant.captions.say('Starred.', 'star this');
    go();
    expect(queueViewOf(assistant.player.state.current()).current).not.toBe('a');
    expect(assistant.captions.current()).toBeNull();
  });

  test('disappears when Flow plays on after the end', () => {
    assistant.player.send({ kind: 'play' });
    assistant.player.send({ kind: 'finished' });
    assistant.player.send({ kind: 'pause' });
    assistant.captions.say('Starred.');
    assistant.player.send({ kind: 'play' });
    expect(queueViewOf(assistant.player.state.current()).current).toBe('b');
    expect(assistant.captions.current()).toBeNull();
  });

  test('stays when that mail leaves, because it reports the move', () => {
    assistant.captions.say('Archived.');
    assistant.player.send({ kind: 'left', threadIds: threads.slice(0, 1) });
    expect(queueViewOf(assistant.player.state.current()).current).toBe('b');
    expect(assistant.captions.current()?.flow).toBe('Archived.');
  });

  test('stays when there is no next mail', () => {
    assistant.captions.say('Starred.');
    expect(say('go back')).toEqual({ kind: 'reply', words: 'That is the first one.' });
    expect(assistant.captions.current()?.flow).toBe('Starred.');
  });
});

describe('an uncertain intent', () => {
  const doubted = { kind: 'unsure', meant: { kind: 'control', control: { kind: 'speed', rate: 2 } } } as const;
  const blocking = { kind: 'block', unblock: false, sender: { called: 'Tom' } } as const;

  test('Flow asks and acts on a yes', () => {
    expect(carryOut(doubted, 'as quick as anything', assistant)).toEqual({ kind: 'done' });
    expect(assistant.captions.current()?.flow).toBe('Did you say “as quick as anything”?');
    expect(speed()).toBe(1);
    say('yes');
    expect(speed()).toBe(2);
  });

  test('Flow offers to do a repeated request once', () => {
    const [kind, at] = ['remind', '2026-11-23T08:00:00Z'] as const;
    const args = { threadIds: [], at, unlessAnswered: false, archive: false };
    const rhythm = { kind: 'every', unit: 'week', weekday: 1 } as const;
    const meant = { kind: 'command', command: { kind, args }, by: 'grammar', lesser: false, rhythm } as const;
    carryOut({ kind: 'unsure', meant }, 'remind me every monday', assistant);
    expect(assistant.captions.current()?.flow).toMatch(/^I can remind you once: .+\?$/);
  });

  test('Flow does nothing on a no', () => {
    carryOut(doubted, 'as quick as anything', assistant);
    say('no');
    expect(speed()).toBe(1);
    expect(assistant.questions.current()).toBeNull();
  });

  test('another request cancels the question', () => {
    carryOut(doubted, 'as quick as anything', assistant);
    say('slower');
    expect(speed()).toBe(0.75);
    expect(assistant.questions.current()).toBeNull();
  });

  test('the question names the person it would block', () => {
    carryOut({ kind: 'unsure', meant: { kind: 'control', control: blocking } }, 'no more of Tom', assistant);
    expect(assistant.captions.current()?.flow).toBe('Block Tom?');
  });
});
