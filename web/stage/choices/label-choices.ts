// Labels for the typed text, those of the mail first, and a new one. Pure.
import { isFreeName, type OwnLabel } from '#domain/label.ts';
import type { Label } from '#domain/mail.ts';

export type LabelChoice = { kind: 'label'; label: OwnLabel; on: boolean } | { kind: 'new'; name: string };

export const labelChoices = (labels: readonly OwnLabel[], on: readonly Label[], typed: string): LabelChoice[] => {
  const labelName = typed.trim().replace(/\s+/g, ' ');
  const matches = labels
    .map((label) => ({ kind: 'label' as const, label, on: on.includes(label.id), rank: rankOf(label.name, labelName) }))
    .filter(({ rank }) => rank !== null)
    .toSorted(
      (one, other) =>
        (one.rank ?? 0) - (other.rank ?? 0) ||
        Number(other.on) - Number(one.on) ||
        one.label.name.localeCompare(other.label.name, 'en'),
    )
    .map(({ rank: _, ...choice }) => choice);
  return isFreeName(labelName, labels) ? [...matches, { kind: 'new', name: labelName }] : matches;
};

const rankOf = (name: string, target: string): number | null => {
  const [plain, typed] = [name.toLowerCase(), target.toLowerCase()];
  if (plain.startsWith(typed)) return 0;
  if (plain.split(/[/\s-]+/).some((word) => word.startsWith(typed))) return 1;
  return plain.includes(typed) ? 2 : null;
};
