import { readFileSync } from 'node:fs';
import { env, stdout } from 'node:process';
import { expect, test } from 'vitest';
import { withModels } from '#test/support/models-at-hand.ts';
import { type Judgement, judge, readSpoken } from './spoken.ts';

withModels();

const sentences = readSpoken(readFileSync(new URL('spoken.tsv', import.meta.url), 'utf8'));

/** Shares of the half: `good` only rises, `answers` and `acts` only fall. */
const bounds = {
  seen: { good: 0.95, answers: 0.02, acts: 0.03 },
  unseen: { good: 0.86, answers: 0.06, acts: 0.06 },
};

test.each(['seen', 'unseen'] as const)('Flow understands what people say in their own way, in the %s half', (half) => {
  const judged = sentences.filter((one) => one.half === half).map((one) => ({ ...one, ...judge(one) }));
  const share = (of: Judgement): number => judged.filter(({ judgement }) => judgement === of).length / judged.length;
  const shares = (['right', 'asked', 'missed', 'answer', 'act'] as const).map(
    (of) => `${of} ${(100 * share(of)).toFixed(1)} %`,
  );
  stdout.write(`\n${judged.length} sentences, ${half}: ${shares.join(', ')}\n`);
  if (half === 'seen' || env.FLOW_SHOW_UNSEEN === '1')
    for (const { speaker, state, words, expected, got, judgement } of judged)
      if (judgement !== 'right' && judgement !== 'asked')
        stdout.write(`  ${judgement}\t${speaker} ${state}\t“${words}”\t${expected.join(' | ')}\t${got}\n`);
  expect(share('act')).toBeLessThanOrEqual(bounds[half].acts);
  expect(share('answer')).toBeLessThanOrEqual(bounds[half].answers);
  expect(share('right') + share('asked')).toBeGreaterThanOrEqual(bounds[half].good);
});
