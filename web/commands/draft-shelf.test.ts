// Whatever tabs type of one draft without knowing of each other, and in whichever order they close, is on the device afterwards.
import '#test/support/seed.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
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

/** Everything that was asked of the store is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

type Tab = { shelf: DraftShelf; text: string; page: string };
const browser = (store: Store = memoryStore()) => {
  const tabs = new Set<Tab>();
  let made = 0;
  return {
    tabs,
    /** Takes over what closed tabs left, and shows what was on the screen. */
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

it('keeps both of what two tabs made of one draft, and says so', async () => {
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
  // Once only: what was forked is a draft like any other.
  expect((await open()).forks).toEqual([]);
});

it('goes on with the newest where the one was written upon the other', async () => {
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

it('keeps no copy of what the server has, and ends with what was sent', async () => {
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

it('reads what was kept before there were slots', async () => {
  const store = memoryStore();
  await store.change('draft', { put: new Map([[draft.id, record('Of an earlier Flow')]]) });
  const { open } = browser(store);
  const { tab, texts } = await open();
  expect(tab.text).toBe('Of an earlier Flow');
  expect([...(await texts()), await store.keys('draft')]).toEqual(['Of an earlier Flow', [`${draft.id} page-1`]]);
});

it('loses no word, whatever is opened, typed and closed', async () => {
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
