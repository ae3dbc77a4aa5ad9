// What Flow says of what it has learnt, in US English.
import type { Lesson } from '#domain/lesson.ts';
import { nameOfWeekday } from '#language/en/engine/day-names.ts';
import { ended } from '#language/en/engine/end-sentence.ts';

/** What Flow learnt. `who`: as it calls them. */
export const lessonWords = (lesson: Lesson, who: string): string => learnt[lesson.kind](lesson, who);

const learnt: Readonly<Record<Lesson['kind'], (lesson: Lesson, who: string) => string>> = {
  called: ({ words }, who) => calledWords(who, words),
  greeting: ({ words }) => (words === '' ? 'You write without a greeting' : `You greet with ${quoted(words)}`),
  closing: ({ words }) => `You sign with ${quoted(words)}`,
  contractions: ({ words }) =>
    words === 'short' ? 'You write “I’ll”, not “I will”' : 'You write “I will”, not “I’ll”',
  exclamation: () => 'You like exclamation marks',
  with: ({ words, closing }, who) =>
    `To ${who} you write ${words === '' ? 'without a greeting' : quoted(words, who)}${closing === undefined ? '' : ` and ${quoted(closing)}`}`,
  answers: ({ words }, who) => habits[words]?.(who) ?? `You answer ${who}`,
  meetings: ({ words }) => `You move meetings ${partOfWeek(words)}`,
  promise: ({ words }) => `You said this is no promise: “${words}”`,
};

/** 'Priya is your boss', 'Alexandra is also Sasha'. */
const calledWords = (who: string, alias: string): string =>
  /^my /i.test(alias) ? `${who} is ${yours(alias)}` : `${who} is also ${alias}`;

const habits: Readonly<Record<string, (who: string) => string>> = {
  hour: (who) => `You usually answer ${who} within the hour`,
  always: (who) => `You always answer ${who}`,
  never: (who) => `You never answer ${who}`,
};

/** 'day-5-after-four' is 'on Fridays after four'. */
const partOfWeek = (id: string): string => {
  const [, day, part = ''] = /^(?:day-(\d))?-?(.*)$/.exec(id) ?? [];
  const days = day === undefined ? [] : [`on ${nameOfWeekday(Number(day))}s`];
  return [...days, part.replaceAll('-', ' ')].filter((words) => words !== '').join(' ');
};

/** Why Flow thinks so. */
export const evidenceWords = ({ kind, words, count, of, said }: Lesson): string => {
  switch (kind) {
    case 'called':
      return `you said “${said ?? ''}”`;
    case 'contractions':
      return `${count} of ${of} such words in what you sent`;
    case 'answers':
      if (words === 'hour') return `${count} of ${of} answers`;
      return words === 'never' ? `none of the last ${of} emails` : `${count} of the last ${of} emails`;
    case 'meetings':
      return `${count} of ${of} meetings with guests`;
    case 'promise':
      return 'you told Flow';
    case 'exclamation':
      return `in ${count} of ${of} emails you sent`;
    default:
      return `${count} of ${of} emails you sent`;
  }
};

/** Where Flow uses it. */
export const useWords: Readonly<Record<Lesson['kind'], string>> = {
  called: 'Used whenever you say this name',
  greeting: 'Used in answers that Flow drafts',
  closing: 'Used in answers that Flow drafts',
  contractions: 'Used in answers that Flow drafts',
  exclamation: 'Used in short thanks',
  with: 'Used in answers to them that Flow drafts',
  answers: 'Used in the order of your mail',
  meetings: 'Used when Flow looks for a time with others',
  promise: 'Left out of your promises and your briefing',
};

/** `who`: an address or a name, empty if it is about everybody. */
export const forgottenName = (kind: string, who: string): string => {
  if (kind === 'with') return `How you write to ${who}`;
  if (kind === 'answers') return `How you answer ${who}`;
  if (kind === 'meetings') return `That you move meetings ${partOfWeek(who)}`;
  return general[kind] ?? 'Something Flow knew';
};

const general: Readonly<Record<string, string>> = {
  greeting: 'How you greet',
  closing: 'How you sign',
  contractions: 'Whether you write “I’ll” or “I will”',
  exclamation: 'Your exclamation marks',
};

export const nothingLearnt = 'I haven’t learned anything about you yet.';
export const lessonsFailed = 'I couldn’t look that up.';

/** 'I know 12 things about you.' */
export const lessonCount = (count: number): string =>
  count === 1 ? 'I know one thing about you.' : `I know ${count} things about you.`;

/** 'First, you greet with “Hi Dana,”: 31 of 40 emails you sent.' */
export const lessonLine = (nth: number, words: string, evidence: string): string =>
  ended(`${order[nth] ?? 'Then'}, ${within(words)}: ${evidence}`);

export const moreLessons = (left: number): string => `${left} more. Go on?`;
export const forgotten = (words: string): string => ended(`Forgotten: ${within(words)}`);
export const forgottenSome = (count: number): string =>
  count === 1 ? 'Forgotten.' : `Forgotten: ${count} things that I knew about you.`;
export const noSuchLesson = (count: number): string => `I named ${count === 1 ? 'only one' : `only ${count}`}.`;
export const forgetsByTouch = 'To forget everything, press Forget all on the screen.';

/** Reads back what Flow keeps. */
export const remembered = (name: string, alias: string): string => ended(`I’ll remember: ${calledWords(name, alias)}`);
export const rememberedBefore = (name: string, alias: string): string => ended(`I know: ${calledWords(name, alias)}`);
export const whomCalled = (name: string): string => `I know nobody called ${name}. Say their whole name or address.`;

const matters = {
  health: 'health',
  religion: 'religion',
  politics: 'politics',
  sex: 'somebody’s love life',
  union: 'unions',
} as const;

export const neverKept = (matter: keyof typeof matters): string =>
  `I don’t keep anything about ${matters[matter]}, so I won’t remember that.`;

const yours = (alias: string): string => alias.replace(/^my /i, 'your ');

const quoted = (words: string, name = 'Name'): string => `“${words.replace('{name}', name)}”`;

/** A name keeps its capital. */
const within = (words: string): string => words.replace(/^(?:You|To) /, (lead) => lead.toLowerCase());

const order = ['First', 'Second', 'Third'];
