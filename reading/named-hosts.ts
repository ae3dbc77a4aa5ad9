// The hosts that a text names to the eye: written with look-alike dots, full-width letters, filler characters, or backwards.
import { withoutInvisible } from './speakable.ts';

/** Lower case, without doubles. */
export const namedHosts = (text: string): string[] => {
  const plain = plainly(text.slice(0, mostText));
  const found = [plain, plain.replace(/\s+\.\s+/g, '.'), together(plain)].flatMap((one) => [
    ...wholeHost(one),
    ...hostsWithin(one),
  ]);
  return [...new Set(found)];
};

/** The text as it shows: a reversing mark turns what follows it around. */
export const turned = (text: string): string =>
  text.replace(/[\u202e\u2067\u202b]([^\u202c\u2069]*)[\u202c\u2069]?/g, (_, inside: string) => backwards(inside));

export const backwards = (text: string): string => [...text].toReversed().join('');

const mostText = 1_000;

const plainly = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKC')
    .replace(/[。｡．․‧·•∙⋅・･ꓸ٠۔]/gu, '.')
    .replace(/[⁄∕⧸／]/gu, '/')
    .replace(/[‐‑‒–—−]/gu, '-')
    .toLowerCase()
    .trim();

/** Reads 'b a n k . e x' as one word. */
const together = (text: string): string => (/^(?:\S\s+){4,}\S$/.test(text) ? text.replace(/\s+/g, '') : '');

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?';

const whole = new RegExp(`^(https?:\\/\\/)?(?:[^\\s/@]*@)?((?:${label}\\.)+\\p{L}{2,24})(?:[:/?#]\\S*)?$`, 'iu');
const within = new RegExp(`(https?:\\/\\/|www\\.)?((?:${label}\\.)+[\\p{L}\\p{N}]{2,24})(?![\\p{L}\\p{N}@-])`, 'giu');

const wholeHost = (text: string): string[] => {
  const match = whole.exec(text);
  const host = match?.[2];
  return host === undefined || (match?.[1] === undefined && isFile(host)) ? [] : [host];
};

const hostsWithin = (text: string): string[] =>
  [...text.matchAll(within)].flatMap(([, marked, host = '']) => {
    const ending = host.slice(host.lastIndexOf('.') + 1);
    return marked !== undefined || isEnding(ending) ? [host] : [];
  });

const isFile = (host: string): boolean =>
  /\.(?:pdf|docx?|xlsx?|pptx?|png|jpe?g|gif|txt|csv|html?|js|json|ics|xml)$/.test(host);

/** With digits in place of letters, as in `c0m`. */
const isEnding = (ending: string): boolean =>
  /\p{L}/u.test(ending) && endings.has(ending.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('3', 'e'));

/** Usual endings of hosts, because a text also has dots elsewhere. */
const endings: ReadonlySet<string> = new Set(
  'com org net edu gov mil info biz io co app dev ai tv uk de fr nl es pt ch se dk fi pl cz ie us ca au nz jp cn br ru eu za mx bank shop online site store xyz cloud email example test'.split(
    ' ',
  ),
);
