// Which pages the dashboard lists, and in which order.
import type { WrittenPage } from '#web/data/written-pages.ts';

export const orders = {
  title: { name: 'Title', by: (one, other) => one.title.localeCompare(other.title) },
  category: {
    name: 'Category',
    by: (one, other) => one.categoryLabel.localeCompare(other.categoryLabel) || one.title.localeCompare(other.title),
  },
  updated: { name: 'Last updated', by: (one, other) => other.lastUpdated.localeCompare(one.lastUpdated) },
  words: { name: 'Words', by: (one, other) => other.wordCount - one.wordCount },
  shared: { name: 'Most in common', by: (one, other) => other.shared - one.shared },
  ease: { name: 'Hardest to read', by: (one, other) => one.readingEase - other.readingEase },
  weight: { name: 'Heaviest', by: (one, other) => other.weight - one.weight },
  speed: { name: 'Slowest', by: (one, other) => (one.speed?.score ?? 101) - (other.speed?.score ?? 101) },
} as const satisfies Record<string, { name: string; by: (one: WrittenPage, other: WrittenPage) => number }>;

export type Order = keyof typeof orders;

export const isOrder = (name: string): name is Order => Object.hasOwn(orders, name);

/** Pages that have every word, in the title, the description, the keywords or the address. */
export const listed = (pages: readonly WrittenPage[], words: string, order: Order): WrittenPage[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return pages
    .filter((page) => {
      const text = [page.title, page.description, page.url, page.categoryLabel, ...page.keywords]
        .join(' ')
        .toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .toSorted(orders[order].by);
};
