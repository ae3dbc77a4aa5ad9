// All the published ways out of a list: only what is allowed is asked, once, and nothing before somebody says so. And every published
// address that leads inside: nobody is spoken to, whatever its name is said to lead to.
import { beforeAll, describe, expect, it } from 'vitest';
import { publishedLines } from '#test/support/published.ts';
import { openListDesk, outcomes, publishedCases } from './unsubscribe-cases.ts';

let list: Awaited<ReturnType<typeof openListDesk>>;
beforeAll(async () => {
  list = await openListDesk(['93.184.216.34', '127.0.0.1']);
});

const cases = publishedCases();
describe.skipIf(cases.length === 0)('the published cases (passed over without them)', () => {
  it.each(cases)('$id: $expect', async (one) => {
    expect(await list.tryOut(one)).toMatchObject(outcomes[one.expect] ?? { id: '' });
  });
});

const addresses = publishedLines('lists/ssrf-urls.txt');
it.skipIf(addresses.length === 0)(`${addresses.length} addresses lead to nobody`, async () => {
  for (const address of addresses) {
    const tried = await list.tryOut({ list: `<${address}>` });
    expect({ address, asked: tried.asked, spokenTo: tried.spokenTo }).toEqual({ address, asked: [], spokenTo: [] });
    expect(tried.told).toMatch(/^unsubscribe\.(?:no-way|refused)$/);
  }
});
