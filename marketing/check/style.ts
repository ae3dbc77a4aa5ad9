// The voice of the pages: words that no page uses, headings that say something, and the length and ease of the whole.
import { type AnyPage, families } from '#marketing/families/families.ts';
import { hardest, readingEase } from './reading-ease.ts';
import { countWords, textsOf } from './texts.ts';

export const lowestEase = 50;

/** Faults of a page's style, as sentences for its writer. */
export const styleFaults = ({ family, page }: AnyPage): string[] => [
  ...lengthFaults(family, page),
  ...easeFaults(page),
  ...heroFaults(page),
  ...textsOf(page).flatMap(({ place, text }) => [
    ...wordFaults(place, text),
    ...(heading.test(place) && text.includes('?') ? [`${place}: a heading asks a question`] : []),
  ]),
];

export const easeOf = (page: AnyPage['page']): number => readingEase(textsOf(page).map(({ text }) => text));

const lengthFaults = (family: AnyPage['family'], page: AnyPage['page']): string[] => {
  const [fewest, most] = families[family].words;
  const words = countWords(page);
  return words < fewest || words > most ? [`${words} words, and this family has ${fewest} to ${most}`] : [];
};

const easeFaults = (page: AnyPage['page']): string[] => {
  const ease = easeOf(page);
  if (ease >= lowestEase) return [];
  const sentences = hardest(
    textsOf(page).map(({ text }) => text),
    3,
  );
  return [
    `reading ease ${ease.toFixed(0)}, and ${lowestEase} is the least. The hardest sentences:`,
    ...sentences.map((one) => `  ${one}`),
  ];
};

const heroFaults = ({ hero }: AnyPage['page']): string[] => {
  const words = hero.line.split(/\s+/).length;
  return words > 9 ? [`hero.line has ${words} words, and nine is the most`] : [];
};

const heading = /(?:^|\.)(?:title|line|heading|name)$/;

const wordFaults = (place: string, text: string): string[] => [
  ...banned.flatMap((word) => {
    const found = word.exec(text);
    return found ? [`${place}: "${found[0]}" is banned`] : [];
  }),
  ...(text.includes('—') || text.includes(' – ') ? [`${place}: a dash joins two sentences; write two sentences`] : []),
  ...(/[“”‘]/.test(text) ? [`${place}: write straight quotes; the frame turns them`] : []),
  ...(/<\w|&\w+;|\*\*|`/.test(text) ? [`${place}: markup; content is words only`] : []),
];

const banned: readonly RegExp[] = [
  /\brevolutioni[sz]\w*/i,
  /\bseamless\w*/i,
  /\bunlock\w*/i,
  /\bleverag\w*/i,
  /\bgame[- ]chang\w*/i,
  /\bin today['’]s (?:fast-paced|busy|digital|modern)\w*/i,
  /\bfast-paced\b/i,
  /\bsupercharg\w*/i,
  /\beffortless\w*/i,
  /!/,
  /\bempower\w*/i,
  /\bstreamlin\w*/i,
  /\belevat(?:e|es|ing) your\b/i,
  /\bcutting[- ]edge\b/i,
  /\bstate[- ]of[- ]the[- ]art\b/i,
  /\bworld[- ]class\b/i,
  /\bbest[- ]in[- ]class\b/i,
  /\bnext[- ]level\b/i,
  /\bAI[- ]powered\b/i,
  /\bsay goodbye\b/i,
  /\blook no further\b/i,
  /\bdelv(?:e|es|ing)\b/i,
  /\btapestry\b/i,
  /\bsynerg\w*/i,
  /\brobust\b/i,
  /\bharness(?:es|ing)?\b/i,
  /\btransformative\b/i,
  /\bever[- ](?:changing|evolving)\b/i,
  /\bbusy professionals?\b/i,
  /\bit['’]s not just\b/i,
  /\bnot only\b.*\bbut also\b/i,
  /\bwhether you(?:['’]re| are)\b/i,
];
