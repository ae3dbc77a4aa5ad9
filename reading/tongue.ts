// Which language a text is in, by its small words; enough to know whether a short reply in English would do.

export type Tongue = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'ja' | 'ar' | 'other';

/** Null where too little is said to tell. */
export const tongueOf = (text: string): Tongue | null => {
  const start = text.slice(0, longest);
  const script = scripts.find(({ letters }) => (start.match(letters)?.length ?? 0) * 4 > start.length);
  if (script) return script.tongue;
  const words = start.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = [...smallWords].map(([tongue, small]) => ({
    tongue,
    count: words.filter((word) => small.has(word)).length,
  }));
  const [best, second] = counts.toSorted((one, other) => other.count - one.count);
  return best && second && best.count >= fewest && best.count > second.count ? best.tongue : null;
};

const longest = 2000;
const fewest = 2;

const scripts: readonly { tongue: Tongue; letters: RegExp }[] = [
  { tongue: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu },
  { tongue: 'ar', letters: /\p{Script=Arabic}/gu },
  {
    tongue: 'other',
    letters: /[\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Thai}]/gu,
  },
];

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const smallWords: ReadonlyMap<Tongue, ReadonlySet<string>> = new Map<Tongue, ReadonlySet<string>>([
  ['en', words('the and of to is are you your for with that this will have has from please we it be can would on')],
  [
    'de',
    words('der die das und ist sind sie ihr ihre für mit dass nicht ein eine wir bitte von zu auf den dem ich es'),
  ],
  ['fr', words('le la les et est sont vous votre pour avec que nous une des du dans sur ce pas je au aux cette')],
  ['es', words('el los las y es son usted para con que una del por se su nos este esta pero como más lo')],
  ['pt', words('os as e é são você para com que uma do da dos das por se seu não este esta mas como mais ao')],
  ['it', words('il gli le e è sono lei per con che una della del non si questo questa ma come più di')],
  ['nl', words('de het een en is zijn u uw voor met dat niet wij van te op ik maar ook deze')],
]);
