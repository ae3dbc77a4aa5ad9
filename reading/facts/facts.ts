// The facts that a sentence states, by kind. Pure patterns: a fact is a range of the sentence, never a rewriting of it.
import { codesIn, emailsIn, linksIn, phonesIn } from './contacts.ts';
import { lengthsIn, moneyIn, numbersIn, percentIn, sumsIn } from './figures.ts';
import { momentsIn } from './moments.ts';
import { areasIn, namesIn, placesIn } from './names.ts';
import { apart, type Fact, type FactKind } from './span.ts';

/** In the order of the sentence. Overlapping facts of one kind count once. */
export const factsIn = (sentence: string, kind: FactKind): Fact[] => apart(finders[kind](sentence.slice(0, longest)));

/** Sentences are shorter. A hostile one costs no more than this. */
const longest = 400;

const finders: Record<FactKind, (sentence: string) => Fact[]> = {
  moment: momentsIn,
  money: moneyIn,
  percent: percentIn,
  number: numbersIn,
  sum: sumsIn,
  length: lengthsIn,
  code: codesIn,
  phone: phonesIn,
  email: emailsIn,
  link: linksIn,
  place: placesIn,
  area: areasIn,
  name: namesIn,
};
