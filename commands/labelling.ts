// What label, move and unlabel share: one of the person's own labels, on whole threads. What was acted on was read.
import * as z from 'zod/mini';
import type { ActionType } from '#domain/activity.ts';
import { OwnLabelId } from '#domain/label.ts';
import type { Label } from '#domain/mail.ts';
import type { Changes, CommandDefinition } from './command.ts';
import { ThreadArgs } from './thread-command.ts';

export const LabelArgs = z.object({
  ...ThreadArgs.shape,
  /** One that is still to be made goes by its name: `labelToMake`. */
  label: OwnLabelId,
});
export type LabelArgs = z.infer<typeof LabelArgs>;

export const labelling = <Kind extends string>(of: {
  kind: Kind;
  activity: ActionType;
  add: (label: Label) => Label[];
  remove: (label: Label) => Label[];
}): CommandDefinition<Kind, LabelArgs, Changes<LabelArgs>> => ({
  kind: of.kind,
  args: LabelArgs,
  activity: of.activity,
  credits: 0,
  readBack: false,
  grave: false,
  effect: {
    kind: 'changes',
    changes: ({ threadIds, label }) => [
      { kind: 'relabel', threadIds, add: of.add(label), remove: [...of.remove(label), 'unread'] },
    ],
    threads: ({ threadIds }) => threadIds,
  },
});
