// Label, move and unlabel: they change one of the person's own labels on whole threads, and mark the threads read.
import * as z from 'zod/mini';
import type { ActionType } from '#domain/action-words.ts';
import { OwnLabelId } from '#domain/label.ts';
import type { Label } from '#domain/mail.ts';
import { threadSubjects } from '#domain/subject.ts';
import { type Changes, defineCommand } from './command.ts';
import { ThreadArgs } from './thread-command.ts';

export const LabelArgs = z.object({
  ...ThreadArgs.shape,
  /** `labelToMake` names a label that the provider does not have yet. */
  label: OwnLabelId,
});
export type LabelArgs = z.infer<typeof LabelArgs>;

export const labelling = <const Kind extends string>({
  add,
  remove,
  ...of
}: {
  kind: Kind;
  activity: ActionType;
  add: (label: Label) => Label[];
  remove: (label: Label) => Label[];
}) =>
  defineCommand<Kind, LabelArgs, Changes<LabelArgs>>({
    ...of,
    args: LabelArgs,
    grave: false,
    effect: {
      kind: 'changes',
      ledger: 'mailbox',
      changes: ({ threadIds, label }) => [
        { ledger: 'mailbox', kind: 'relabel', threadIds, add: add(label), remove: [...remove(label), 'unread'] },
      ],
      about: ({ threadIds }) => threadSubjects(threadIds),
    },
  });
