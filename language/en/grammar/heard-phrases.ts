// Free-form requests and answers, as the recogniser listens for them. `{names}`: the people and labels that came with the request.
import type { GrammarName } from '#domain/speech.ts';
import { agendaHeard } from './heard-agenda.ts';
import { eventsHeard } from './heard-events.ts';

/**
 * `means`: the intent as the table of labelled utterances writes it, or the start of that. `bare`: without politeness
 * around it. `rows`: about rows of the queue or the results, which other screens do not show.
 */
export type HeardPhrases = { means: string; templates: readonly string[]; bare?: true; rows?: true };

const ones = '(emails|messages|mail)';
const mail = '(email|message|mail|one)';

const moving: readonly HeardPhrases[] = [
  { means: 'jump', templates: ['go to number {count}', `[go to] the (newest|latest|oldest) [${mail}]`] },
  { means: 'jump', templates: [`(go to the ${mail} from|the one from|go to) {names}`, 'go to the end'] },
  { means: 'pass', templates: ['skip (all|everything) from (her|him|them|this sender)', 'skip [the|all] {bulk}'] },
  { means: 'pass', templates: ['skip everything from {names}'] },
  { means: 'pass', templates: [`only (unread|starred|important) [${ones}]`, 'only people'], rows: true },
  { means: 'take-back:last', templates: ['undo the last (two|three|four|five)'] },
  { means: 'take-back:all', templates: ['undo (everything|all of it)'] },
  { means: 'take-back:nth', templates: ['undo the (first|second|third) one'], rows: true },
];

/** 'Just' is among the words that only fill. */
const reading: readonly HeardPhrases[] = [
  { means: 'headlines', templates: ['just [the] headlines'] },
  { means: 'summaries', templates: ['just [the] summaries'] },
];

const bulk: readonly HeardPhrases[] = [
  {
    means: 'bulk:archive',
    templates: [
      'archive (all|all the|all my) ({bulk}|unread|mail|emails)',
      'archive everything [from {names}|older than (a week|two weeks|a month)]',
      'clear [all|out] [the|my] {bulk}',
      'clear my inbox',
    ],
  },
  { means: 'bulk:trash', templates: ['delete all [the|my] {bulk}', 'delete everything from {names}'] },
  { means: 'bulk:mark-read', templates: ['mark (everything|all|all of them) [as] read'], rows: true },
  { means: 'bulk:mark-read', templates: ['mark all {bulk} as read'] },
  { means: 'bulk:unsubscribe', templates: ['unsubscribe from all [the|my] newsletters'] },
  { means: 'bulk:snooze', templates: ['snooze everything until {when}', 'snooze all {bulk} until {when}'] },
];

const finding: readonly HeardPhrases[] = [
  {
    means: 'search',
    templates: [
      `(find|search for|show me) [the|all|all the] [unread|starred] ${ones} from ({names}|{period})`,
      `(find|show me) all ${ones} with attachments`,
      `(find|show me) [all|my] (unread|starred|important) ${ones}`,
      'did {names} (write|email me|answer|reply)',
      '(open|show me) (starred|spam|sent|unread) [mail|emails]',
    ],
  },
  { means: 'refine', templates: ['only (with attachments|unread|{period}|from {names})'], rows: true },
];

const naming: readonly HeardPhrases[] = [
  { means: 'block:', templates: ['block {names}'] },
  { means: 'unblock:', templates: ['stop blocking {names}'] },
  {
    means: 'forward:who',
    templates: ['forward (it|this|this email|this message) to {names}', 'send (it|this) to {names}'],
  },
  {
    means: 'new:who',
    templates: ['(email|write to|send an email to|new email to|new message to|send a note to) {names} [and {names}]'],
  },
];

const which: readonly HeardPhrases[] = [
  { means: 'answer:only', templates: [`only [the ones] from {names}`, 'only the (first|second|third) one'] },
  {
    means: 'answer:without',
    templates: [
      '(not|except|without|but not|keep|skip) [[the ones] from] {names}',
      '(all|all of them|everything) (except|but) {names}',
      '(not|keep|skip) the (first|second|third) one',
    ],
  },
];

/** Thanks around these would be all of it. */
const thanking: readonly HeardPhrases[] = [
  {
    means: 'short:thanks',
    templates: ['(say|reply with|reply) (thanks|thank you)', 'thank (him|her|them)'],
    bare: true,
  },
];

const editing: readonly HeardPhrases[] = [
  {
    means: 'edit',
    templates: ['(delete|remove|scratch) the last [two|three] (word|words|sentence|sentences|paragraph|line)'],
    bare: true,
  },
  { means: 'spell-out', templates: ['spell (that|the last word|the name)'], bare: true },
];

const addressing: readonly HeardPhrases[] = [
  { means: 'people', templates: ['(add|c c|copy|b c c) {names} [and {names}]', 'also add {names}'] },
  { means: 'people', templates: ['(remove|take out|leave out) {names}'] },
  { means: 'people', templates: ['use (her|his|their|the) (work|private|home|other) address'] },
];

const after: readonly HeardPhrases[] = [
  { means: 'later', templates: ['(send|schedule) it [for] {when}', 'send it later'], bare: true },
  { means: 'after', templates: ['send [it] and (archive [it]|next|go on to the next one)'] },
];

const letter = '(a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z|{names})';

const letters = (most: number): string => (most === 1 ? letter : `${letter} [[dot|dash] ${letters(most - 1)}]`);

const inbox: readonly HeardPhrases[] = [
  ...moving,
  ...reading,
  ...bulk,
  ...finding,
  ...naming,
  ...thanking,
  ...agendaHeard,
  ...eventsHeard,
];

export const heardPhrases: Record<GrammarName, readonly HeardPhrases[]> = {
  inbox,
  history: inbox.filter(({ rows }) => rows === undefined),
  question: [
    { means: 'option', templates: ['{names}'] },
    { means: 'yes', templates: ['{number}'] },
    { means: 'yes', templates: ['(okay|alright|all right|right|please|yes please)'], bare: true },
  ],
  bulk: which,
  draft: [...editing, ...addressing, ...after, { means: 'people', templates: ['{number}'] }],
  dictation: [
    ...editing,
    {
      means: 'dictate',
      templates: ['(comma|period|full stop|question mark|exclamation (mark|point)|colon|open quote|close quote)'],
    },
  ],
  recipients: [
    ...addressing,
    { means: 'people', templates: ['{names} [and {names}]', '[no] the one (from|at) {names}'] },
    {
      means: 'people',
      templates: ['(neither|none|none of them|nobody|the other one|first|second|third|the (first|second|third) [one])'],
    },
    { means: 'people', templates: [`${letters(10)} at ${letters(10)} dot (com|org|net)`] },
  ],
};
