// What undo and redo share: they name one command and take back exactly what it did.
import * as z from 'zod/mini';
import type { ActionType } from '#domain/activity.ts';
import { CommandId } from '#domain/id.ts';
import type { CommandDefinition, Inverts } from './command.ts';

export const InvertArgs = z.object({ commandId: CommandId });
export type InvertArgs = z.infer<typeof InvertArgs>;

export const inversion = <Kind extends string>(of: {
  kind: Kind;
  activity: ActionType;
}): CommandDefinition<Kind, InvertArgs, Inverts<InvertArgs>> => ({
  kind: of.kind,
  args: InvertArgs,
  activity: of.activity,
  credits: 0,
  readBack: false,
  grave: false,
  effect: { kind: 'inverts', target: ({ commandId }) => commandId },
});
