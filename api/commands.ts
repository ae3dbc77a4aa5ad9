// Giving a command: keyed by the client's id, so that a repeat is the same thing.
import * as z from 'zod/mini';
import { Command } from '#commands/registry.ts';
import { Done } from '#domain/change/mailbox.ts';
import { CommandId } from '#domain/id.ts';
import { endpoint } from './endpoint.ts';

export const giveCommand = endpoint({
  method: 'POST',
  path: '/api/commands',
  who: 'user',
  request: z.object({
    id: CommandId,
    command: Command,
    /** It was said or typed as a sentence, rather than pressed. */
    spoken: z.boolean(),
  }),
  response: z.object({
    id: CommandId,
    /** What really changed, in order of the command's changes. */
    done: z.array(Done),
    /** The mailbox's revision with this command in it. */
    revision: z.number(),
  }),
});

/** Delivers once more what Google refused. */
export const retryCommand = endpoint({
  method: 'POST',
  path: '/api/commands/:id/retry',
  who: 'user',
  request: z.object({ id: CommandId }),
  response: z.object({ revision: z.number() }),
});

/** The person has seen that it failed, and leaves it so. */
export const dismissFailure = endpoint({
  method: 'POST',
  path: '/api/commands/:id/dismiss',
  who: 'user',
  request: z.object({ id: CommandId }),
  response: z.object({}),
});
