// The pricing page's examples are sentences that Flow understands, and each costs what its command costs.
import { expect, test } from 'vitest';
import { registry } from '#commands/registry.ts';
import { creditExamples, credits, type SpendReason } from '#domain/credits.ts';
import { withModels } from '#test/support/models-at-hand.ts';
import { states } from './evaluation/score.ts';
import type { ParsedUtterance } from './intents/intent.ts';
import { understand } from './understand.ts';

withModels();

/** What the person pays for. Undefined: nothing. */
const paidFor = (intent: ParsedUtterance): SpendReason | undefined => {
  if (intent.kind === 'draft' && intent.act.kind === 'reply') return 'reply';
  if (intent.kind === 'inquiry' && intent.about === 'gist') return 'summary';
  if (intent.kind === 'event' && intent.request.does === 'put') return registry.schedule.costs;
  if (intent.kind === 'bulk' && intent.request.act === 'archive') return registry.archive.costs;
  expect(intent.kind).toBe('control');
  return undefined;
};

test.each(creditExamples)('“$say” costs $costs', ({ say, costs }) => {
  if (say === null) return expect(costs).toBe(0);
  expect(paidFor(understand(say, states.mail)) === undefined ? 0 : credits.request).toBe(costs);
});

test('as many examples cost a credit as are free', () => {
  expect(creditExamples.map(({ costs }) => costs).sort()).toEqual([0, 0, 0, 1, 1, 1]);
});
