// Intents of a model carry a mark. Destructive or outgoing ones come from a phrase or need a confirmation.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markModel } from '#language/classifier/confirm-model.ts';
import { dialogueStatesOf } from '#language/classifier/dialogue-state.ts';
import { intentForLabel } from '#language/classifier/intent-for-label.ts';
import { intentFromProposal } from '#language/classifier/intent-from-proposal.ts';
import { intentLabels, isIntentLabel } from '#language/classifier/intent-labels.ts';
import { phraseOf, proposalsIn } from '#language/classifier/proposals.ts';
import { isGrave } from '#language/intents/gravity.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand, understandPhrases } from '#language/understand.ts';
import { withModels } from '#test/support/models-at-hand.ts';
import { situationNamed } from './independent-states.ts';
import { states } from './score.ts';

withModels();

/** Columns: label, state, sentence. */
const written = readFileSync(new URL(import.meta.resolve('#language/training/intents.tsv')), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));
const sentences = written.map(([, , words = '']) => words);
const situations: readonly Situation[] = [
  ...Object.values(states),
  ...['composed', 'whichPerson', 'noAddress', 'confirming'].map(situationNamed),
  { ...states.mail, confirming: 'trash' },
  { ...states.question, question: { kind: 'yes-no', act: 'delete' } },
];

/** Plain rules reword a few such sentences before the phrases match: 'this mail, bin please'. No model takes part. */
const namesTheAct = /\b(?:bin|delete|trash|thrown? away)\b/;

const sentence = fc.constantFrom(...sentences);
const situation = fc.constantFrom(...situations);
const numRuns = process.env['FLOW_TEST_FULL'] === '1' ? 50_000 : 1500;

describe("sentences in a person's own words", { timeout: 300_000 }, () => {
  test('destructive or outgoing intents need a confirmation without a phrase', () => {
    fc.assert(
      fc.property(sentence, situation, (words, here) => {
        const intent = understand(words, here);
        if (!isGrave(intent)) return;
        expect(intent).not.toMatchObject({ by: 'model' });
        expect(namesTheAct.test(words) || isGrave(understandPhrases(words, here)), words).toBe(true);
      }),
      { numRuns },
    );
  });

  test('the phrases alone never use a model', () => {
    fc.assert(
      fc.property(sentence, situation, (words, here) => {
        expect(understandPhrases(words, here)).not.toMatchObject({ by: 'model' });
      }),
      { numRuns },
    );
  });
});

test.each(Object.keys(intentLabels).filter(isIntentLabel))('%s needs a confirmation if it is grave', (label) => {
  const said = written.filter(([of]) => of === label).slice(0, 20);
  for (const here of situations)
    for (const [, , words = ''] of said) {
      const meant = intentForLabel(label, { heard: words, situation: here });
      const match = meant && markModel(meant);
      if (match === null) continue;
      expect(isGrave(match), words).toBe(false);
      expect(match.kind === 'unsure' ? match.meant.by : match.by).toBe('model');
    }
});

test("every proposal needs a confirmation and carries the model's mark", () => {
  const proposed = situations.flatMap((here) =>
    proposalsIn(dialogueStatesOf(here)).flatMap(({ intent }) => {
      const proposal = { intent, about: null };
      return intentFromProposal(proposal, phraseOf(proposal), here)?.intent ?? [];
    }),
  );
  expect(proposed.length).toBeGreaterThan(100);
  expect(proposed.filter(({ kind, meant }) => kind !== 'unsure' || meant.by !== 'model')).toEqual([]);
});
