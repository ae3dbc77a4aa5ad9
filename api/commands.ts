// The client's id is the key, so a retry is idempotent.
import * as z from 'zod/mini';
import { Command, UnknownCommand } from '#commands/registry.ts';
import { Done } from '#domain/change/change.ts';
import { CommandId } from '#domain/id.ts';
import { endpoint } from './endpoint.ts';

export const giveCommand = endpoint({
  method: 'POST',
  path: '/api/commands',
  who: 'user',
  request: z.object({
    id: CommandId,
    /** A tab of another version may know other kinds. The server refuses unknown kinds by name. */
    command: z.union([Command, UnknownCommand]),
    /** A sentence gave the command, not a key or a click. */
    spoken: z.boolean(),
    /** The person said that sentence aloud, so it may cost a credit. */
    byVoice: z.optional(z.boolean()),
  }),
  response: z.object({
    id: CommandId,
    /** The actual changes, in order of the command's changes. */
    done: z.array(Done),
    /** The mailbox's revision that includes this command. */
    revision: z.number(),
    /** Milliseconds until other people hear of it. Null or absent: nobody does, or it has left. */
    leavesIn: z.optional(z.nullable(z.number())),
  }),
});

/** Stops a command that other people would hear of. `by` is the id of the undo that this becomes. */
export const holdCommand = endpoint({
  method: 'POST',
  path: '/api/commands/:id/hold',
  who: 'user',
  request: z.object({ id: CommandId, by: CommandId, spoken: z.boolean() }),
  response: z.object({
    /** False if it had already left. */
    held: z.boolean(),
  }),
});

export const retryCommand = endpoint({
  method: 'POST',
  path: '/api/commands/:id/retry',
  who: 'user',
  request: z.object({ id: CommandId }),
  response: z.object({ revision: z.number() }),
});

/** The person saw the failure and accepts it. */
export const dismissFailure = endpoint({
  method: 'POST',
  path: '/api/commands/:id/dismiss',
  who: 'user',
  request: z.object({ id: CommandId }),
  response: z.object({}),
});
