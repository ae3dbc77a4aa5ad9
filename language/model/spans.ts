// Small grammars over kinds of words that find possible dates, times, recurrences and addresses. They are features, not slots: the models
// learn from the corpora where slots begin and end.
import { kindsOf } from './lexicon.ts';

export type SpanKind = 'date' | 'time' | 'part' | 'often' | 'mail';

interface Span {
  readonly kind: SpanKind;
  readonly from: number;
  readonly to: number;
}

/** The spans in an utterance, none over another, in order. */
export const spansIn = (words: readonly string[]): Span[] => {
  const letters = words.map(letterOf).join('');
  const spans: Span[] = [];
  const taken = new Uint8Array(words.length);
  for (const { kind, pattern } of grammars)
    for (const match of letters.matchAll(pattern)) {
      const from = match.index;
      const to = from + match[0].length;
      if (to === from || taken.subarray(from, to).includes(1)) continue;
      taken.fill(1, from, to);
      spans.push({ kind, from, to });
    }
  return spans.toSorted((one, other) => one.from - other.from);
};

/** One letter per word, so a position in the string is a word's position. */
const letterOf = (word: string): string => glue.get(word) ?? (kindsOf(word).charAt(0) || '.');

const glue: ReadonlyMap<string, string> = new Map(
  Object.entries({
    the: 't',
    of: 'o',
    at: 'a',
    on: 'n',
    in: 'i',
    for: 'f',
    to: 'b',
    until: 'b',
    till: 'b',
    and: 'k',
    by: 'y',
    after: 'q',
    before: 'q',
    past: 'p',
    from: 'r',
    between: 'r',
    a: 'z',
    an: 'z',
    "'s": 's',
    rest: 'e',
    remainder: 'e',
    end: 'e',
    beginning: 'e',
    dot: 'd',
    com: 'c',
    net: 'c',
    org: 'c',
    edu: 'c',
    ago: 'g',
    now: 'w',
    "o'clock": 'A',
    clock: 'A',
    m: 'A',
    around: 'y',
    about: 'y',
    since: 'q',
    other: 'x',
    may: 'M',
    second: 'O',
    march: 'M',
    am: 'A',
  }),
);

const grammars: readonly { kind: SpanKind; pattern: RegExp }[] = [
  { kind: 'mail', pattern: /@(?:d[^ ])?|[^ ]a[.C]d[.c]/g },
  { kind: 'often', pattern: /Ex?(?:[WUTDN]|O[WU])U?s?|E(?![.])|E(?=[.])/g },
  { kind: 'date', pattern: /t?(?:N?O)o(?:M|X?U)N*|(?:WtN?OoM|M(?:tN?O|N?O|N+)N*)s?|N+M|t?N?OM|X?Ws?|WD|M|Ds?/g },
  { kind: 'time', pattern: /(?:H|N{1,4})(?:A+)|Np[HN]N?|(?<=[aqyrbf])(?:H|N{1,2})(?![UOW.])|(?<=N[bk])N{1,2}|NAbNA/g },
  { kind: 'date', pattern: /t?eo?t?X?[UMTD]|t?X?N+U|tXU|XNU|XU|(?<=[a-z.])tN?O(?![.])|zU(?:g|f)/g },
  { kind: 'time', pattern: /(?:N+|z|Nz)kN?U|(?:N+|z)Ug?/g },
  { kind: 'part', pattern: /X?Ts?/g },
  { kind: 'date', pattern: /N?O(?=[.nai]|$)|U/g },
];
