// The public pages as the build describes them, and their sitemap.
import * as z from 'zod/mini';
import { Problem, problems } from '#domain/problem.ts';

const Score = z.object({ score: z.number(), firstPaint: z.number(), interactive: z.number(), load: z.number() });

const WrittenPage = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  categoryLabel: z.string(),
  contentQuality: z.string(),
  keywords: z.array(z.string()),
  wordCount: z.number(),
  lastUpdated: z.string(),
  /** Part of its five-word sequences that `sharedWith` has too. */
  shared: z.number(),
  sharedWith: z.nullable(z.string()),
  readingEase: z.number(),
  /** Bytes of its HTML. */
  weight: z.number(),
  /** Null until `npm run marketing:check` has measured it. Milliseconds in Chromium. */
  speed: z.nullable(Score),
});

export type WrittenPage = z.infer<typeof WrittenPage>;

const Listed = z.object({ rows: z.array(WrittenPage) });

export const fetchWrittenPages = async (): Promise<readonly WrittenPage[]> => {
  const parsed = Listed.safeParse(JSON.parse(await textAt('/pages/dashboard.json')));
  if (!parsed.success) throw new Problem('unexpected');
  return parsed.data.rows;
};

export const fetchSitemap = (): Promise<string> => textAt('/sitemap.xml');

/** Words for a failed fetch. */
export const fetchTrouble = (error: unknown): string =>
  problems[error instanceof Problem ? error.code : 'network.offline'].title;

const textAt = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Problem('unexpected');
  return answer.text();
};
