// Whether words mean something in a state. Asks the code that will act on them: it knows every phrase, and the grammar
// only the common ones.

import type { Contact } from '#domain/contact.ts';
import { CommandId, ThreadId } from '#domain/id.ts';
import { LabelId } from '#domain/mail.ts';
import type { GrammarName } from '#domain/speech.ts';
import { parseAfterSend } from '#language/after-send.ts';
import { parseHold } from '#language/drafting/draft-act.ts';
import type { Drafting, RecipientAct } from '#language/drafting/draft-intent.ts';
import { namesIn } from '#language/drafting/match-recipient.ts';
import { actNames } from '#language/en/bulk/bulk-words.ts';
import { marks } from '#language/en/drafting/dictation-words.ts';
import { parseAnswer } from '#language/engine/answer.ts';
import { normalize } from '#language/engine/normalize.ts';
import { type QuestionAct, questionActs } from '#language/engine/question.ts';
import { keys } from '#language/engine/tables.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import { recognize } from '#language/intents/recognize.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand } from '#language/understand.ts';
import { namesSaid } from './names.ts';
import { inApp, inHistory } from './screens-here.ts';

export const meansSomethingIn = (name: GrammarName, heard: string, names: readonly string[]): boolean =>
  isStop(heard) ||
  situations[name](names, heard).some(
    (here) => isMeant(understand(heard, here), here, names) || parseAfterSend(heard, here) !== null,
  );

const isStop = (heard: string): boolean =>
  parseHold(heard) !== null ||
  recognize(normalize(heard)).some((intent) => intent.kind === 'control' && stops.has(intent.control.kind));

const stops: ReadonlySet<string> = new Set(['pause', 'stop']);

const isMeant = (understood: ParsedUtterance, { drafting }: Situation, names: readonly string[]): boolean => {
  // Any words could name a new label, and that needs a confirmation.
  if (understood.kind === 'control') return understood.control.kind !== 'new-label';
  // Recognisers hear 'thank you' in noise.
  if (understood.kind === 'talk') return understood.about !== 'thanks';
  if (understood.kind !== 'draft') return understood.kind !== 'fallback';
  const { act } = understood;
  if (act.kind === 'dictate') return drafting?.step !== 'writing' || marks.has(act.words);
  return act.kind !== 'people' || !drafting?.asks || isKnown(act.what, names);
};

/** While Flow asks for a person, any words count as one. */
const isKnown = (what: RecipientAct, names: readonly string[]): boolean => {
  if (what.kind === 'choose') return what.nth !== null;
  const known = new Set(namesSaid(names).map((said) => said.join(' ')));
  return what.kind !== 'add' || namesIn(what.who).every((who) => known.has(who.toLowerCase()));
};

const mail = { threadId: ThreadId.parse('here') };
const command = CommandId.parse('00000000-0000-7000-8000-000000000000');

const reading: Situation = {
  inScene: inApp,
  playing: mail,
  lastActedOn: mail,
  undoable: command,
  undoes: 'archive',
  redoable: command,
  redoes: 'archive',
  isPlaying: true,
  searching: null,
  labels: [],
  question: null,
  asking: null,
  now: new Date(0),
  zone: 'UTC',
};

const among = (names: readonly string[]): Situation => ({
  ...reading,
  labels: names.map((name) => ({ id: LabelId.parse(`Label_${name}`), name })),
});

const person = (name: string): Contact => ({
  name,
  givenName: name.split(/\s+/)[0] ?? name,
  nicknames: namesSaid([name]).map((words) => words.join(' ')),
  emails: [`${name.replaceAll(/[^a-z]/gi, '')}@somewhere.example`.toLowerCase()],
  organization: null,
  title: null,
  phonetic: null,
  written: 0,
  lastWrittenAt: null,
  known: 'contacts',
});

const drafting = (step: Drafting['step'], names: readonly string[], more: Partial<Drafting> = {}): Situation => {
  const people = names.map(person);
  const to = people.map((one) => ({ name: one.name, email: one.emails[0] ?? '' }));
  return { ...reading, drafting: { step, sending: null, people, recipients: { to, cc: [], bcc: [] }, ...more } };
};

const situations: Record<GrammarName, (names: readonly string[], heard: string) => Situation[]> = {
  inbox: (names) => [
    among(names),
    { ...among(names), searching: 'list' },
    { ...among(names), searching: 'mail' },
    { ...among(names), playing: null },
    { ...among(names), calendar: { spoken: true } },
    { ...among(names), playing: { ...mail, labels: ['spam'] } },
    drafting('none', names, { sending: 'held' }),
  ],
  history: (names) => [
    { ...among(names), inScene: inHistory },
    { ...among(names), inScene: inHistory, playing: null },
    { ...among(names), inScene: inHistory, calendar: { spoken: true } },
    { ...among(names), inScene: inHistory, playing: { ...mail, labels: ['spam'] } },
    { ...drafting('none', names, { sending: 'held' }), inScene: inHistory },
  ],
  question: (names, heard) => [
    { ...among(names), question: { kind: 'yes-no', act: actIn(heard) } },
    { ...among(names), question: { kind: 'which', options: names } },
    { ...among(names), question: { kind: 'proof', number: numberIn(heard) ?? 10 } },
    { ...among(names), asking: 'snooze' },
  ],
  bulk: (names) => keys(actNames).map((confirming) => ({ ...among(names), confirming })),
  draft: (names, heard) => [
    drafting('ready', names, { number: numberIn(heard) }),
    drafting('ready', names, { orphan: true }),
  ],
  dictation: (names) => [drafting('writing', names)],
  recipients: (names) => [
    drafting('ready', names, { asks: { kind: 'which', field: 'to', people: names.map(person), rest: [] } }),
    drafting('ready', names, { asks: { kind: 'which', field: 'to', people: names.slice(0, 2).map(person), rest: [] } }),
    drafting('ready', names, { asks: { kind: 'address', field: 'to', who: '', rest: [] } }),
  ],
};

/** The act that an answer names. Other words get an act that allows more than an answer. */
const actIn = (heard: string): QuestionAct =>
  questionActs.find((act) => parseAnswer(heard, { kind: 'yes-no', act }) !== null) ?? 'archive';

const numberIn = (heard: string): number | null => (/^\d{2}$/.test(normalize(heard)) ? Number(normalize(heard)) : null);
