import * as z from 'zod/mini';
import { registry as before } from '#commands/registry.ts';
import { noteCommands } from '#test/ledger/notes/commands.ts';

export const registry = { ...before, ...noteCommands };
export const Command = z.union(Object.values(registry).map(({ schema }) => schema));
export const UnknownCommand = z.object({ kind: z.string().check(z.refine((kind) => !(kind in registry))) });
export const isKnown = ({ kind }: { kind: string }): boolean => kind in registry;
