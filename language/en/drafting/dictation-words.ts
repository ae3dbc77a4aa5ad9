// Words for punctuation, greetings, sign-offs, days and sums in dictation. US English.

const split = (list: string): string[] => list.trim().split(/\s+/);

/** `glue`: to which side it stands without a space. `ends`: a sentence. */
export type Mark = { text: string; glue: 'left' | 'right' | 'both' | 'none'; ends?: true };

export const marks: ReadonlyMap<string, Mark> = new Map<string, Mark>([
  ['comma', { text: ',', glue: 'left' }],
  ['period', { text: '.', glue: 'left', ends: true }],
  ['full stop', { text: '.', glue: 'left', ends: true }],
  ['question mark', { text: '?', glue: 'left', ends: true }],
  ['exclamation mark', { text: '!', glue: 'left', ends: true }],
  ['exclamation point', { text: '!', glue: 'left', ends: true }],
  ['colon', { text: ':', glue: 'left' }],
  ['semicolon', { text: ';', glue: 'left' }],
  ['semi colon', { text: ';', glue: 'left' }],
  ['ellipsis', { text: '…', glue: 'left' }],
  ['dot dot dot', { text: '…', glue: 'left' }],
  ['dash', { text: '–', glue: 'none' }],
  ['hyphen', { text: '-', glue: 'both' }],
  ['forward slash', { text: '/', glue: 'both' }],
  ['open quote', { text: '“', glue: 'right' }],
  ['open quotes', { text: '“', glue: 'right' }],
  ['close quote', { text: '”', glue: 'left' }],
  ['close quotes', { text: '”', glue: 'left' }],
  ['end quote', { text: '”', glue: 'left' }],
  ['unquote', { text: '”', glue: 'left' }],
  ['open parenthesis', { text: '(', glue: 'right' }],
  ['close parenthesis', { text: ')', glue: 'left' }],
  ['open bracket', { text: '(', glue: 'right' }],
  ['close bracket', { text: ')', glue: 'left' }],
  ['new line', { text: '\n', glue: 'both', ends: true }],
  ['next line', { text: '\n', glue: 'both', ends: true }],
  ['new paragraph', { text: '\n\n', glue: 'both', ends: true }],
  ['next paragraph', { text: '\n\n', glue: 'both', ends: true }],
]);

/** 'Quote' is an opening mark only if nothing else fits. */
export const openingQuote: Mark = { text: '“', glue: 'right' };

/** After these words the name of a sign is a noun: 'a new line of products', 'the trial period'. */
export const beforeNoun: ReadonlySet<string> = new Set(
  split(`a an the this that our your my his her their its each every another no any some one word words
    trial notice grace pay payment billing time long short review same probation waiting holiday reporting cooling
    price`),
);

/** Next to these words 'capital' means money, not an upper-case letter. */
export const beforeCapital: ReadonlySet<string> = new Set(
  split('raise raised raising venture working human share growth seed more of in equity risk fresh new enough any'),
);
export const afterCapital: ReadonlySet<string> = new Set(
  split(
    'gains expenditure expenditures expense expenses market markets call calls cost costs structure of for and is in',
  ),
);

export const literally = 'literally';

export const contractionsOfI: ReadonlyMap<string, string> = new Map([
  ['i', 'I'],
  ["i'm", 'I’m'],
  ["i'll", 'I’ll'],
  ["i've", 'I’ve'],
  ["i'd", 'I’d'],
]);

export const weekdays: ReadonlySet<string> = new Set(split('monday tuesday wednesday thursday friday saturday sunday'));

const monthNames = split('January February March April May June July August September October November December');
export const months: ReadonlyMap<string, string> = new Map(monthNames.map((name) => [name.toLowerCase(), name]));
/** Also verbs, so months only next to a day or after these words. */
export const doubtfulMonths: ReadonlySet<string> = new Set(['march', 'may']);
export const beforeMonth: ReadonlySet<string> = new Set(
  split('in by until till since of on before after from next last this early late mid through for'),
);

/** After these, two numbers are a time of day: 'at four thirty'. */
export const beforeTime: ReadonlySet<string> = new Set(
  split('at by until till before after around about from to past between since'),
);

export const bigNumbers: ReadonlyMap<string, number> = new Map([
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);

export const currencies: ReadonlyMap<string, string> = new Map([
  ['dollar', '$'],
  ['dollars', '$'],
  ['bucks', '$'],
  ['euro', '€'],
  ['euros', '€'],
  ['pounds', '£'],
]);

const ordinalList = split(`first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
  fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth`);
export const ordinals: ReadonlyMap<string, number> = new Map([
  ...ordinalList.map((word, at) => [word, at + 1] as const),
  ['twentieth', 20],
  ['thirtieth', 30],
]);

/** These stand before 'at northwind dot com' and are no mailbox. */
export const noMailbox: ReadonlySet<string> = new Set(
  split(`you us me them him her it is are was be am meet look see find found visit posted page site there here up
    available working work works join reach and or start`),
);

export const greetingWords: readonly string[] = [
  'good morning',
  'good afternoon',
  'good evening',
  'morning',
  'hello',
  'dear',
  'hey',
  'hi',
];
export const everybody: ReadonlySet<string> = new Set(split('all everyone everybody team both there folks'));

/** Longest first. A short closing ends the mail only before the person's own name. */
export const closings: readonly { words: string; short: boolean }[] = [
  { words: 'thank you very much', short: true },
  { words: 'with kind regards', short: false },
  { words: 'with best regards', short: false },
  { words: 'kind regards', short: false },
  { words: 'best regards', short: false },
  { words: 'warm regards', short: false },
  { words: 'best wishes', short: false },
  { words: 'all the best', short: false },
  { words: 'many thanks', short: true },
  { words: 'yours sincerely', short: false },
  { words: 'yours truly', short: false },
  { words: 'talk soon', short: true },
  { words: 'speak soon', short: true },
  { words: 'take care', short: true },
  { words: 'thank you', short: true },
  { words: 'sincerely', short: false },
  { words: 'regards', short: false },
  { words: 'cheers', short: true },
  { words: 'thanks', short: true },
  { words: 'yours', short: true },
  { words: 'best', short: true },
];

export const asking =
  /^(?:(?:and|but|so|also|then) )?(?:(?:can|could|would|will|do|did|does|have|has|is|are|was|were|shall|should|may|might) (?:you|we|i|it|that|this|they|he|she|there|the|your|our|anyone|somebody|someone)\b|(?:what|when|where|why|who|how|which)(?:['’]s| is| are| was| do| does| did| can| could| would| will| should| about| many| much| long| soon)\b)/i;

export const numberOrWord = /^\d[\d,.]*$|^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/i;

export const greetingStart = /^(hi|hello|hey|dear|good \w+|morning)\b/i;

export const markName = /^(period|mark|point|line|paragraph)$/;

export const centWord = /^(cents?|pence)$/;

export const capitalWord = /^cap(ital)?$/;

export const letterLike = /^(as in|for) /;

export const bigNumberWord = /^(hundred|thousand|million|billion)$/;

export const oClock = /^o'?clock$/;

export const theWord = /^the words?$/;
