// Label changes at the provider between two snapshots, by thread, so a trial sees that nothing else changed.
import type { RunningFlow } from '#test/support/flow.ts';

export const alex = 'alex@northwind.example';

/** By message: its thread and labels. */
export type MailboxLabels = ReadonlyMap<string, { threadId: string; labels: ReadonlySet<string> }>;

export const readMailbox = async (flow: RunningFlow): Promise<MailboxLabels> =>
  new Map(
    (await flow.labelsOf(alex)).map(({ id, threadId, labelIds }) => [id, { threadId, labels: new Set(labelIds) }]),
  );

/** Sorted lines like 'thread -INBOX'. Omits UNREAD by default, because hearing a mail to its end marks it as read. */
export const changesBetween = (
  before: MailboxLabels,
  after: MailboxLabels,
  { reading }: { reading: boolean },
): string[] => {
  const names = new Set<string>();
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(id), after.get(id)];
    const thread = (is ?? was)?.threadId ?? '';
    for (const label of is?.labels ?? []) if (!was?.labels.has(label)) names.add(`${thread} +${label}`);
    for (const label of was?.labels ?? []) if (!is?.labels.has(label)) names.add(`${thread} -${label}`);
  }
  return [...names].filter((line) => reading || !line.endsWith('UNREAD')).sort();
};
