// Recognises a bulk answer that repeats the request. Pure.
import type { BulkFilter } from '#domain/bulk.ts';
import type { BulkAnswer, BulkKind } from './bulk-intent.ts';
import { type At, parseBulkRequest } from './bulk-request.ts';

/** 'Archive all those mails' confirms the question, and covers only the counted mails. */
export const repeatsRequest = (
  heard: string,
  confirming: BulkKind,
  situation: Omit<At, 'listed'>,
): BulkAnswer | null => {
  const request = parseBulkRequest(heard, { ...situation, listed: true });
  if (request?.act !== confirming) return null;
  return request.filter === 'found' || isOfAll(request.filter) ? { kind: 'yes' } : null;
};

const isOfAll = ({ query, mailing }: BulkFilter): boolean =>
  mailing === null && query.every((clause) => clause.kind === 'label' && clause.label === 'inbox');
