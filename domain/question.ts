// A question about the content of mail. The device makes it from the person's words and has never seen mail for it.
import * as z from 'zod/mini';

/** The kind of answer that the words ask for. `by`: a deadline. `said`: what somebody wrote. `thing`: any fact. */
export const Wants = z.enum([
  'when',
  'by',
  'where',
  'who',
  'amount',
  'count',
  'length',
  'number',
  'phone',
  'email',
  'link',
  'yes-no',
  'said',
  'why',
  'thing',
]);
export type Wants = z.infer<typeof Wants>;

export const questionLimits = { terms: 12, asked: 200 } as const;

const word = z.string().check(z.minLength(1), z.maxLength(60));

export const Question = z.strictObject({
  wants: Wants,
  /** Content words, normalised by `wordsIn`, without names of `who`. */
  terms: z.array(word).check(z.maxLength(questionLimits.terms)),
  /** Terms that the person said with a capital: names of people, companies and products. */
  names: z.array(word).check(z.maxLength(questionLimits.terms)),
  /** Normalised words for the person whose own words the question asks for: 'what did Raj say'. Empty for anybody. */
  who: z.array(word).check(z.maxLength(4)),
});
export type Question = z.infer<typeof Question>;
