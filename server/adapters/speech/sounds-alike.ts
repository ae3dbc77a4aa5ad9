// Compares texts by sound. Two passes often write the same sound differently ('undo that', 'and do that').

/** The share of the longer pronunciation that differs, from 0 to 1. */
export const unlikeness = (one: readonly string[], other: readonly string[]): number => {
  const longer = Math.max(one.length, other.length);
  return longer === 0 ? 1 : Math.min(1, distance(one, other) / longer);
};

/** The edit distance. */
const distance = (one: readonly string[], other: readonly string[]): number => {
  let row = other.reduce<number[]>((sums, sound) => [...sums, (sums.at(-1) ?? 0) + weightOf(sound)], [0]);
  for (const mine of one) {
    const next = [(row[0] ?? 0) + weightOf(mine)];
    for (const [at, theirs] of other.entries()) {
      const [before, above, beside] = [row[at] ?? 0, row[at + 1] ?? 0, next[at] ?? 0];
      next.push(Math.min(before + change(mine, theirs), above + weightOf(mine), beside + weightOf(theirs)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

const vowels = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));

/** Sounds that are easily confused. */
const kin = [
  'P B|T D|K G|F V|TH DH F V T D|S Z|SH ZH CH JH S|M N NG|L R W|Y IY|T K P|B D G',
  'IH IY EY EH AH|AA AO AH OW|UH UW|AE EH AW|ER R AH|AY AH AA',
]
  .flatMap((families) => families.split('|'))
  .map((sounds) => new Set(sounds.split(' ')));

/** Sounds that disappear in fast speech. */
const faint = new Set('T D HH DH AH IH'.split(' '));

const weightOf = (sound: string): number => (faint.has(sound) ? 0.7 : 1);

const change = (mine: string, theirs: string): number => {
  if (mine === theirs) return 0;
  if (kin.some((family) => family.has(mine) && family.has(theirs))) return 0.5;
  if (vowels.has(mine) !== vowels.has(theirs)) return 1.2;
  return vowels.has(mine) ? 0.7 : 1;
};
