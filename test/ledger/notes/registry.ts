// The table of commands with those on notes.
import * as z from 'zod/mini';
import type * as Registry from '#commands/registry.ts';
import { noteCommands } from './commands.ts';

export const withNotes = (before: typeof Registry.registry) => {
  const registry = { ...before, ...noteCommands };
  return {
    registry,
    Command: z.union(Object.values(registry).map(({ schema }) => schema)),
    UnknownCommand: z.object({ kind: z.string().check(z.refine((kind) => !(kind in registry))) }),
    isKnown: ({ kind }: { kind: string }): boolean => kind in registry,
  };
};
