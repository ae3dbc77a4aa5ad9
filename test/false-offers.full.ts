// Every mail of the demo company: only those with a time to take offer one.
import { expect, test } from 'vitest';
import { companyMail, readRaw } from '#test/support/labelled-mail.ts';
import { offering, perHundred } from '#test/support/offering-mail.ts';

/** As a person reads them. */
const labelled = ['pack-dry-run/0', 'audit-letter/0', 'auto-reply-gregor/0', 'shortlist-cs/0', 'camille-saturday/0'];

test('of the demo company’s mail, only those with a time to take offer one', async () => {
  const all = await Promise.all(
    [...companyMail()].map(async ([name, raw]) => ({ name, reading: (await readRaw(raw)).reading })),
  );
  const found = offering(all);
  expect(new Set(found)).toEqual(new Set(labelled));
  expect(perHundred('The demo company’s mail', found.length - labelled.length, all.length)).toBe(0);
});
