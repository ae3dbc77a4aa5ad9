// Ids of version 7 sort by creation time, so primary keys grow at one end.
import { randomBytes } from 'node:crypto';
import { uuidV7 } from '#domain/id-maker.ts';

export const newId = (now: Date): string => uuidV7(now, randomBytes(10));
