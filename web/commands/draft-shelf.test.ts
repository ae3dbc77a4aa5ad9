import '#test/support/seed.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOf } from '#test/support/draft-of.ts';
import { memoryStore } from '#web/data/memory-store.ts';
import type { Store } from '#web/data/store.ts';
import type { DraftRecord } from './draft-records.ts';
import { type DraftShelf, openDraftShelf } from './draft-shelf.ts';

const draft = draftOf();

let clock = 0;
const record = (text: string, more: Partial<DraftRecord> = {}): DraftRecord => ({
  draft: { ...draft, text },
  place: 'on',
  sending: null,
  version: 0,
  same: false,
  at: ++clock,
  ...more,
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

type Tab = { shelf: DraftShelf; text: string; page: string };
const browser = (store: Store = memoryStore()) => {
  const tabs = new Set<Tab>();
  let made = 0;
  return {
    tabs,
    /** Recovers the drafts of closed tabs and shows the last one on the screen. */
    open: async () => {
      const page = `page-${++made}`;
      const alive = async () => new Set([...tabs].map((one) => one.page));
      const shelf = openDraftShelf(store, { page, alive });
      const tab = { shelf, page, text: '' };
      tabs.add(tab);
      const forks = await shelf.takeOver();
      const on = (await shelf.all()).find(({ place }) => place === 'on');
      tab.text = on?.draft.text ?? '';
      shelf.put(record(tab.text));
      await settled();
      return { tab, forks, texts: async () => (await shelf.all()).map((one) => one.draft.text) };
    },
    type: async (tab: Tab, more: string) => {
      tab.text += more;
      tab.shelf.put(record(tab.text));
      await settled();
    },
    close: (tab: Tab) => tabs.delete(tab),
  };
};

test('keeps both versions that two tabs made of one draft, and reports the fork', async () => {
  const { open, type, close } = browser();
  const one = await open();
  await type(one.tab, 'Half a thought');
  const two = await open();
  expect(two.tab.text).toBe('Half a thought');
  await type(one.tab, ', the one way');
  await type(two.tab, ', the other way');
  close(one.tab);
  close(two.tab);
  const next = await open();
  expect((await next.texts()).toSorted()).toEqual(['Half a thought, the one way', 'Half a thought, the other way']);
  expect(next.forks).toHaveLength(1);
  close(next.tab);
  // A fork is an ordinary draft afterwards.
  expect((await open()).forks).toEqual([]);
});

test('continues with the newest version when one builds on the other', async () => {
  const { open, type, close } = browser();
  const one = await open();
  await type(one.tab, 'Half');
  const two = await open();
  await type(two.tab, ' a thought');
  close(one.tab);
  close(two.tab);
  const next = await open();
  expect([next.tab.text, next.forks, await next.texts()]).toEqual(['Half a thought', [], ['Half a thought']]);
});

test('keeps no copy of a draft that the server has, and removes a sent draft', async () => {
  const { open, type, close } = browser();
  const one = await open();
  one.tab.shelf.put(record('at the server', { same: true }));
  await settled();
  const two = await open();
  await type(two.tab, ', and more');
  close(one.tab);
  const three = await open();
  expect(three.forks).toEqual([]);
  two.tab.shelf.remove(draft.id);
  three.tab.shelf.remove(draft.id);
  await settled();
  expect(await three.texts()).toEqual([]);
});

test('reads drafts from before slots existed', async () => {
  const store = memoryStore();
  await store.change('draft', { put: new Map([[draft.id, record('Of an earlier Flow')]]) });
  const { open } = browser(store);
  const { tab, texts } = await open();
  expect(tab.text).toBe('Of an earlier Flow');
  expect([...(await texts()), await store.keys('draft')]).toEqual(['Of an earlier Flow', [`${draft.id} page-1`]]);
});

test('loses no text in any order of open, type and close', async () => {
  const step = fc.oneof(
    fc.constant({ kind: 'open' as const, tab: 0 }),
    fc.record({ kind: fc.constantFrom('type' as const, 'type' as const, 'close' as const), tab: fc.nat(9) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { tabs, open, type, close } = browser();
      const typed: string[] = [];
      for (const { kind, tab: nth } of steps) {
        const tab = [...tabs][nth % Math.max(1, tabs.size)];
        if (kind === 'open') await open();
        else if (tab && kind === 'close') close(tab);
        else if (tab) {
          typed.push(`<${typed.length}>`);
          await type(tab, typed.at(-1) ?? '');
        }
      }
      tabs.clear();
      const kept = (await (await open()).texts()).join('\n');
      expect(typed.filter((word) => !kept.includes(word))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('says when the device has a draft', async () => {
  const store = memoryStore();
  let finish = (): void => {};
  const slow: Store = {
    ...store,
    change: async (...change) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      await store.change(...change);
    },
  };
  const shelf = openDraftShelf(slow, { page: 'page', alive: async () => new Set(['page']) });
  let written = false;
  shelf.put(record('Half a thought'));
  void shelf.written().then(() => {
    written = true;
  });
  await settled();
  expect(written).toBe(false);
  finish();
  await settled();
  expect([written, (await shelf.all()).map((one) => one.draft.text)]).toEqual([true, ['Half a thought']]);
});
