// Several commands said in one breath, by the real handlers: done in their order, told in one line, and taken back by one word.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('said in one breath', () => {
  it('commands are done in their order, each on its mail, and told in one line', () => {
    expect(after('archive this and star the next one')).toBe('Archived Tom, starred Maria.');
    expect(labels()).toEqual(['', 'inbox starred', 'inbox unread']);
    expect(given.map(({ command }) => command.kind)).toEqual(['archive', 'star']);
    expect(current()).toBe('maria');
  });

  it('one undo takes all of it back, and one redo does all of it again', () => {
    after('archive this and star the next one');
    expect(after('undo')).toBe('Undone, 2: starred Maria, archived Tom.');
    expect(labels()).toEqual(['inbox unread', 'inbox unread', 'inbox unread']);
    expect(current()).toBe('tom');
    expect(after('redo')).toBe('Done again, 2: archived Tom, starred Maria.');
    expect(labels()).toEqual(['', 'inbox starred', 'inbox unread']);
    assistant.acts.undo();
    expect(labels()).toEqual(['inbox unread', 'inbox unread', 'inbox unread']);
  });

  it('one part is taken back by its name, and what was done before stays', () => {
    after('star it');
    after('archive it and star the next one');
    after('undo the archive');
    expect(labels()).toEqual(['inbox starred', 'inbox starred', 'inbox unread']);
    after('undo');
    expect(labels()).toEqual(['inbox starred', 'inbox unread', 'inbox unread']);
  });

  it('the notice offers to take back all of it', () => {
    after('archive this and star the next one');
    expect(offer).toHaveBeenLastCalledWith(
      expect.objectContaining({
        together: { line: 'Archived Tom, starred Maria.', ids: [given[1]?.id, given[0]?.id] },
      }),
    );
  });

  it('who goes on hears the next one, and no mail is skipped', () => {
    expect(after('mark as read and archive it and read the next one')).toBe('Marked Tom read, archived Tom.');
    expect(current()).toBe('maria');
    expect(assistant.player.state.current().playing).toBe(true);
    expect(after('star it and next')).toBe('Starred Maria.');
    expect(current()).toBe('anna');
  });

  it('what tells something comes after what was done', () => {
    expect(after('archive it and who is this from')).toBe('Not both at once. Archive it?');
    expect(after('star it and how many are left')).toMatch(/^Starred Tom\. .*left/);
  });

  it('where there is nowhere to go on to, that is told with it', () => {
    assistant.player.send({ kind: 'go', threadId: ThreadId.parse('anna') });
    expect(after('star it and next')).toBe('Starred Anna. That was the last one.');
  });

  it('the lesser of two meanings is told', () => {
    expect(after('star it and get rid of it')).toBe('Starred Tom, archived Tom, not trashed.');
  });
});

describe('a grave one among them', () => {
  const question = 'Two things: star it, then delete Maria’s mail?';

  it('is asked by its name with all of them, and a yes does all', () => {
    expect(after('star it and delete the next one')).toBe(question);
    expect(given).toEqual([]);
    expect(after('yes')).toBe('Starred Tom, trashed Maria.');
    expect(labels()).toEqual(['inbox starred', 'trash', 'inbox unread']);
    after('undo');
    expect(labels()).toEqual(['inbox unread', 'inbox unread', 'inbox unread']);
  });

  it.each(['no', 'go on', 'next'])('is left by “%s”, with all of them', (said) => {
    after('star it and delete the next one');
    after(said);
    expect(labels()).toEqual(['inbox unread', 'inbox unread', 'inbox unread']);
    expect(assistant.questions.current()).toBeNull();
  });

  it('is answered by “do both” as well', () => {
    after('star it and delete the next one');
    after('yes, do both');
    expect(given.map(({ command }) => command.kind)).toEqual(['star', 'trash']);
  });
});

it('of two things one was not understood: it is asked whether the other is to be done', () => {
  expect(after('archive this and blah the foo')).toBe('I did not get the rest. Archive it?');
  expect(given).toEqual([]);
  expect(after('yes')).toBe('Archived.');
  expect(labels()[0]).toBe('');
});

it('a yes is given first, and what was said behind it is done as well', () => {
  expect(after('label it Taxes')).toBe('There is no label Taxes yet. Create it?');
  after('yes and archive it');
  expect(given.map(({ command }) => command.kind)).toEqual(['label', 'archive']);
});
