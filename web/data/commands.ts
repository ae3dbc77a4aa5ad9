import * as z from 'zod/mini';
import * as api from '#api/commands.ts';
import type { Command } from '#commands/registry.ts';
import type { CommandId } from '#domain/id.ts';
import { call } from './call.ts';

export type Said = { spoken: boolean; byVoice?: boolean | undefined };

export const give = (id: CommandId, command: Command, { spoken, byVoice }: Said) =>
  call(api.giveCommand, { id, command, spoken, byVoice });
/** For a command that this version cannot read. Its answer may hold changes of unknown ledgers. */
export const giveUnread = (id: CommandId, command: { kind: string }, { spoken, byVoice }: Said) =>
  call({ ...api.giveCommand, response: z.object({ revision: z.number() }) }, { id, command, spoken, byVoice });
export const hold = (id: CommandId, by: CommandId) => call(api.holdCommand, { id, by, spoken: false });
export const retry = (id: CommandId) => call(api.retryCommand, { id });
export const dismiss = (id: CommandId) => call(api.dismissFailure, { id });
