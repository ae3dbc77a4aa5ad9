// All published ways to leave a list: Flow sends only allowed requests, once, after the command. And all published addresses that point
// inside: Flow contacts none of them, whatever their name resolves to.
import { beforeAll, describe, expect, test } from 'vitest';
import { publishedLines } from '#test/support/published.ts';
import { openListDesk, outcomes, publishedCases } from './unsubscribe-cases.ts';

let list: Awaited<ReturnType<typeof openListDesk>>;
beforeAll(async () => {
  list = await openListDesk(['93.184.216.34', '127.0.0.1']);
});

const cases = publishedCases();
describe.skipIf(cases.length === 0)('the published cases (skipped if missing)', () => {
  test.each(cases)('$id: $expect', async (one) => {
    expect(await list.tryOut(one)).toMatchObject(outcomes[one.expect] ?? { id: '' });
  });
});

const addresses = publishedLines('lists/ssrf-urls.txt');
test.skipIf(addresses.length === 0)(`${addresses.length} internal addresses get no request`, async () => {
  for (const address of addresses) {
    const tried = await list.tryOut({ list: `<${address}>` });
    expect({ address, asked: tried.asked, spokenTo: tried.spokenTo }).toEqual({ address, asked: [], spokenTo: [] });
    expect(tried.problem).toMatch(/^unsubscribe\.(?:no-way|refused)$/);
  }
});
