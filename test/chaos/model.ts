// Computes the expected result from the commands alone: initial labels, each verb's meaning, and Flow's order. It covers messages that only
// their person changes, and uses no code of Flow.
import type { triageKinds } from './schedule.ts';

export type Verb = (typeof triageKinds)[number];

export type Order = Triage | Inversion;
type Triage = { kind: Verb; args: { threadIds: string[] } };
type Inversion = { kind: 'undo' | 'redo'; args: { commandId: string } };

/** A command that Flow answered with 'done'. */
export type Accepted = { id: string; order: Order; revision: number };

export type Edit = { messageId: string; add: string[]; remove: string[] };

export type Letter = { id: string; threadId: string; labels: string[] };

export type Expected = {
  /** The final labels of each message. */
  labels: Map<string, string[]>;
  /** The edits of each command. Unchanged messages are omitted. */
  edits: Map<string, Edit[]>;
  /** The label changes of each message in order: `+STARRED`, `-UNREAD`. */
  turns: Map<string, string[]>;
  /** Commands that undid something already undone. */
  twice: string[];
};

const intents: Record<Verb, { add: string[]; remove: string[] }> = {
  archive: { add: [], remove: ['INBOX', 'UNREAD'] },
  trash: { add: ['TRASH'], remove: ['INBOX', 'UNREAD'] },
  'mark-read': { add: [], remove: ['UNREAD'] },
  'mark-unread': { add: ['UNREAD'], remove: [] },
  star: { add: ['STARRED'], remove: ['UNREAD'] },
  unstar: { add: [], remove: ['STARRED'] },
};

export const expectedOf = (letters: readonly Letter[], accepted: readonly Accepted[]): Expected => {
  const labels = new Map(letters.map(({ id, labels }) => [id, new Set(labels)]));
  const edits = new Map<string, Edit[]>();
  const turns = new Map<string, string[]>(letters.map(({ id }) => [id, []]));
  const takenBack = new Set<string>();
  const twice: string[] = [];

  const apply = ({ messageId, add, remove }: Edit): Edit => {
    const has = labels.get(messageId) ?? new Set<string>();
    const real = { messageId, add: add.filter((one) => !has.has(one)), remove: remove.filter((one) => has.has(one)) };
    for (const label of real.add) has.add(label);
    for (const label of real.remove) has.delete(label);
    turns.get(messageId)?.push(...real.add.map((one) => `+${one}`), ...real.remove.map((one) => `-${one}`));
    return real;
  };
  const editsOf = (order: Order): Edit[] => {
    if (inverts(order)) {
      return (edits.get(order.args.commandId) ?? []).map(({ messageId, add, remove }) => ({
        messageId,
        add: remove,
        remove: add,
      }));
    }
    const { threadIds } = order.args;
    const intent = intents[order.kind];
    return letters
      .filter(({ threadId }) => threadIds.includes(threadId))
      .map(({ id }) => ({ messageId: id, ...intent }));
  };
  for (const { id, order } of accepted.toSorted((a, b) => a.revision - b.revision)) {
    if (inverts(order)) {
      if (takenBack.has(order.args.commandId)) twice.push(id);
      takenBack.add(order.args.commandId);
    }
    edits.set(id, editsOf(order).map(apply).filter(changes));
  }
  return { labels: new Map([...labels].map(([id, set]) => [id, [...set].sort()])), edits, turns, twice };
};

const inverts = (order: Order): order is Inversion => order.kind === 'undo' || order.kind === 'redo';

export const changes = ({ add, remove }: Edit): boolean => add.length + remove.length > 0;
