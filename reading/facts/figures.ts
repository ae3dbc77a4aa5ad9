// Money, shares, counts and lengths in a sentence.
import { type Fact, factsOf } from './span.ts';

const figure = '\\d{1,3}(?:[.,\\u2019 ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,2})?(?!\\d)';
const scale = '(?:\\s?(?:k|m|bn|mio|mrd)\\b|\\s(?:thousand|million|billion|millionen|millions))';
const sign = '[€$£¥]|\\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK)\\b';
const currency = '(?:[€$£]|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|euros?|dollars?|pounds?|francs?|cents?)\\b)';

/** Amounts with a currency, or with 'k' for thousands. */
export const moneyIn = (sentence: string): Fact[] => factsOf('money', money, sentence);

const money = new RegExp(
  `(?:${sign})\\s?(?:${figure})${scale}?|(?<![\\d.,])(?:${figure})${scale}?\\s?${currency}|(?<![\\w.,])\\d+(?:[.,]\\d+)?k\\b|(?<![\\d.,])(?:${figure})(?=\\s(?:each|netto|net|gross|brutto)\\b)`,
  'giu',
);

export const percentIn = (sentence: string): Fact[] => factsOf('percent', percent, sentence);

const percent = new RegExp(`(?<![\\d.,])(?:${figure})\\s?(?:%|per\\scent\\b|percent\\b|prozent\\b)`, 'giu');

const numberWord =
  'no|none|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|dozen|half a dozen|a couple';

/** Every figure, and number words. */
export const numbersIn = (sentence: string): Fact[] => factsOf('number', number, sentence);

const number = new RegExp(
  `(?<![\\w.,-])(?:${figure})${scale}?(?![\\w%-])|\\b(?:${numberWord})(?:-(?:${numberWord}))?\\b`,
  'giu',
);

/** Bare figures that may be money: '480 as agreed', but not '142 payslips'. */
export const sumsIn = (sentence: string): Fact[] =>
  factsOf('sum', sum, sentence).filter(({ from, to }) => !isYear.test(sentence.slice(from, to)));

const sum = new RegExp(`(?<![\\w.,-])(?:${figure})(?![\\w%:-])(?!\\s[a-z]+s\\b)(?<=\\d\\d|\\d[.,]\\d+)`, 'gu');

const isYear = /^(?:19|20)\d\d$/;

/** Durations, distances and sizes: '2 h 11 min', 'ten years', '6 by 4 metres', '18 km'. */
export const lengthsIn = (sentence: string): Fact[] => factsOf('length', length, sentence);

const unit =
  '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|quarters?|s|min|h|d|km|kilomet(?:re|er)s?|met(?:re|er)s?|miles?|m²|m2|sqm|square met(?:re|er)s?|kg|kilos?|gb|mb|tb|stunden|minuten|tage|wochen|monate|jahre)\\b';

const length = new RegExp(
  `\\b(?:(?:about|around|at most|at least|up to|roughly)\\s)?(?:(?:${figure})|(?:${numberWord}|an?)(?:-(?:${numberWord}))?(?=\\s))(?:\\s(?:by|x)\\s(?:${figure}))?\\s?${unit}(?:\\s(?:and\\s)?\\d+\\s?${unit})*`,
  'giu',
);
