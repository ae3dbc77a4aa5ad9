// A few of the published cases and internal addresses each time, see `unsubscribe-cases.full.ts`.
import { beforeAll, expect, test } from 'vitest';
import { publishedLines } from '#test/support/published.ts';
import { openListDesk, outcomes, publishedCases } from './unsubscribe-cases.ts';

const seed = Number(process.env['FLOW_TEST_SEED'] ?? Math.floor(Math.random() * 1000));
const some = <T>(all: readonly T[], count: number): T[] =>
  all.length === 0
    ? []
    : Array.from({ length: count }, (_, n) => all[(seed + n * 7) % all.length]).filter((one) => one !== undefined);

let list: Awaited<ReturnType<typeof openListDesk>>;
beforeAll(async () => {
  list = await openListDesk(['93.184.216.34', '127.0.0.1']);
});

const cases = some(publishedCases(), 4);
const inside = some(publishedLines('lists/ssrf-urls.txt'), 4);

test.skipIf(cases.length === 0)(`unsubscribe: the published cases from ${seed} on (skipped if missing)`, async () => {
  for (const one of cases)
    expect({ id: one.id, ...(await list.tryOut(one)) }).toMatchObject(outcomes[one.expect] ?? { id: '' });
});

test.skipIf(inside.length === 0)(`unsubscribe: the internal addresses from ${seed} on get no request`, async () => {
  for (const address of inside)
    expect({ address, ...(await list.tryOut({ list: `<${address}>` })) }).toMatchObject({ asked: [], spokenTo: [] });
});
