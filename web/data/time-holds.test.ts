import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftId } from '#domain/draft.ts';
import { CommandId } from '#domain/id.ts';
import type { TimeHold } from '#domain/time-hold.ts';
import { webStorage } from '#test/support/web-storage.ts';
import { refreshTimeHolds, rememberHold, timeHolds } from './time-holds.ts';

const holdOf = (nth: number): TimeHold => ({
  id: CommandId.parse(`0199aaaa-000${nth}-7000-8000-000000000007`),
  person: { name: 'Dana', email: 'dana@far.example' },
  draftId: DraftId.parse(`0199aaaa-000${nth}-7000-8000-00000000000a`),
  endsAt: '2026-12-01T09:00:00Z',
  times: [],
});
const idsHere = () => timeHolds.current().map(({ id }) => id);

let listed: TimeHold[];
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('fetch', async () => Response.json({ holds: listed }));
});
afterEach(() => void vi.unstubAllGlobals());

test('times that were let go never stand before newer ones', async () => {
  const [dropped, kept] = [holdOf(1), holdOf(2)];
  rememberHold(dropped);
  // The server lists no times that were let go.
  listed = [kept];
  await refreshTimeHolds();
  expect(idsHere()).toEqual([kept.id, dropped.id]);
  rememberHold(dropped);
  expect(idsHere()).toEqual([kept.id, dropped.id]);
});
