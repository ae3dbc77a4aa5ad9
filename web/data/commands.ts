// Hands commands to the server: giving one, and what to do about one that Google refused.
import * as api from '#api/commands.ts';
import type { Command } from '#commands/registry.ts';
import type { CommandId } from '#domain/id.ts';
import { call } from './call.ts';

/** Repeating it under the same id is the same command, and gets the same answer. */
export const give = (id: CommandId, command: Command, spoken: boolean) =>
  call(api.giveCommand, { id, command, spoken });
export const retry = (id: CommandId) => call(api.retryCommand, { id });
export const dismiss = (id: CommandId) => call(api.dismissFailure, { id });
