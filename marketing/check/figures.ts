// Nothing is claimed that is not so: a figure has a source on the page, or is one of the product's own.
import { productFigures } from '#marketing/claims.ts';
import type { AnyPage } from '#marketing/families/families.ts';
import { textsOf } from './texts.ts';

/** Claims without a source, and sources that nothing names. */
export const figureFaults = ({ page }: AnyPage): string[] => {
  const known = new Set((page.sources ?? []).map(({ name }) => name));
  const texts = textsOf(page);
  const named = new Set(texts.flatMap(({ text }) => marksIn(text)));
  return [
    ...texts
      .filter(({ place }) => !made.test(place) && !alone.test(place))
      .flatMap(({ place, text }) => unsourced(place, text)),
    ...texts.flatMap(({ place, text }) => unexplained(place, text)),
    ...[...named].filter((name) => !known.has(name)).map((name) => `[${name}] is none of the page's sources`),
    ...[...known].filter((name) => !named.has(name)).map((name) => `no sentence names the source [${name}]`),
  ];
};

/** The text under a figure names its source, or works it out. */
const unexplained = (place: string, text: string): string[] =>
  /^(?:statistics|figures)\.\d+\.text$/.test(place) && marksIn(text).length === 0 && !text.includes('×')
    ? [`${place}: its figure needs a source, or a sum with ×`]
    : [];

const marksIn = (text: string): string[] => [...text.matchAll(/\[([a-z0-9-]+)\]/g)].map(([, name = '']) => name);

/** Made-up mails and talks, and what the page works out in the open. */
const made = /^(?:day|before|after|examples|calculation)\b/;

/** The text beside a lone figure explains it. */
const alone = /^(?:statistics|figures)\.\d+\.figure$/;

const unsourced = (place: string, text: string): string[] =>
  text
    .split(/(?<=[.!?]["']?)\s+(?!\[)/)
    .filter((sentence) => marksIn(sentence).length === 0 && !sentence.includes('×'))
    .flatMap((sentence) => {
      const rest = productFigures.reduce((left, { said }) => left.replaceAll(new RegExp(said, 'gi'), ''), sentence);
      const found = claiming.map((one) => one.exec(rest)?.[0]).find((one) => one !== undefined);
      return found === undefined ? [] : [`${place}: "${found}" needs a source: ${sentence}`];
    });

const claiming: readonly RegExp[] = [
  /\d[\d,.]*\s?(?:%|per ?cent\b)/i,
  /[$€£]\s?\d[\d,.]*/,
  /\b\d+(?:\.\d+)?x\b/i,
  /\b(?:\d[\d,.]*|two|three|four|five|ten|fifteen|twenty)\+? (?:hours?|minutes?|days?) (?:a|an|per|each|every) (?:day|week|month|year)\b/i,
  /\b\d[\d,.]*\+? (?:million|billion|thousand|executives|users|customers|companies)\b/i,
  /\b(?:studies|study|research|surveys?|experts?|analysts?|data) (?:show|shows|say|says|suggests?|finds?|found|prove)\b/i,
  /\bon average\b/i,
  /\bthe average [a-z]+ (?:spends?|gets?|receives?|loses?|reads?|sends?)\b/i,
  /\b(?:one|two|three|nine|\d+) (?:in|out of) (?:three|four|five|ten|\d+)\b/i,
  /\b(?:twice|\d+ times|three times|ten times) as (?:fast|many|much|likely)\b/i,
];
