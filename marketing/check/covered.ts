// `node marketing/check/covered.ts [--seed 26] [--pages 20] [--answers]`: draws pages by chance and covers their own nouns with black bars.
// Somebody who did not write the pages reads them and names each trade. `--answers` prints the trades.
import { parseArgs } from 'node:util';
import { readContent } from '#marketing/content/read.ts';
import type { AnyPage } from '#marketing/families/families.ts';
import { textsOf, withoutMarks } from './texts.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '26' },
    pages: { type: 'string', default: '20' },
    answers: { type: 'boolean', default: false },
  },
});

const named: ReadonlySet<string> = new Set(['title', 'plural', 'adjective', 'name', 'owner', 'keywords']);
const usual: ReadonlySet<string> = new Set(
  'and the for with from that how your you mail mails email emails inbox voice flow alternative hands free out loud read reading'.split(
    ' ',
  ),
);

const all = (await readContent()).flatMap(({ of }) => (of === null ? [] : [of]));
for (const [nth, of] of drawn(all, Number(values.seed), Number(values.pages)).entries()) {
  if (values.answers) console.log(`${nth + 1}. ${of.page.id}: ${of.page.title}`);
  else console.log(`\n${nth + 1}.\n${coveredText(of.page)}`);
}

function drawn(pages: readonly AnyPage[], seed: number, count: number): AnyPage[] {
  const left = [...pages];
  let state = seed;
  return Array.from({ length: Math.min(count, left.length) }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return left.splice((state >> 8) % left.length, 1);
  }).flat();
}

function coveredText(page: AnyPage['page']): string {
  const nouns = nounsOf(page);
  return textsOf(page)
    .filter(({ place }) => place !== 'title' && place !== 'plural')
    .map(({ place, text }) => `${place.padEnd(20)} ${withoutMarks(text).replaceAll(/[\p{L}\p{N}'’]+/gu, bar(nouns))}`)
    .join('\n');
}

function bar(nouns: readonly string[]) {
  return (word: string): string =>
    nouns.some((noun) => isSame(noun, word.toLowerCase())) ? '█'.repeat(word.length) : word;
}

/** The page's names and keywords, without what every page has. */
function nounsOf(page: AnyPage['page']): string[] {
  const names = Object.entries(page).flatMap(([key, value]) => (named.has(key) ? [value].flat() : []));
  return [
    ...new Set(
      names
        .join(' ')
        .toLowerCase()
        .match(/[\p{L}\p{N}]{3,}/gu),
    ),
  ].filter((word) => !usual.has(word));
}

/** 'Nurse' and 'nurses', 'manager' and 'managing'. */
function isSame(noun: string, word: string): boolean {
  const shortest = Math.min(noun.length, word.length);
  const same = Math.max(3, noun.length - 3);
  return shortest >= same && noun.slice(0, same) === word.slice(0, same) && word.length <= noun.length + 4;
}
