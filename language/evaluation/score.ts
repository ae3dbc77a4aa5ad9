// Reads the table of labelled utterances and scores `understand`: how many are right, and which errors would trash mail
// against the person's will.

import { CommandId, ThreadId } from '#domain/id.ts';
import { LabelId } from '#domain/mail.ts';
import type { Control, ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand } from '#language/understand.ts';

export type Labelled = { state: State; expected: string; utterance: string };

export type Outcome = Labelled & { got: string };

/** The rows of `utterances.txt`: one utterance a line, under a heading `# state: expected`. */
export const readTable = (text: string): Labelled[] => {
  const rows: Labelled[] = [];
  let heading: Omit<Labelled, 'utterance'> | undefined;
  for (const line of text.split('\n').filter((one) => one !== '')) {
    if (line.startsWith('# ')) heading = readHeading(line);
    else if (heading) rows.push({ ...heading, utterance: line });
  }
  return rows;
};

export const score = (rows: readonly Labelled[]): { wrong: Outcome[]; right: number } => {
  const wrong = rows
    .map((row) => ({ ...row, got: shortFor(understand(row.utterance, states[row.state])) }))
    .filter(({ got, expected }) => got !== expected);
  return { wrong, right: 1 - wrong.length / rows.length };
};

/**
 * An intent in the notation of the table. A command is its kind, with these marks: `!` the lesser of two intents,
 * `@last` the mail handled before, `@next` the next mail, `?` a reminder that waits for an answer, `+archive` an
 * archive until then. A control has its number. A refusal is `no:` and its reason. `fallback` is a miss. `&` joins
 * several.
 */
export const shortFor = (intent: ParsedUtterance): string => {
  switch (intent.kind) {
    case 'command':
      return commandShort(intent);
    case 'control':
      return controlShort(intent.control);
    case 'draft':
      return draftShort(intent.act);
    case 'answer':
      return 'nth' in intent.answer ? `option:${intent.answer.nth}` : intent.answer.kind;
    case 'refused':
      return `no:${intent.why}`;
    case 'fallback':
      return 'fallback';
    case 'scene':
      return `scene:${intent.name}`;
    case 'unsure':
      return `${shortFor(intent.meant)}?`;
    default:
      return furtherShort(intent);
  }
};

type Further = Extract<
  ParsedUtterance,
  { kind: 'agenda' | 'ask' | 'talk' | 'event' | 'inquiry' | 'take-back' | 'bulk' | 'bulk-answer' | 'several' }
>;

const furtherShort = (intent: Further): string => {
  if (intent.kind === 'several') return intent.parts.map(shortFor).join('&');
  if (intent.kind === 'talk') return `talk:${intent.about}`;
  if (intent.kind === 'inquiry') return `inquiry:${intent.about}`;
  if (intent.kind === 'ask') return askShort(intent.request);
  if (intent.kind === 'agenda') return `agenda:${intent.request.asks}`;
  if (intent.kind === 'event') return `event:${intent.request.does}`;
  if (intent.kind === 'take-back') return `take-back:${intent.which.pick.kind}`;
  return intent.kind === 'bulk' ? `bulk:${intent.request.act}` : `answer:${intent.answer.kind}`;
};

const askShort = (request: Extract<Further, { kind: 'ask' }>['request']): string => {
  if (request.does === 'ask') return 'ask';
  if (request.does === 'remember') return `remember:${request.alias}`;
  if (request.does === 'brief') return `briefing:${request.of}`;
  if (request.does === 'promises') return `promises:${request.side}`;
  if (request.does === 'people') return `people:${request.by}`;
  if (request.does === 'person') return `person:${request.asks}`;
  return request.does === 'settle' ? `promise:${request.as}` : `answer:${request.does}`;
};

const draftShort = (act: Extract<ParsedUtterance, { kind: 'draft' }>['act']): string => {
  if (act.kind === 'short') return `short:${act.reply}`;
  if ('who' in act) return `${act.kind}${act.who === null ? '' : ':who'}`;
  return !texts.has(act.kind) && 'words' in act && act.words !== null ? `${act.kind}:words` : act.kind;
};

const texts: ReadonlySet<string> = new Set(['dictate', 'edit', 'rewrite', 'spell-out']);

const commandShort = ({ command, lesser }: Extract<ParsedUtterance, { kind: 'command' }>): string => {
  const about = 'threadIds' in command.args ? (elsewhere.get(command.args.threadIds[0] ?? now) ?? '') : '';
  const how = command.kind === 'remind' ? remindShort(command.args) : '';
  const what = 'label' in command.args ? `:${command.args.label}` : '';
  return `${command.kind}${what}${how}${lesser ? '!' : ''}${about}`;
};

const remindShort = ({ unlessAnswered, archive }: { unlessAnswered: boolean; archive: boolean }): string =>
  `${unlessAnswered ? '?' : ''}${archive ? '+archive' : ''}`;

