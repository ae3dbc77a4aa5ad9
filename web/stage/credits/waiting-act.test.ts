// An act that waits for credits: kept while the person pays, taken once, and done as the person confirmed it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftId } from '#domain/draft.ts';
import { ThreadId, UserId } from '#domain/id.ts';
import { draftOf } from '#test/support/draft-of.ts';
import { edit, makeReady, openDraft, writing } from '#web/commands/draft-box.ts';
import { leaving } from '#web/commands/leaving.ts';
import { nextId } from '#web/commands/next-id.ts';
import { wordsCame } from '#web/commands/said-aloud.ts';
import { type UnpaidAct, unpaidMail } from '#web/commands/unpaid-act.ts';
import { memoryStore } from '#web/data/memory-store.ts';
import { keepTurnsIn } from '#web/data/turn-place.ts';
import { keepAct, keptAct, takeAct } from './kept-act.ts';
import { sendUnpaid } from './resume-act.ts';
import { wordsOf } from './unpaid-words.ts';

const minute = 60_000;
const scope = UserId.parse('0199aaaa-0000-7000-8000-000000000006');
const summary: UnpaidAct = { kind: 'summary', threadId: ThreadId.parse('19a') };
const maya = { name: 'Maya Lindqvist', email: 'maya@northwind.example' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('navigator', { onLine: true, locks: { request: (_name: string, work: () => unknown) => work() } });
  vi.stubGlobal('fetch', async () => Response.json({ kind: 'kept', version: 1, warnings: [], gone: [] }));
  keepTurnsIn({ store: memoryStore(), scope });
});
afterEach(() => {
  keepTurnsIn(null);
  wordsCame('typing');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an act that waits for credits', () => {
  test('is there after a reload, and only one tab gets it', async () => {
    await keepAct(summary);
    expect(await keptAct()).toEqual(summary);
    expect(await takeAct()).toEqual(summary);
    expect(await takeAct()).toBeNull();
  });

  test('is forgotten after half an hour', async () => {
    await keepAct(summary);
    vi.advanceTimersByTime(29 * minute);
    expect(await keptAct()).toEqual(summary);
    vi.advanceTimersByTime(2 * minute);
    expect(await keptAct()).toBeNull();
  });

  test.each<[UnpaidAct, string]>([
    [summary, 'summarize this mail'],
    [{ kind: 'answer', words: 'contracts from Dana' }, 'look for “contracts from Dana”'],
    [{ kind: 'question', words: 'when is the offsite' }, 'answer “when is the offsite”'],
    [{ kind: 'prep', words: 'prep me' }, 'prepare you for a meeting'],
    [{ kind: 'note', draftId: DraftId.parse(nextId()) }, 'send your note'],
  ])('is named in the dialog: %o', (act, words) => {
    expect(wordsOf(act)).toBe(words);
  });
});

describe('a mail that waited for credits', () => {
  const confirmed = async () => {
    openDraft(draftOf({ text: 'Yes, Friday works.', to: [maya] }));
    const ready = await makeReady();
    if (ready?.confirmed == null) throw new Error('the draft is not ready');
    return unpaidMail(ready.draft, { confirmed: ready.confirmed, proof: 'tap', at: null });
  };

  test('is named by whom it is for', async () => {
    expect(wordsOf(await confirmed())).toMatch(/^send your (mail|reply) to Maya Lindqvist$/);
  });

  test('leaves as it was confirmed, as a spoken request', async () => {
    const act = await confirmed();
    expect(await sendUnpaid(act)).toMatch(/^Sending to Maya Lindqvist in ten seconds/);
    expect(leaving.current().at(-1)?.draft.text).toBe('Yes, Friday works.');
    expect(writing.current()).toBeNull();
  });

  test('stays when its text has changed meanwhile', async () => {
    const act = await confirmed();
    const before = leaving.current().length;
    edit({ text: 'Yes, Monday works.' });
    expect(await sendUnpaid(act)).toBe('Look at your mail once more, then press Send.');
    expect(leaving.current()).toHaveLength(before);
  });

  test('waits in drafts while the person writes another one', async () => {
    const act = await confirmed();
    openDraft({ ...draftOf({ text: 'Another one.', to: [maya] }), id: DraftId.parse(nextId()) });
    expect(await sendUnpaid(act)).toBe('Your mail waits in drafts.');
  });
});
