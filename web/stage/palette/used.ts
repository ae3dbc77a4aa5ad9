// Recently used commands, newest first, in this browser per user. Stores only command kinds.
import * as z from 'zod/mini';
import type { UserId } from '#domain/id.ts';
import { browserKeeps } from '#web/data/stand-in.ts';

export const usedBefore = (userId: UserId): string[] => {
  const stored = Used.safeParse(storedText(userId));
  return stored.success ? stored.data : [];
};

export const noteUsed = (userId: UserId, kind: string): void => {
  try {
    browserKeeps().setItem(keyOf(userId), JSON.stringify([kind, ...usedBefore(userId)].slice(0, kept)));
  } catch {
    // Without storage the palette works but remembers nothing.
  }
};

const kept = 40;

const keyOf = (userId: UserId): string => `flow.palette.${userId}`;

const storedText = (userId: UserId): unknown => {
  try {
    return JSON.parse(browserKeeps().getItem(keyOf(userId)) ?? '[]');
  } catch {
    return [];
  }
};

const Used = z.array(z.string());
