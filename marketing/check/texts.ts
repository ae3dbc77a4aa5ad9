// The sentences of a page that its reader sees, each with its place in the file.
import type { AnyPage } from '#marketing/families/families.ts';

export type PlacedText = { place: string; text: string };

/** Every text of the page's own, in the order of the file. */
export const textsOf = (page: AnyPage['page']): PlacedText[] => walk(page, '');

const walk = (value: unknown, place: string): PlacedText[] => {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !notRead.has(key))
    .flatMap(([key, inner]) => walk(inner, place === '' ? key : `${place}.${key}`));
};

/** Data that no reader reads as the page's words, or that stands in the head of the page. */
const notRead: ReadonlySet<string> = new Set([
  'id',
  'description',
  'keywords',
  'updated',
  'published',
  'state',
  'command',
  'with',
  'labels',
  'sources',
  'group',
  'type',
  'topic',
  'at',
  'site',
  'owner',
  'ended',
  'scene',
]);

/** Without the names of sources. */
export const withoutMarks = (text: string): string => text.replaceAll(/ ?\[[a-z0-9-]+\]/g, '');

export const wordsOf = (text: string): string[] =>
  withoutMarks(text)
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[a-z0-9$€£%]+(?:['.,-][a-z0-9%]+)*/g) ?? [];

export const countWords = (page: AnyPage['page']): number =>
  textsOf(page).reduce((sum, { text }) => sum + wordsOf(text).length, 0);
