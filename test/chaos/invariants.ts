// Compares the facts of a run with the invariants. Pure, so tests can show that each invariant can fail.

import type { ProviderMessage } from './google.ts';
import { judgeSendings, type SendingRow } from './judge-sendings.ts';
import { type Accepted, changes, type Edit, expectedOf, type Letter, type Order } from './model.ts';
import type { Sent } from './senders.ts';
import type { Given } from './tabs.ts';

export const invariants = {
  I1: 'none lost',
  I2: 'none twice',
  I3: 'the same mailbox',
  I5: 'the audit log',
  I6: 'to each their own',
  I7: 'nothing told to the logs',
  I8: 'the cursor',
  I9: 'nothing stuck',
} as const;
export type Invariant = keyof typeof invariants;

export type Finding = { invariant: Invariant; says: string };

export type StoredMessage = { id: string; threadId: string; subject: string; labels: string[]; shown: string[] };

export type PersonFacts = {
  name: string;
  given: readonly Given[];
  /** The initial state of messages that only the person changes. */
  own: readonly Letter[];
  commands: readonly { id: string; state: string; revision: number }[];
  /** The command id of each audit entry. */
  audited: readonly string[];
  /** Mail that the person sent, with Flow's answers. */
  sent: readonly Sent[];
  sendings: readonly SendingRow[];
  /** The sending id in each mail that left. */
  left: readonly (string | null)[];
  pending: number;
  queued: number;
  error: string | null;
  needsReauth: boolean;
  stored: readonly StoredMessage[];
  provider: readonly ProviderMessage[];
  /** The inbox as a browser gets it, with each message's labels. */
  shown: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  /** The label changes of Flow's calls at the provider, by message, in order. */
  turns: ReadonlyMap<string, readonly string[]>;
  /** Other people's data in this person's rows or answers. */
  leaks: readonly string[];
};

export type Facts = {
  people: readonly PersonFacts[];
  /** Findings that belong to no single person. */
  findings: readonly Finding[];
  now: Date;
};

/**
 * Flow's promise. `inbox`: everything in the inbox, and correct data elsewhere. `five-years`: every message of that age, including
 * spam and trash.
 */
export type Holds = 'inbox' | 'five-years';

export const holds: Holds = 'five-years';

export type Judgement = {
  findings: Finding[];
  counts: { missing: number; extra: number; wrong: number; lost: number; twice: number };
};

export const judge = ({ people, findings, now }: Facts, holds: Holds): Judgement => {
  const each = people.map((person) => {
    const [commands, mail] = [judgeCommands(person), judgeSendings(person)];
    return {
      commands: { lost: [...commands.lost, ...mail.lost], twice: [...commands.twice, ...mail.twice] },
      mailbox: compareMailbox(person, holds, now),
      other: [...judgeAudit(person), ...judgeRest(person)],
    };
  });
  const sum = (of: (one: (typeof each)[number]) => number) => each.reduce((total, one) => total + of(one), 0);
  return {
    findings: [
      ...each.flatMap(({ commands, mailbox, other }) => [
        ...commands.lost,
        ...commands.twice,
        ...differences(mailbox),
        ...other,
      ]),
      ...findings,
    ],
    counts: {
      missing: sum(({ mailbox }) => mailbox.missing.length),
      extra: sum(({ mailbox }) => mailbox.extra.length),
      wrong: sum(({ mailbox }) => mailbox.wrong.length),
      lost: sum(({ commands }) => commands.lost.length),
      twice: sum(({ commands }) => commands.twice.length),
    },
  };
};

type Compared = { missing: string[]; extra: string[]; wrong: string[] };

/** Compares Flow's mailbox with the provider's: messages, labels, threads, subjects, and the browser's inbox. */
export const compareMailbox = (
  { name, stored, provider, shown }: Pick<PersonFacts, 'name' | 'stored' | 'provider' | 'shown'>,
  holds: Holds,
  now: Date,
): Compared => {
  const here = new Map(stored.map((message) => [message.id, message]));
  const there = new Set(provider.map(({ id }) => id));
  const missing = provider.filter((message) => !here.has(message.id) && isPromised(message, holds, now));
  const wrong = provider.flatMap((message) => {
    const mine = here.get(message.id);
    if (mine === undefined) return [];
    const labels = sorted(message.labelIds);
    const seen = shown.get(message.threadId)?.get(message.id);
    return [
      ...(mine.threadId === message.threadId
        ? []
        : [`${name} ${message.id}: thread ${mine.threadId}, really ${message.threadId}`]),
      ...(mine.subject === message.subject
        ? []
        : [`${name} ${message.id}: subject '${mine.subject}', really '${message.subject}'`]),
      ...differs(`${name} ${message.id}: stored`, mine.labels, labels),
      ...differs(`${name} ${message.id}: shown`, mine.shown, labels),
      ...(seen === undefined ? [] : differs(`${name} ${message.id}: told`, seen, labels)),
    ];
  });
  // A message in the trash appears there, not in the inbox.
  const isInInbox = ({ labelIds }: ProviderMessage) => labelIds.includes('INBOX') && !labelIds.includes('TRASH');
  const untold = provider.filter(
    (message) => here.has(message.id) && isInInbox(message) && !shown.has(message.threadId),
  );
  return {
    missing: [...missing, ...untold].map(({ id, labelIds }) => `${name} ${id} (${labelIds})`),
    extra: stored.filter(({ id }) => !there.has(id)).map(({ id }) => `${name} ${id}`),
    wrong,
  };
};

const fiveYears = 5 * 365.25 * 86_400_000;

const isPromised = ({ at, labelIds }: ProviderMessage, holds: Holds, now: Date): boolean =>
  holds === 'inbox' ? labelIds.includes('INBOX') : new Date(at).getTime() > now.getTime() - fiveYears;

