// Custom labels. Gmail gives each an id. Until then a new label's id contains its name.
import * as z from 'zod/mini';
import type { LabelEdit } from './change/label-edit.ts';
import type { MailboxChange } from './change/mailbox.ts';
import { isRole, type Label, LabelId } from './mail.ts';

export const OwnLabel = z.object({ id: LabelId, name: z.string() });
export type OwnLabel = z.infer<typeof OwnLabel>;

/** Marks the ids of labels that belong to the provider and have no role in Flow. */
export const otherLabelPrefix = 'other:';

/** Commands may only add and remove custom labels, never a role or another label of the provider's. */
export const OwnLabelId = LabelId.check(z.regex(/^(?!other:|new:\s*$)[^\p{Cc}]+$/u));

/** Gmail allows 225 characters. */
export const longestLabelName = 200;

const prefix = 'new:';

/** The temporary id of a label that does not exist yet. */
export const labelToMake = (name: string): LabelId => NewLabelId.parse(`${prefix}${name}`);

/** Takes any length: `isFreeName` limits it. */
const NewLabelId = z.string().brand<'LabelId'>();

/** The name in a temporary id. Null for any other id. */
export const nameToMake = (id: Label): string | null => (id.startsWith(prefix) ? id.slice(prefix.length) : null);

/** Gmail reserves its own names and compares names case-insensitively. */
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

/** Replaces a temporary id with Gmail's, once that exists. */
export const settledLabel = (id: Label, labels: readonly OwnLabel[]): Label => {
  const name = nameToMake(id);
  return name === null ? id : (labelCalled(name, labels)?.id ?? id);
};

/** Replaces temporary label ids in a change. */
export const withSettledLabels = (change: MailboxChange, labels: readonly OwnLabel[]): MailboxChange => {
  switch (change.kind) {
    case 'relabel':
      return { ...change, ...settled(change, labels) };
    case 'edit':
      return { ...change, edits: change.edits.map((edit) => ({ ...edit, ...settled(edit, labels) })) };
    default:
      return change;
  }
};

const settled = ({ add, remove }: Pick<LabelEdit, 'add' | 'remove'>, labels: readonly OwnLabel[]) => ({
  add: add.map((id) => settledLabel(id, labels)),
  remove: remove.map((id) => settledLabel(id, labels)),
});

/** The custom labels among `ids`, without duplicates, sorted by name. */
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
