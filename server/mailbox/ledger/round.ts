import type { LabelEdit } from '#domain/change/label-edit.ts';
import type { CommandId, MessageId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import { unitsOf } from '#server/quota/units.ts';

export type OpenCommand = { id: CommandId; edits: LabelEdit[] };

/** No further command joins after this many edits. A round never splits a command. */
export const roundSize = 200;

/** Takes commands up to the first that touches a message again. */
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

/** Merges the edits of each message into one with the same effect on any labels. */
export const netEdits = (edits: readonly LabelEdit[]): LabelEdit[] => {
  const net = new Map<MessageId, LabelEdit>();
  for (const edit of edits) {
    const before = net.get(edit.messageId);
    net.set(edit.messageId, before ? followed(before, edit) : edit);
  }
  return [...net.values()];
};

/** `each`: one edit per message, each returns its labels. `alike`: one edit for many messages, without labels in the answer. */
export type Call =
  | { kind: 'each'; edits: readonly LabelEdit[] }
  | { kind: 'alike'; edits: readonly LabelEdit[]; add: readonly Label[]; remove: readonly Label[] };

const alikeAtOnce = 1000;

/** The fewest calls for these edits. Each message occurs once. */
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