const differences = ({ missing, extra, wrong }: Compared): Finding[] => [
  ...missing.map((says) => ({ invariant: 'I3' as const, says: `missing: ${says}` })),
  ...extra.map((says) => ({ invariant: 'I3' as const, says: `extra: ${says}` })),
  ...wrong.map((says) => ({ invariant: 'I3' as const, says })),
];

/** Compares each command with its expected result, in Flow and at the provider. */
const judgeCommands = (person: PersonFacts): { lost: Finding[]; twice: Finding[] } => {
  const rows = Map.groupBy(person.commands, ({ id }) => id);
  const accepted = person.given.flatMap(({ id, order, outcomes }): Accepted[] => {
    const done = outcomes.find((outcome) => outcome.kind === 'done');
    return done === undefined ? [] : [{ id, order, revision: done.revision }];
  });
  const expected = expectedOf(person.own, accepted);
  const lost: string[] = [];
  const twice: string[] = expected.twice.map((id) => `${id} took back what was taken back already`);
  for (const { id, order, outcomes } of person.given) {
    const own = rows.get(id) ?? [];
    const says = `${order.kind} ${id}`;
    if (own.length > 1) twice.push(`${says} is stored ${own.length} times`);
    if (new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size > 1)
      twice.push(`${says} was answered differently`);
    const [outcome] = outcomes;
    if (outcome?.kind === 'done') {
      if (own.length === 0) lost.push(`${says} was accepted and is not there`);
      else if (!own.some(({ state }) => ended.has(state))) lost.push(`${says} is still ${own[0]?.state}`);
      lost.push(...unlike(says, outcome.edits, expected.edits.get(id) ?? [], person.own));
    } else if (outcome?.kind === 'refused') {
      if (own.length > 0) twice.push(`${says} was refused and is there`);
      if (!isUnderstood(order, outcome.code, person.own))
        lost.push(`${says} was refused: ${outcome.status} ${outcome.code}`);
    }
  }
  if (person.pending > 0) lost.push(`${person.pending} pending changes are left`);
  for (const [id, turns] of expected.turns) {
    const message = person.provider.find((one) => one.id === id);
    lost.push(...differs(`${id} at the provider`, message?.labelIds ?? [], expected.labels.get(id) ?? []));
    const more = surplus(person.turns.get(id) ?? [], turns);
    if (more.length > 0) twice.push(`${id} was changed more often than anyone said: ${more}`);
  }
  const finding = (invariant: Invariant) => (says: string) => ({ invariant, says: `${person.name}: ${says}` });
  return { lost: lost.map(finding('I1')), twice: twice.map(finding('I2')) };
};

const ended: ReadonlySet<string> = new Set(['delivered', 'failed', 'dismissed']);

/** Another command was first, or the provider deleted the thread, which nobody does to a person's own. */
const isUnderstood = (order: Order, code: string, own: readonly Letter[]): boolean => {
  if ('commandId' in order.args) return code === 'command.already-undone';
  const mine = new Set(own.map(({ threadId }) => threadId));
  const isAway = code === 'thread.unknown' || code === 'thread.gone';
  return isAway && !order.args.threadIds.every((id) => mine.has(id));
};

/** Flow's claimed changes of the messages that can be judged. */
const unlike = (says: string, done: readonly Edit[], expected: readonly Edit[], own: readonly Letter[]): string[] => {
  const known = new Set(own.map(({ id }) => id));
  const words = (edits: readonly Edit[]) =>
    edits
      .filter((edit) => known.has(edit.messageId) && changes(edit))
      .map(({ messageId, add, remove }) => `${messageId} +${sorted(add)} -${sorted(remove)}`)
      .sort()
      .join('; ');
  const [was, should] = [words(done), words(expected)];
  return was === should ? [] : [`${says} changed [${was}], and should have [${should}]`];
};

/** Changes that happened more often than requested. */
const surplus = (happened: readonly string[], asked: readonly string[]): string[] =>
  [...new Set(happened)].filter((turn) => count(happened, turn) > count(asked, turn));

const count = (list: readonly string[], one: string): number => list.filter((other) => other === one).length;

const judgeAudit = ({ name, commands, audited }: PersonFacts): Finding[] => {
  const entries = Map.groupBy(audited, (id) => id);
  const rows = Map.groupBy(commands, ({ id }) => id);
  const revisions = commands.map(({ revision }) => revision);
  return [
    ...[...rows.keys()]
      .filter((id) => entries.get(id)?.length !== 1)
      .map((id) => `${entries.get(id)?.length ?? 0} entries for ${id}`),
    ...[...entries.keys()].filter((id) => !rows.has(id)).map((id) => `an entry for ${id}, which is not there`),
    ...(new Set(revisions).size === revisions.length ? [] : ['two commands share a revision']),
  ].map((says) => ({ invariant: 'I5', says: `${name}: ${says}` }));
};

const judgeRest = ({ name, queued, error, needsReauth, leaks }: PersonFacts): Finding[] => [
  ...leaks.map((says) => ({ invariant: 'I6' as const, says: `${name} met ${says}` })),
  ...[
    ...(queued > 0 ? [`${queued} messages are still to be fetched`] : []),
    ...(error === null ? [] : [`the mailbox still says ${error}`]),
    ...(needsReauth ? ['the account asks to be connected again'] : []),
  ].map((says) => ({ invariant: 'I9' as const, says: `${name}: ${says}` })),
];

const differs = (says: string, was: readonly string[], should: readonly string[]): string[] =>
  `${sorted(was)}` === `${sorted(should)}` ? [] : [`${says} ${sorted(was)}, really ${sorted(should)}`];

const sorted = (labels: readonly string[]): string[] => labels.toSorted();
