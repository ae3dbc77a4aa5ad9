import * as z from 'zod/mini';

const Before = z.object({
  kind: z.string(),
  ledger: z.optional(z.undefined()),
  reminders: z.optional(z.array(z.object({ threadId: z.string(), was: z.unknown(), is: z.unknown() }))),
  mutes: z.optional(z.array(z.object({ threadId: z.string(), muted: z.boolean() }))),
  blocks: z.optional(z.array(z.object({ email: z.string(), blocked: z.boolean() }))),
});

const renamed: ReadonlyMap<string, string> = new Map([
  ['edit-labels', 'edit'],
  ['put-off', 'defer'],
]);

export const changeFromBefore = (stored: unknown): unknown => {
  const before = Before.safeParse(stored);
  if (!before.success || typeof stored !== 'object') return stored;
  const kind = renamed.get(before.data.kind) ?? before.data.kind;
  return { ...stored, ledger: 'mailbox', kind, ...(kind === 'edit' ? { swaps: swapsFrom(before.data) } : {}) };
};

export const doneFromBefore = (stored: unknown): unknown => {
  const before = Before.safeParse(stored);
  if (!before.success || before.data.kind !== 'relabelled' || typeof stored !== 'object') return stored;
  return { ...stored, ledger: 'mailbox', swaps: swapsFrom(before.data) };
};

const swapsFrom = ({ reminders = [], mutes = [], blocks = [] }: z.infer<typeof Before>) => [
  ...reminders.map(({ threadId, was, is }) => ({ of: 'reminder', key: threadId, was, is })),
  ...mutes.map(({ threadId, muted }) => ({ of: 'mute', key: threadId, was: !muted, is: muted })),
  ...blocks.map(({ email, blocked }) => ({ of: 'block', key: email, was: !blocked, is: blocked })),
];
