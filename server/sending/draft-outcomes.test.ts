// Figures of Flow's drafts: each draft counts once, and each person sees only their own.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DraftId } from '#domain/draft.ts';
import type { DraftOutcome } from '#domain/draft-outcome.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import { draftFigures, keepDraftOutcome } from './draft-outcomes.ts';

const ctx = await testContext();

const outcome = (more: Partial<DraftOutcome> = {}): DraftOutcome => ({
  draftId: DraftId.parse(randomUUID()),
  origin: 'letter',
  distance: 0,
  added: 0,
  removed: 0,
  change: 'none',
  seconds: 20,
  ...more,
});

test('a draft counts once, and the median is that of its owner alone', async () => {
  const [one, other] = [newUserId(), newUserId()];
  const first = outcome();
  for (const given of [first, first, outcome({ distance: 0.1, added: 1, removed: 1, change: 'facts' })])
    await keepDraftOutcome(ctx, one, given);
  await keepDraftOutcome(ctx, one, outcome({ distance: 0.5, change: 'reworded' }));
  await keepDraftOutcome(ctx, other, outcome({ distance: 1, change: 'stance' }));
  expect(await draftFigures(ctx, one)).toEqual({ drafts: 3, asWritten: 1, distance: 0.1 });
});

test('without a draft there is no median', async () => {
  expect(await draftFigures(ctx, newUserId())).toEqual({ drafts: 0, asWritten: 0, distance: null });
});
