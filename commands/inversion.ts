// Undo and redo name one command and invert exactly what it did.
import * as z from 'zod/mini';
import type { ActionType } from '#domain/action-words.ts';
import { CommandId } from '#domain/id.ts';
import { defineCommand, type Inverts, Tells } from './command.ts';

export const InvertArgs = z.object({ commandId: CommandId, tells: Tells });
export type InvertArgs = z.infer<typeof InvertArgs>;

export const inversion = <const Kind extends string>(of: { kind: Kind; activity: ActionType; fixedInHistory?: true }) =>
  defineCommand<Kind, InvertArgs, Inverts<InvertArgs>>({
    ...of,
    args: InvertArgs,
    grave: false,
    effect: { kind: 'inverts', target: ({ commandId }) => commandId },
  });
