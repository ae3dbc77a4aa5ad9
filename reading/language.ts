// Detects a text's language by its letters and small words.

export const languages = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'sv',
  'da',
  'no',
  'fi',
  'pl',
  'cs',
  'tr',
  'ru',
  'el',
  'he',
  'th',
  'ja',
  'zh',
  'ko',
  'ar',
] as const;
export type Language = (typeof languages)[number];

/** Null for too little text. */
export const languageOf = (text: string): Language | null => {
  const start = text.slice(0, longest);
  const script = scripts.find(({ letters }) => (start.match(letters)?.length ?? 0) * 4 > start.length);
  if (script) return script.language === 'zh' && kana.test(start) ? 'ja' : script.language;
  const words = start.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = [...smallWords].map(([language, { small, letters }]) => ({
    tongue: language,
    count: words.filter((word) => small.has(word)).length + Math.min(fewest, start.match(letters)?.length ?? 0),
  }));
  const [best, second] = counts.toSorted((one, other) => other.count - one.count);
  return best && second && best.count >= fewest && best.count > second.count ? best.tongue : null;
};

const longest = 2000;
const fewest = 2;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

const scripts: readonly { language: Language; letters: RegExp }[] = [
  { language: 'zh', letters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu },
  { language: 'ar', letters: /\p{Script=Arabic}/gu },
  { language: 'ru', letters: /\p{Script=Cyrillic}/gu },
  { language: 'ko', letters: /\p{Script=Hangul}/gu },
  { language: 'el', letters: /\p{Script=Greek}/gu },
  { language: 'he', letters: /\p{Script=Hebrew}/gu },
  { language: 'th', letters: /\p{Script=Thai}/gu },
];

/** `letters`: characters that no other of these languages uses often. */
type Marks = { small: ReadonlySet<string>; letters: RegExp };

const none = /(?!)/g;

const marks = (list: string, letters = none): Marks => ({ small: new Set(list.split(' ')), letters });

const smallWords: ReadonlyMap<Language, Marks> = new Map<Language, Marks>([
  [
    'en',
    marks(
      'the and of to is are you your for with that this will have has from please we it be can would on i my me our at as not by if or an they he she was were do all no so but there am until away only what which who how when just about out up more some any',
    ),
  ],
  [
    'de',
    marks(
      'der die das und ist sind sie ihr ihre für mit dass nicht ein eine wir bitte von zu auf den dem ich es bei im am zum zur uns noch nur wie gibt am',
      /ß/g,
    ),
  ],
  [
    'fr',
    marks(
      'le la les et est sont vous votre pour avec que nous une des du dans sur ce pas je au aux cette tu un il deux',
    ),
  ],
  [
    'es',
    marks('el los las y es son usted para con que una del por se su nos este esta pero como más lo la bien', /[¿¡ñ]/g),
  ],
  [
    'pt',
    marks('os as e é são você para com que uma do da dos das por se seu não este esta mas como mais ao o', /[ãõ]/g),
  ],
  ['it', marks('il gli le e è sono lei per con che una della del non si questo questa ma come più di la da mi può')],
  ['nl', marks('de het een en is zijn u uw voor met dat niet wij van te op ik maar ook deze je kun ons')],
  ['sv', marks('och att det är jag har inte för med på som en ett den av till dem kan bra ska')],
  ['da', marks('og at det er jeg har ikke for med på som en et den af til kan går hvad din nogen efter dig', /[æø]/g)],
  ['no', marks('og at det er jeg har ikke for med på som en et den av til kan hva ved noen etter deg', /[æø]/g)],
  ['fi', marks('ja on ei että se hän mutta kun niin ovat minä sinä myös tai kuin')],
  ['pl', marks('i w na z do nie się jest to że o po za jak dla proszę czy są', /[łąęśżźć]/g)],
  ['cs', marks('a v na se je to že s do za o ale jak pro prosím jsou by', /[řěů]/g)],
  ['tr', marks('ve bir bu için ile da de ne var çok olarak ben siz biz', /[ğışİ]/g)],
]);
