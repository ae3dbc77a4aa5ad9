// The answer to whether many mails are to be changed, in the words of the wish itself. Pure.
import type { BulkFilter } from '#domain/bulk.ts';
import type { BulkAnswer, BulkKind } from './bulk-intent.ts';
import { type At, parseBulkRequest } from './bulk-request.ts';

/** 'Archive all those mails' confirms the question; it covers no more than what was counted. */
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
