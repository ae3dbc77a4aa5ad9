// The rows of the dashboard of the public pages: one row a page, from the same content as the pages.
import type { Judged } from '#marketing/check/judge.ts';
import { type AnyPage, addressOf, type Family, families } from '#marketing/families/families.ts';
import { plain } from '#marketing/frame/typography.ts';
import { type Speed, speedOf } from './speed.ts';

/** `weight`: bytes of the HTML, as a browser gets them. */
export type DashboardRow = {
  id: string;
  url: string;
  title: string;
  description: string;
  category: string;
  categoryLabel: string;
  contentQuality: 'Premium' | 'Standard';
  keywords: string[];
  wordCount: number;
  lastUpdated: string;
  /** Part of its five-word sequences that the nearest page has too. */
  shared: number;
  sharedWith: string | null;
  readingEase: number;
  weight: number;
  /** Null until `marketing/measured.json` has it. */
  speed: Speed | null;
};

/** `weights`: bytes by id. */
export const dashboardRows = (
  pages: readonly AnyPage[],
  judged: readonly Judged[],
  weights: ReadonlyMap<string, number>,
): DashboardRow[] => {
  const measures = new Map(judged.map(({ id, measured }) => [id, measured]));
  return pages.flatMap((of) => {
    const measured = measures.get(of.page.id);
    return measured ? [rowOf({ of, measured, weight: weights.get(of.page.id) ?? 0 })] : [];
  });
};

type Given = { of: AnyPage; measured: NonNullable<Judged['measured']>; weight: number };

const rowOf = ({ of: { family, page }, measured, weight }: Given): DashboardRow => ({
  id: page.id,
  url: addressOf(family, page.id),
  title: plain(page.title),
  description: plain(page.description),
  category: families[family].category,
  categoryLabel: families[family].label,
  contentQuality: standard.has(family) ? 'Standard' : 'Premium',
  keywords: page.keywords,
  wordCount: measured.words,
  lastUpdated: page.updated,
  shared: measured.worst?.share ?? 0,
  sharedWith: measured.worst?.other ?? null,
  readingEase: Math.round(measured.ease),
  weight,
  speed: speedOf(page.id),
});

const standard: ReadonlySet<Family> = new Set<Family>(['solution', 'feature']);