const controlShort = (control: Control): string => {
  if (control.kind === 'next' || control.kind === 'previous') return `${control.kind}:${control.count}`;
  if (control.kind === 'speed') return `speed:${control.rate}`;
  if (control.kind === 'block') return blockShort(control);
  if ('command' in control) return askingShort(control);
  return control.kind === 'open-result' ? `open-result:${control.nth ?? 'chosen'}` : control.kind;
};

const blockShort = ({ unblock, sender }: Extract<Control, { kind: 'block' }>): string => {
  const verb = unblock ? 'unblock' : 'block';
  if ('called' in sender) return `${verb}:${sender.called.replaceAll(' ', '_')}`;
  return `${verb}${sender.threadId === before ? '@last' : ''}`;
};

const askingShort = (control: Extract<Control, { command: unknown }>): string => {
  if (control.kind === 'when') return `when:${control.command}${control.threadId === before ? '@last' : ''}`;
  if (control.kind === 'new-label') return `new-label:${control.command}:${control.name.replaceAll(' ', '_')}`;
  return `${control.kind}:${control.command}`;
};

const now = ThreadId.parse('now');
const before = ThreadId.parse('before');
const around = {
  before: [{ threadId: ThreadId.parse('passed') }],
  after: ['next', 'second', 'third'].map((id) => ({ threadId: ThreadId.parse(id) })),
};
const elsewhere: ReadonlyMap<ThreadId, string> = new Map([
  [before, '@last'],
  ...[...around.before, ...around.after].map(({ threadId }) => [threadId, `@${threadId}`] as const),
]);
const list = [around.before[0], { threadId: now }, ...around.after];
const listed = (place: number | 'last') => (place === 'last' ? list.at(-1) : list[place - 1]) ?? null;
const given = CommandId.parse('0199aaaa-0000-7000-8000-000000000001');

const fresh: Situation = {
  playing: { threadId: now },
  around,
  listed,
  lastActedOn: null,
  undoable: null,
  undoes: null,
  redoable: null,
  redoes: null,
  isPlaying: true,
  searching: null,
  labels: ['Legal', 'Receipts', 'Travel', 'Clients/Acme', 'Projects/Acme', 'Hiring/Design lead'].map((name) => ({
    id: LabelId.parse(`Label_${name.split('/')[0]}`),
    name,
  })),
  question: null,
  asking: null,
  now: new Date('2026-11-17T09:20:00Z'),
  zone: 'Europe/Berlin',
};

const archived: Situation = { ...fresh, lastActedOn: { threadId: before }, undoable: given, undoes: 'archive' };
const back: Situation = { ...fresh, lastActedOn: { threadId: now }, redoable: given };

export const states = {
  fresh,
  mail: archived,
  trashed: { ...archived, undoes: 'trash' },
  undone: { ...back, redoes: 'archive' },
  untrashed: { ...back, redoes: 'trash' },
  found: { ...archived, isPlaying: false, searching: 'list' },
  opened: { ...archived, searching: 'mail' },
  writing: { ...fresh, isPlaying: false, drafting: { step: 'writing', sending: null } },
  orphan: { ...fresh, isPlaying: false, drafting: { step: 'ready', sending: null, orphan: true } },
  ready: { ...fresh, isPlaying: false, drafting: { step: 'ready', sending: null } },
  left: { ...archived, drafting: { step: 'none', sending: 'left' } },
  held: { ...fresh, drafting: { step: 'none', sending: 'held' } },
  /** A held send while another question, or another draft, is open. */
  heldBulk: { ...fresh, drafting: { step: 'none', sending: 'held' }, confirming: 'archive' },
  heldQuestion: {
    ...fresh,
    drafting: { step: 'none', sending: 'held' },
    question: { kind: 'yes-no', act: 'archive' },
  },
  heldChoice: {
    ...fresh,
    drafting: { step: 'none', sending: 'held' },
    question: { kind: 'which', options: ['Clients/Acme', 'Projects/Acme'] },
  },
  heldWriting: { ...fresh, drafting: { step: 'writing', sending: 'held' } },
  question: { ...archived, question: { kind: 'yes-no', act: 'archive' } },
  choice: { ...archived, question: { kind: 'which', options: ['Clients/Acme', 'Projects/Acme'] } },
  untilWhen: { ...archived, question: { kind: 'when' } },
  asked: { ...archived, asking: 'remind' },
  snoozed: { ...archived, undoes: 'snooze' },
  resting: { ...fresh, isPlaying: false },
  empty: { ...archived, playing: null, isPlaying: false },
} as const satisfies Record<string, Situation>;

type State = keyof typeof states;

const readHeading = (line: string): Omit<Labelled, 'utterance'> => {
  const [, state, expected] = /^# (\w+): (\S+)$/.exec(line) ?? [];
  if (state === undefined || expected === undefined || !isState(state)) throw new Error(`No such heading: ${line}`);
  return { state, expected };
};

const isState = (name: string): name is State => name in states;
