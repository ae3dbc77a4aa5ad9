// How much goes to the provider at once: the oldest commands that touch no message twice, and the calls that carry their edits.
// Within a round the provider may see the edits in any order, and it makes no difference; between two rounds the order is the person's.
import type { LabelEdit } from '#domain/change/label-edit.ts';
import type { CommandId, MessageId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import { unitsOf } from '#server/quota/units.ts';

/** A command that waits, with what of it the provider has not confirmed, one edit a message. */
export type OpenCommand = { id: CommandId; edits: LabelEdit[] };

/** Edits after which no further command joins; a command is never taken apart. */
export const roundSize = 200;

/** From the oldest on, up to the first that touches a message again. */
export const takeRound = (waiting: readonly OpenCommand[]): OpenCommand[] => {
  const round: OpenCommand[] = [];
  const touched = new Set<MessageId>();
  for (const command of waiting) {
    if (touched.size >= roundSize || command.edits.some(({ messageId }) => touched.has(messageId))) break;
    for (const { messageId } of command.edits) touched.add(messageId);
    round.push(command);
  }
  return round;
};

/** Edits of one message, in order, as the one edit that comes to the same, whatever labels it is laid over. */
export const netEdits = (edits: readonly LabelEdit[]): LabelEdit[] => {
  const net = new Map<MessageId, LabelEdit>();
  for (const edit of edits) {
    const before = net.get(edit.messageId);
    net.set(edit.messageId, before ? followed(before, edit) : edit);
  }
  return [...net.values()];
};

/** `each`: an edit a message, and each answers its labels. `alike`: one edit for many messages, which are not answered one by one. */
export type Call =
  | { kind: 'each'; edits: readonly LabelEdit[] }
  | { kind: 'alike'; edits: readonly LabelEdit[]; add: readonly Label[]; remove: readonly Label[] };

/** Messages of one such call, by Gmail's limit. */
const alikeAtOnce = 1000;

/** The cheapest calls that carry these edits, of which no two are of one message. */
export const callsOf = (edits: readonly LabelEdit[]): Call[] => {
  const groups = [...Map.groupBy(edits, sortOf).values()];
  const [many, few] = [groups.filter(isCheaperAlike), groups.filter((group) => !isCheaperAlike(group))];
  const single = few.flat();
  return [...many.flatMap(alike), ...(single.length > 0 ? [{ kind: 'each', edits: single } as const] : [])];
};

const alike = (group: readonly LabelEdit[]): Call[] => {
  const [first] = group;
  if (!first) return [];
  const rest = alike(group.slice(alikeAtOnce));
  return [{ kind: 'alike', edits: group.slice(0, alikeAtOnce), add: first.add, remove: first.remove }, ...rest];
};

const isCheaperAlike = (group: readonly LabelEdit[]): boolean => unitsOf.modify * group.length > unitsOf.modifyMany;

const sortOf = ({ add, remove }: LabelEdit): string => JSON.stringify([add.toSorted(), remove.toSorted()]);

const followed = (before: LabelEdit, after: LabelEdit): LabelEdit => ({
  ...before,
  add: united(before.add, after.remove, after.add),
  remove: united(before.remove, after.add, after.remove),
});

const united = (before: readonly Label[], without: readonly Label[], more: readonly Label[]): Label[] => [
  ...new Set([...before.filter((label) => !without.includes(label)), ...more]),
];
