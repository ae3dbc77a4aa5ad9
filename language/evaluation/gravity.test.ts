import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actNames } from '#language/en/bulk/bulk-words.ts';
import { answerPhrases } from '#language/en/engine/answers.ts';
import { keys } from '#language/engine/tables.ts';
import { isGrave, parsedKinds } from '#language/intents/gravity.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand } from '#language/understand.ts';
import { withModels } from '#test/support/models-at-hand.ts';
import { everyPhrase } from './every-phrase.ts';
import { shortFor, states } from './score.ts';

/** Every destructive or outgoing phrase contains one of these words. */
const verbs: ReadonlySet<string> = new Set(
  `delete deleted deletion deleting trash trashed trashing bin binned binning throw toss chuck fling ditch dump erase rubbish garbage
  wastebasket waste dustbin recycle spam junk phishing scam fraud fake report unsubscribe subscription list newsletter mailings opt these u stop
  send ship mail off away schedule postpone deliver leave discard scrap drop forget never nevermind reply answer rid
  archive file clear put clean mark read unread star flag pin favorite important unstar unflag unpin remove move
  block blocking unblock hear let mute silence snooze defer label tag unlabel take`.split(/\s+/),
);

const phrases = [...new Set(everyPhrase().map(({ text }) => text))];
const texts = phrases.filter((text) => !text.split(' ').some((word) => verbs.has(word)));
const words = [...new Set(phrases.flatMap((text) => text.split(' ')))];
const harmless = words.filter((word) => !verbs.has(word));

const situations: readonly Situation[] = [
  ...Object.values(states),
  ...keys(actNames).map((confirming) => ({ ...states.mail, confirming })),
];
const situation = fc.constantFrom(...situations);

// With the intent model, which understands what no phrase covers.
withModels();

describe('every phrase', { timeout: 300_000 }, () => {
  test('has an intent of a known kind, and never throws', () => {
    const anything = fc.oneof(
      fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom(...words), { maxLength: 8 }).map((said) => said.join(' ')),
    );
    fc.assert(
      fc.property(anything, situation, (utterance, here) => {
        expect(parsedKinds).toContain(understand(utterance, here).kind);
      }),
      { numRuns: 200 },
    );
  });

  test('without a grave word destroys nothing and reaches nobody', () => {
    const salad = fc.array(fc.constantFrom(...harmless), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(salad, situation, (said, here) => {
        const understood = understand(said.join(' '), here);
        expect(isGrave(understood), shortFor(understood)).toBe(false);
      }),
      { numRuns: process.env['FLOW_TEST_FULL'] === '1' ? 100_000 : 1000 },
    );
  });

  test('without a word for yes does not confirm a destructive act', () => {
    const acts = ['delete', 'report', 'block', 'unsubscribe', 'send'] as const;
    const asked = fc
      .constantFrom(...acts)
      .map((act): Situation => ({ ...states.question, question: { kind: 'yes-no', act } }));
    const isYes = (utterance: string, here: Situation): boolean => {
      const understood = understand(utterance, here);
      return understood.kind === 'answer' && understood.answer.kind === 'yes';
    };
    const saysYes = new Set(
      `${answerPhrases.yes.join(' ')} ok okay alright all please ${acts.join(' ')}`.split(/[^a-z]+/),
    );
    const salad = fc.array(fc.constantFrom(...words.filter((word) => !saysYes.has(word))), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(salad, asked, (said, here) => {
        expect(isYes(said.join(' '), here), said.join(' ')).toBe(false);
      }),
      { numRuns: process.env['FLOW_TEST_FULL'] === '1' ? 100_000 : 1000 },
    );
  });

  test('is grave only with a grave word', () => {
    const without = fc.nat(texts.length - 1).map((nth) => texts[nth] ?? '');
    fc.assert(
      fc.property(without, situation, (text, here) => {
        expect(isGrave(understand(text, here)), text).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
