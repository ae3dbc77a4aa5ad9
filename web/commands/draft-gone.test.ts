import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Draft } from '#domain/draft.ts';
import { draftOf } from '#test/support/draft-of.ts';
import { memoryStore } from '#web/data/memory-store.ts';
import type { Store } from '#web/data/store.ts';
import * as box from './draft-box.ts';
import { catchUpDrafts } from './draft-catch-up.ts';
import { isUntold } from './draft-records.ts';
import { openDraftShelf } from './draft-shelf.ts';

const draft = (text: string): Draft => draftOf({ text });

/** `changed`: another page's write; `slow`: delays the next answer. */
let online: boolean;
let words: string[];
let changed: Draft | null;
let slow: Promise<void>;
const answer = async (url: string, { body }: { body: string }): Promise<Response> => {
  if (!online) throw new TypeError('no network');
  const wait = slow;
  slow = Promise.resolve();
  await wait;
  const given: { draft?: Draft; save?: boolean } = JSON.parse(body);
  words.push(given.draft ? `${given.save ? 'save' : 'keep'} ${given.draft.text}` : url.replace(/^.*drafts\//, ''));
  if (given.draft && given.draft.id === changed?.id)
    return Response.json({ kind: 'changed', draft: changed, version: 2 });
  return Response.json(given.draft ? { kind: 'kept', version: 1, strangers: [], gone: [] } : {});
};

let store: Store;
let alive: Set<string>;
const forked = vi.fn<() => void>();
const openTab = async (page: string): Promise<void> => {
  alive.add(page);
  box.keepDraftsIn(openDraftShelf(store, { page, alive: async () => alive }), forked);
  await box.takeOverDrafts();
};
const reload = async (page: string): Promise<void> => {
  box.keepDraftsIn(null);
  alive.clear();
  await openTab(page);
};
const catchUp = async (): Promise<void> => catchUpDrafts((await box.ownDrafts()).filter(isUntold)).then(settled);
const kept = async (): Promise<string[]> =>
  (await box.keptDrafts()).map(({ place, draft: { text } }) => `${place} ${text}`);
const settled = async (): Promise<void> => {
  for (let nth = 0; nth < 10; nth++) await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(async () => {
  [online, words, changed, slow, store, alive] = [false, [], null, Promise.resolve(), memoryStore(), new Set()];
  forked.mockClear();
  vi.stubGlobal('fetch', answer);
  await openTab('one');
  await import('./draft-gone.ts');
});
afterEach(() => {
  box.keepDraftsIn(null);
  vi.unstubAllGlobals();
});

describe('an offline discard', () => {
  test('applies here at once, after a reload and in other tabs, and reaches the server once with the last text', async () => {
    const one = draft('Half a thought');
    box.openDraft(one);
    box.edit({ text: 'Half a thought more' });
    box.discard();
    await settled();
    expect([box.writing.current(), await kept()]).toEqual([null, ['gone Half a thought more']]);
    await reload('two');
    expect(await kept()).toEqual(['gone Half a thought more']);
    online = true;
    await catchUp();
    await catchUp();
    expect(words).toEqual(['keep Half a thought more', `${one.id}/discard`]);
    expect(await kept()).toEqual([]);
  });

  test('ends when the person reopens the draft, and the server discards nothing', async () => {
    const one = draft('Half a thought');
    box.openDraft(one);
    box.discard();
    await settled();
    box.openDraft(one);
    box.setAside({ save: false });
    await settled();
    expect(await kept()).toEqual(['aside Half a thought']);
    online = true;
    await catchUp();
    expect(words).toEqual(['keep Half a thought']);
  });

  test("keeps another page's edits and tells the person about both", async () => {
    const one = draft('Half a thought');
    box.throwAway(one);
    await settled();
    [online, changed] = [true, { ...one, text: 'Half a thought, and the rest' }];
    await catchUp();
    expect(words.filter((each) => each === `${one.id}/discard`)).toEqual([]);
    expect(words.filter((each) => each.endsWith('/discard'))).toHaveLength(1);
    expect(forked).toHaveBeenCalledOnce();
    expect(await kept()).toEqual([]);
  });
});

test('an earlier autosave does not restore a discarded draft, however slow it is', async () => {
  online = true;
  let go = (): void => {};
  slow = new Promise((resolve) => {
    go = resolve;
  });
  const one = draft('Half a thought');
  box.openDraft(one);
  box.discard();
  await settled();
  expect(words).toEqual([]);
  go();
  await settled();
  expect(words.at(-1)).toBe(`${one.id}/discard`);
  expect(await kept()).toEqual([]);
});

test('an offline save reaches the provider once, after a reconnect', async () => {
  box.openDraft(draft('For Monday'));
  box.setAside({ save: true });
  await settled();
  expect(await kept()).toEqual(['saved For Monday']);
  online = true;
  await catchUp();
  await catchUp();
  expect(words).toEqual(['save For Monday']);
});
