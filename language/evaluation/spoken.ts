// Sentences as six kinds of people say them: terse, chatty, in a foreign language, indirect, correcting themselves, and several things in
// one breath. The label has every detail: the time, the words, which mails.
import { dayOf, minutesOf } from '#domain/day.ts';
import { writeQuery } from '#domain/search-query.ts';
import { momentOf } from '#language/engine/slots/moment.ts';
import { isGrave } from '#language/intents/gravity.ts';
import type { Control, Intent, ParsedUtterance } from '#language/intents/intent.ts';
import { readSearch } from '#language/search/read-search.ts';
import { understand } from '#language/understand.ts';
import { situationNamed } from './independent-states.ts';
import { shortFor, states } from './score.ts';

/** `expected`: the intents that a person would accept. */
export type Spoken = {
  speaker: string;
  state: string;
  expected: string[];
  words: string;
  half: 'seen' | 'unseen' | 'later' | 'last' | 'fresh, seen' | 'fresh, unseen';
};

/**
 * `asked`: the right question. `missed`: Flow did not understand. `answer`: a wrong reply, question or view. `act`: a
 * wrong change of mail or of the calendar, a wrong yes, or a draft thrown away.
 */
export type Judgement = 'right' | 'asked' | 'missed' | 'answer' | 'act';

/** Lines of `speaker TAB state TAB expected | expected TAB sentence`. */
export const readSpoken = (text: string): (Spoken & { half: 'seen' | 'unseen' })[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [speaker = '', state = '', expected = '', words = ''] = line.split('\t');
      return { speaker, state, expected: expected.split(' | '), words, half: halfOf(words) };
    });

/** By the sum of the code points, so that nobody chooses. */
const halfOf = (words: string): 'seen' | 'unseen' =>
  [...words].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 2 === 0 ? 'seen' : 'unseen';

export const judge = ({ state, words, expected }: Spoken): { got: string; judgement: Judgement } => {
  const intent = understand(words, situationNamed(state));
  const got = detailed(intent);
  if (expected.some((one) => isSame(one, got))) return { got, judgement: 'right' };
  if (intent.kind === 'unsure' && expected.some((one) => isSame(one, detailed(intent.meant))))
    return { got, judgement: 'asked' };
  return { got, judgement: faultOf(intent, expected) };
};

const faultOf = (intent: ParsedUtterance, expected: readonly string[]): Judgement => {
  if (intent.kind === 'fallback') return expected.includes('none') ? 'right' : 'missed';
  return changesSomething(intent) ? 'act' : 'answer';
};

/** At once, or after a question that names the wrong things. */
const changesSomething = (intent: ParsedUtterance): boolean => {
  switch (intent.kind) {
    case 'several':
      return intent.parts.some(changesSomething);
    case 'command':
    case 'bulk':
    case 'take-back':
    case 'event':
      return true;
    case 'answer':
      return intent.answer.kind === 'yes';
    case 'bulk-answer':
      return intent.answer.kind !== 'no';
    default:
      return isGrave(intent);
  }
};

/** A date alone fits any hour of that day. */
const isSame = (expected: string, got: string): boolean => {
  const [one, other] = [ordered(expected), ordered(got)];
  if (one === other) return true;
  return !/\d:\d\d/.test(expected) && one === ordered(got.replace(/(?<=\d{4}-\d\d-\d\d) \d\d:\d\d/g, ''));
};

/** The order of the conditions, and of the commands on one mail, does not matter. */
const ordered = (text: string): string =>
  text
    .split(' & ')
    .map((part) => (/^(?:\? )?(?:bulk|search)/.test(part) ? tokensOf(part.replace(/[()]/g, '')) : lettersOf(part)))
    .toSorted()
    .join(' & ');

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9&?@:/+ -]+/g, '');

export const detailed = (intent: ParsedUtterance): string => {
  switch (intent.kind) {
    case 'several':
      return intent.parts.map(detailed).join(' & ');
    case 'unsure':
      return `? ${detailed(intent.meant)}`;
    case 'command':
      return commandIn(intent);
    case 'control':
      return controlIn(intent.control);
    case 'draft':
      return draftIn(intent.act);
    case 'bulk':
      return bulkIn(intent.request);
    case 'answer':
      return answerIn(intent.answer);
    case 'bulk-answer':
      return bulkAnswerIn(intent.answer);
    default:
      return shortFor(intent).replace(':', ' ');
  }
};

const answerIn = (answer: Extract<Intent, { kind: 'answer' }>['answer']): string =>
  answer.kind === 'time' ? `time ${at(momentOf(answer.when, now, zone))}` : answer.kind;

const bulkAnswerIn = (answer: Extract<Intent, { kind: 'bulk-answer' }>['answer']): string =>
  `answer ${answer.kind}${'words' in answer ? ` ${bare(answer.words)}` : ''}`;

const { now, zone } = states.mail;

const at = (moment: Date | string): string => {
  const minutes = minutesOf(new Date(moment), zone);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${dayOf(new Date(moment), zone)} ${clock}`;
};

type CommandIntent = Extract<Intent, { kind: 'command' }>;

const commandIn = (intent: CommandIntent): string => {
  const { command } = intent;
  if (command.kind === 'snooze') return `${shortFor(intent)} ${at(command.args.until)}`;
  if (command.kind === 'remind') return `${shortFor(intent)} ${at(command.args.at)}`;
  return shortFor(intent).replace(/:Label_(\w+)/, (_, name: string) => ` ${full.get(name) ?? name}`);
};

const full: ReadonlyMap<string, string> = new Map([['Hiring', 'Hiring/Design lead']]);

const controlIn = (control: Control): string => {
  switch (control.kind) {
    case 'jump':
      return `jump ${control.to.kind}${'words' in control.to ? ` ${control.to.words}` : ''}${'nth' in control.to ? ` ${control.to.nth}` : ''}`;
    case 'search':
    case 'refine':
      return `${control.kind} ${tokensOf(writeQuery(readSearch(control.words, states.mail)))}`;
    case 'new-label':
      return `new-label ${control.command} ${control.name}`;
    default:
      return shortFor({ kind: 'control', control }).replaceAll(':', ' ');
  }
};

const draftIn = (act: Extract<Intent, { kind: 'draft' }>['act']): string => {
  const words = 'words' in act && act.words !== null ? `: ${act.words}` : '';
  if (act.kind === 'short') return `short ${act.reply}`;
  const who = 'who' in act && act.who !== null ? ` ${bare(act.who)}` : '';
  const subject = 'subject' in act && act.subject !== null ? ` / ${act.subject}` : '';
  return `${act.kind}${who}${subject}${words}`;
};

/** 'The ones from Tom' is Tom. */
const bare = (words: string): string =>
  words
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .replace(/\b(?:the|a|mails?|ones?|from|of|and|to)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const bulkIn = ({ act, filter, goal }: Extract<Intent, { kind: 'bulk' }>['request']): string => {
  const which =
    filter === 'found' ? 'found' : `${writeQuery(filter.query)} ${filter.mailing?.replace('not-', '-') ?? ''}`;
  // Only mail that it changes.
  const own = act === 'star' ? which.replace('-in:starred', '') : which;
  const to =
    goal === undefined
      ? ''
      : 'until' in goal
        ? ` until ${goal.until === null ? '?' : at(goal.until)}`
        : ` ${goal.called}`;
  return `bulk ${act} ${tokensOf(own)}${to}`;
};

const tokensOf = (query: string): string => query.toLowerCase().trim().split(/\s+/).toSorted().join(' ');
