import { expect, test } from 'vitest';
import type { WrittenPage } from '#web/data/written-pages.ts';
import { isOrder, listed, orders } from './order.ts';

const page = (title: string, more: Partial<WrittenPage> = {}): WrittenPage => ({
  id: title,
  url: `/for/${title}`,
  title,
  description: `About ${title}`,
  category: 'job-title',
  categoryLabel: 'Job titles',
  contentQuality: 'Premium',
  keywords: ['close', 'rota'],
  wordCount: 500,
  lastUpdated: '2026-11-27',
  shared: 0.01,
  sharedWith: null,
  readingEase: 70,
  weight: 20_000,
  speed: null,
  ...more,
});

const pages = [
  page('Nurse', { wordCount: 450, shared: 0.02, readingEase: 90, lastUpdated: '2026-11-28' }),
  page('CFO', { wordCount: 700, weight: 30_000, speed: { score: 80, firstPaint: 1600, interactive: 2100, load: 900 } }),
  page('Lawyer', {
    categoryLabel: 'Industries',
    readingEase: 55,
    speed: { score: 100, firstPaint: 1, interactive: 1, load: 1 },
  }),
];

test.each([
  ['', 3],
  ['nurse', 1],
  ['ROTA about', 3],
  ['industries', 1],
  ['plumber', 0],
])('the words %j leave %i pages', (words, count) => {
  expect(listed(pages, words, 'title')).toHaveLength(count);
});

test.each([
  ['title', 'CFO'],
  ['category', 'Lawyer'],
  ['updated', 'Nurse'],
  ['words', 'CFO'],
  ['shared', 'Nurse'],
  ['ease', 'Lawyer'],
  ['weight', 'CFO'],
  ['speed', 'CFO'],
] as const)('in the order of %s, %s stands first', (order, first) => {
  expect(listed(pages, '', order)[0]?.title).toBe(first);
});

test('only the names in the list are orders', () => {
  expect(Object.keys(orders).every(isOrder)).toBe(true);
  expect(isOrder('toString')).toBe(false);
});
