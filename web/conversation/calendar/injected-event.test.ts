// Invitations that talk to an assistant: Flow reads them as other people's words, and does nothing that they say.
import { describe, expect, test } from 'vitest';
import { repeatedIn } from '#test/support/flow-says.ts';
import { testInjected } from '#test/support/injected-calendar.ts';
import { fields, injectedEvents } from '#test/support/injected-event.ts';
import { drawn } from '#test/support/sampled.ts';

const all = injectedEvents();
const ours = all.slice(0, 4 * fields.length);

const published = all.slice(ours.length);

describe.each(ours)('our $id', (one) => {
  testInjected(one);
});
describe.each(drawn(published, Math.min(15, published.length)))('the published $id', (one) => {
  testInjected(one);
});

test('the published attacks are all there, or they are not next to this checkout', ({ skip }) => {
  if (published.length === 0) skip('the published attacks are not next to this checkout');
  expect(published.length).toBe(7 * 6 * fields.length);
});

test('the check finds an attack that Flow would repeat', () => {
  const attack = ours[0]?.attack ?? '';
  expect(repeatedIn([{ where: 'planted', words: `Next: ${attack}` }], attack)).toHaveLength(1);
});
