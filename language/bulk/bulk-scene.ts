// Requests about many mails at once: 'archive all newsletters'.
import type { OwnLabel } from '#domain/label.ts';
import type { SceneParser } from '#language/engine/scene-parser.ts';
import type { BulkRequest } from './bulk-intent.ts';
import { parseBulkRequest } from './bulk-request.ts';

export type BulkIntent = { kind: 'bulk'; request: BulkRequest };

type BulkSituation = { searching: 'list' | 'mail' | null; labels: readonly OwnLabel[]; now: Date; zone: string };

export const bulk = {
  freeText: (heard, situation) => {
    const request = parseBulkRequest(heard, { ...situation, listed: situation.searching === 'list' });
    return request && { kind: 'bulk', request };
  },
} satisfies SceneParser<BulkIntent, BulkSituation>;
