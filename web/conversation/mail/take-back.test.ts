import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { UndoTarget } from '#language/app/undo-request.ts';
import { stillPlayer } from '#test/support/still-player.ts';
import { threadWith } from '#test/support/thread.ts';
import { keepIn } from '#web/commands/dispatch.ts';
import { show } from '#web/commands/outbox-entries.ts';
import { createQuestions } from '#web/conversation/asking/questions.ts';
import { createCaptions } from '#web/conversation/script/captions.ts';
import { lastDone, tell, tellingOf } from '#web/conversation/script/recent-acts.ts';
import { forget, learn } from '#web/data/mailbox-state.ts';
import { createActs, threadOf } from './acts.ts';
import { takeBack } from './take-back.ts';

const person = (id: string, name: string) =>
  threadWith(id, { from: { name, email: `${id}@northwind.example` }, labels: ['inbox', 'unread'] });
const [tom, maria, anna] = [person('tom', 'Tom Alvarez'), person('maria', 'Maria Chen'), person('anna', 'Anna Lind')];

const assistant = () => {
  const captions = createCaptions();
  const player = stillPlayer();
  const acts = createActs({
    player,
    captions,
    questions: createQuestions(),
    search: { follow: () => {} },
    offer: () => {},
  });
  const give = (kind: 'archive' | 'star' | 'trash', ...threads: (typeof tom)[]) =>
    acts.give({ kind, args: { threadIds: threads.map(({ id }) => id) } });
  const undo = (pick: UndoTarget, redo = false) => takeBack({ redo, pick }, acts, 'undo') ?? captions.current()?.flow;
  return { acts, give, undo, close: player.close };
};

const labels = ({ id }: typeof tom) => threadOf(id)?.messages[0]?.labels.toSorted().join(' ');

beforeEach(() => {
  vi.useFakeTimers();
  keepIn(null);
  forget();
  keepIn({ outbox: { give: show, drop: () => {}, sendNow: () => {} }, acts: { put: () => {}, remove: () => {} } });
  learn({ put: [tom, maria, anna] });
  return () => {
    vi.clearAllTimers();
    vi.useRealTimers();
  };
});

describe('undo by number and name', () => {
  test('undo covers the last few acts, announces each, and redo restores them', () => {
    const { give, undo } = assistant();
    give('archive', tom);
    give('archive', maria);
    give('star', anna);
    expect(undo({ kind: 'last', count: 2 })).toBe('Undone, 2: starred Anna, archived Maria.');
    expect([tom, maria, anna].map(labels)).toEqual(['', 'inbox unread', 'inbox unread']);
    expect(undo({ kind: 'all' }, true)).toBe('Done again, 2: archived Maria, starred Anna.');
    expect([tom, maria, anna].map(labels)).toEqual(['', '', 'inbox starred']);
  });

  test('undo finds one act by sender and kind, past later acts', () => {
    const { give, undo } = assistant();
    give('archive', tom);
    give('archive', maria);
    give('star', anna);
    undo({ kind: 'named', of: 'archive', who: 'tom' });
    expect([tom, maria, anna].map(labels)).toEqual(['inbox unread', '', 'inbox starred']);
    undo({ kind: 'named', of: null, who: 'chen' });
    expect(labels(maria)).toBe('inbox unread');
    expect(undo({ kind: 'named', of: 'archive', who: null })).toBe('I find nothing like that to undo in this session.');
    // A query without a word matches nobody.
    expect(undo({ kind: 'named', of: 'star', who: '\u200b' })).toBe(
      'I find nothing like that to undo in this session.',
    );
    expect(labels(anna)).toBe('inbox starred');
  });

  test('"the second one" is the second in the last recital, or else the second last act', () => {
    const { give, undo } = assistant();
    give('archive', tom);
    give('archive', maria);
    give('star', anna);
    tell([]);
    undo({ kind: 'nth', nth: 3 });
    expect(labels(tom)).toBe('inbox unread');
    tell(lastDone(10));
    expect(lastDone(10).map((done) => tellingOf(done)?.sender)).toEqual(['Maria', 'Anna']);
    undo({ kind: 'nth', nth: 2 });
    expect(labels(anna)).toBe('inbox unread');
  });

  test('undo refuses an act that a later act depends on, and says so', () => {
    const { give, undo } = assistant();
    give('archive', tom);
    give('trash', tom);
    expect(undo({ kind: 'named', of: 'archive', who: 'tom' })).toBe(
      'Tom’s mail was trashed after that. Undo that first.',
    );
    expect(labels(tom)).toBe('trash');
    expect(undo({ kind: 'last', count: 2 })).toBe('Undone, 2: trashed Tom, archived Tom.');
    expect(labels(tom)).toBe('inbox unread');
  });
});
