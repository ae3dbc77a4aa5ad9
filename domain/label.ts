// The person's own labels: Gmail names each by an id; one that is still to be made has its name for an id until Gmail gives it another.
import * as z from 'zod/mini';
import type { Change, LabelEdit } from './change/mailbox.ts';
import { isRole, type Label, LabelId } from './mail.ts';

export const OwnLabel = z.object({ id: LabelId, name: z.string() });
export type OwnLabel = z.infer<typeof OwnLabel>;

/** Marks the ids of labels that belong to the provider and have no role in Flow. */
export const otherLabelPrefix = 'other:';

/** What a person's command may add or remove: one of their own labels, never a role or another label of the provider's. */
export const OwnLabelId = LabelId.check(z.regex(/^(?!other:|new:\s*$)[^\p{Cc}]+$/u));

/** Gmail takes 225 characters. */
export const longestLabelName = 200;

const prefix = 'new:';

/** The id of a label that there is not yet. */
export const labelToMake = (name: string): LabelId => NewLabelId.parse(`${prefix}${name}`);

/** Takes any length: `isFreeName` limits it. */
const NewLabelId = z.string().brand<'LabelId'>();

/** The name of a label that is still to be made; null for every other. */
export const nameToMake = (id: Label): string | null => (id.startsWith(prefix) ? id.slice(prefix.length) : null);

/** Gmail gives nobody's label the name of one of its own, and none twice, in whatever case. */
export const isFreeName = (name: string, labels: readonly OwnLabel[]): boolean =>
  name.trim() !== '' &&
  name.length <= longestLabelName &&
  !reserved.has(name.trim().toLowerCase()) &&
  labelCalled(name, labels) === undefined;

const reserved: ReadonlySet<string> = new Set(
  'inbox sent draft drafts important starred unread trash bin spam chat chats scheduled snoozed muted all'.split(' '),
);

export const labelCalled = (name: string, labels: readonly OwnLabel[]): OwnLabel | undefined =>
  labels.find((label) => label.name.toLowerCase() === name.trim().toLowerCase());

/** The label under the id that Gmail has given it meanwhile, where it has. */
export const settledLabel = (id: Label, labels: readonly OwnLabel[]): Label => {
  const name = nameToMake(id);
  return name === null ? id : (labelCalled(name, labels)?.id ?? id);
};

/** A change with every label under the id that Gmail has given it meanwhile. */
export const withSettledLabels = (change: Change, labels: readonly OwnLabel[]): Change => {
  switch (change.kind) {
    case 'relabel':
      return { ...change, ...settled(change, labels) };
    case 'edit-labels':
      return { ...change, edits: change.edits.map((edit) => ({ ...edit, ...settled(edit, labels) })) };
    default:
      return change;
  }
};

const settled = ({ add, remove }: Pick<LabelEdit, 'add' | 'remove'>, labels: readonly OwnLabel[]) => ({
  add: add.map((id) => settledLabel(id, labels)),
  remove: remove.map((id) => settledLabel(id, labels)),
});

/** The names of those among a mail's labels that are the person's own, each once, in the order of the alphabet. */
export const ownNames = (ids: readonly Label[], labels: readonly OwnLabel[]): OwnLabel[] => {
  const names = new Map(labels.map(({ id, name }) => [id, name]));
  const shown = new Map<string, OwnLabel>();
  for (const id of ids) {
    if (isRole(id)) continue;
    const name = names.get(id) ?? nameToMake(id);
    if (name !== null) shown.set(name.toLowerCase(), { id, name });
  }
  return [...shown.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
};
