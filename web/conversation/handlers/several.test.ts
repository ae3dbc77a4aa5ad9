import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { quietAssistant } from '#test/support/quiet-assistant.ts';
import { threadWith } from '#test/support/thread.ts';
import { keepIn } from '#web/commands/dispatch.ts';
import { type OutboxEntry, show } from '#web/commands/outbox-entries.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import type { SessionWorld } from '#web/conversation/session/create-assistant-session.ts';
import { forget, learn, mailbox } from '#web/data/mailbox-state.ts';
import { utter } from './utter.ts';

const person = (id: string, name: string): Thread =>
  threadWith(id, { from: { name, email: `${id}@northwind.example` }, labels: ['inbox', 'unread'] });
const threads = [person('tom', 'Tom Alvarez'), person('maria', 'Maria Chen'), person('anna', 'Anna Lind')];
let assistant: AssistantSession;
let given: OutboxEntry[];
const offer = vi.fn<SessionWorld['offer']>();

beforeEach(() => {
  vi.useFakeTimers();
  offer.mockReset();
  given = [];
  const give = (entry: OutboxEntry): void => {
    given.push(entry);
    show(entry);
  };
  keepIn({ outbox: { give, drop: () => {}, sendNow: () => {} }, acts: { put: () => {}, remove: () => {} } });
  learn({ put: threads });
  assistant = quietAssistant({ queue: threads.map(({ id }) => id), offer });
});
afterEach(() => {
  assistant.player.close();
  keepIn(null);
  forget();
  vi.clearAllTimers();
  vi.useRealTimers();
});

const labels = (): (string | undefined)[] =>
  threads.map(({ id }) => mailbox.current().threads.get(id)?.messages[0]?.labels.toSorted().join(' '));
const after = (words: string) => {
  utter(words, assistant);
  return assistant.captions.current()?.flow;
};
const current = (): string | null => queueViewOf(assistant.player.state.current()).current;

describe('several commands in one sentence', () => {
  test('Flow runs them in order, each on its mail, and reports in one line', () => {
    expect(after('archive this and star the next one')).toBe('Archived Tom, starred Maria.');
    expect(labels()).toEqual(['', 'inbox starred', 'inbox unread']);
    expect(given.map(({ command }) => command.kind)).toEqual(['archive', 'star']);
    expect(current()).toBe('maria');
  });

  test('one undo reverts all of them and one redo repeats all of them', () => {
    after('archive this and star the next one');
    expect(after('undo')).toBe('Undone, 2: starred Maria, archived Tom.');
    expect(labels()).toEqual(['inbox unread', 'inbox unread', 'inbox unread']);
    expect(current()).toBe('tom');
    expect(after('redo')).toBe('Done again, 2: archived Tom, starred Maria.');
    expect(labels()).toEqual(['', 'inbox starred', 'inbox unread']);
    assistant.acts.undo();
    expect(labels()).toEqual(['inbox unread', 'inbox unread', 'inbox unread']);
  });

  test('undo by name reverts one part and keeps the earlier parts', () => {
    after('star it');
    after('archive it and star the next one');
    after('undo the archive');
    expect(labels()).toEqual(['inbox starred', 'inbox starred', 'inbox unread']);
    after('undo');
    expect(labels()).toEqual(['inbox starred', 'inbox unread', 'inbox unread']);
  });

  test('the notice offers to undo all of them', () => {
    after('archive this and star the next one');
    expect(offer).toHaveBeenLastCalledWith(
      expect.objectContaining({
        together: { line: 'Archived Tom, starred Maria.', ids: [given[1]?.id, given[0]?.id] },
      }),
    );
  });

  test('moving on plays the next mail and skips none', () => {
    expect(after('mark as read and archive it and read the next one')).toBe('Marked Tom read, archived Tom.');
    expect(current()).toBe('maria');
    expect(assistant.player.state.current().playing).toBe(true);
    expect(after('star it and next')).toBe('Starred Maria.');
    expect(current()).toBe('anna');
  });

  test('Flow answers a question after the actions', () => {
    expect(after('archive it and who is this from')).toBe('Not both at once. Archive it?');
    expect(after('star it and how many are left')).toMatch(/^Starred Tom\. .*left/);
  });

  test('Flow reports that there is no next mail', () => {
    assistant.player.send({ kind: 'go', threadId: ThreadId.parse('anna') });
    expect(after('star it and next')).toBe('Starred Anna. That was the last one.');
  });

  test('Flow runs the less harmful of two intents', () => {
    expect(after('star it and get rid of it')).toBe('Starred Tom, archived Tom, not trashed.');
  });
});

describe('several commands with a risky one', () => {
  const question = 'Two things: star it, then delete Maria’s mail?';

  test('Flow names the risky command, and a yes runs all', () => {
    expect(after('star it and delete the next one')).toBe(question);
    expect(given).toEqual([]);
    expect(after('yes')).toBe('Starred Tom, trashed Maria.');
    expect(labels()).toEqual(['inbox starred', 'trash', 'inbox unread']);
    after('undo');
    expect(labels()).toEqual(['inbox unread', 'inbox unread', 'inbox unread']);
  });

  test.each(['no', 'go on', 'next'])('“%s” cancels all of them', (said) => {
    after('star it and delete the next one');
    after(said);
    expect(labels()).toEqual(['inbox unread', 'inbox unread', 'inbox unread']);
    expect(assistant.questions.current()).toBeNull();
  });

  test('“do both” runs all of them', () => {
    after('star it and delete the next one');
    after('yes, do both');
    expect(given.map(({ command }) => command.kind)).toEqual(['star', 'trash']);
  });
});

test('Flow asks about the known half when it does not understand the other', () => {
  expect(after('archive this and blah the foo')).toBe('I did not get the rest. Archive it?');
  expect(given).toEqual([]);
  expect(after('yes')).toBe('Archived.');
  expect(labels()[0]).toBe('');
});

test('Flow applies the yes first, then the command after it', () => {
  expect(after('label it Taxes')).toBe('There is no label Taxes yet. Create it?');
  after('yes and archive it');
  expect(given.map(({ command }) => command.kind)).toEqual(['label', 'archive']);
});
