// The waitlist as CSV for the operator.

type Entry = { at: Date; email: string | null; leave: string };

export const waitlistLines = (entries: readonly Entry[]): string =>
  [['email', 'since', 'leave'], ...entries.map(({ at, email, leave }) => [email ?? '', at.toISOString(), leave])]
    .map((cells) => cells.map(cellOf).join(','))
    .join('\n');

/** A table program must not take an address for a formula. */
const cellOf = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
