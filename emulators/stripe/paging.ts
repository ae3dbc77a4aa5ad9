/** Lists by pages, newest first. */
import { invalid } from './errors.ts';
import type { PageParams } from './params.ts';

type Page = { object: 'list'; data: object[]; has_more: boolean; url: string };

const usual = 10;

/** `records` newest first. The cursors are ids of records. */
export const pageOf = <Item extends { id: string }>(
  url: string,
  records: readonly Item[],
  { limit = usual, starting_after: after, ending_before: before }: PageParams,
  render: (record: Item) => object,
): Page => {
  const page = before === undefined ? following(records, limit, after) : preceding(records, limit, before);
  return { object: 'list', data: page.records.map(render), has_more: page.more, url };
};

const following = <Item extends { id: string }>(records: readonly Item[], limit: number, after: string | undefined) => {
  const from = after === undefined ? 0 : placeOf(records, after, 'starting_after') + 1;
  return { records: records.slice(from, from + limit), more: records.length > from + limit };
};

const preceding = <Item extends { id: string }>(records: readonly Item[], limit: number, before: string) => {
  const to = placeOf(records, before, 'ending_before');
  const from = Math.max(0, to - limit);
  return { records: records.slice(from, to), more: from > 0 };
};

const placeOf = (records: readonly { id: string }[], id: string, param: string): number => {
  const place = records.findIndex((record) => record.id === id);
  if (place < 0) throw invalid(`No such object: '${id}'`, param, 'resource_missing');
  return place;
};

/** The bounds of `created`: one moment, or a range. */
export const createdRange = (created: PageParams['created']) =>
  typeof created === 'number' ? { gte: created, lte: created } : (created ?? {});
