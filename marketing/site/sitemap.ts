// The sitemap. Where the product's own list gives no frequency, a page changes monthly.
import { type AnyPage, addressOf, type Family } from '#marketing/families/families.ts';

type Frequency = 'weekly' | 'monthly' | 'yearly';

const fixed: readonly [address: string, priority: string, frequency: Frequency][] = [
  ['/', '1.0', 'weekly'],
  ['/email-player', '0.9', 'monthly'],
  ['/calendar', '0.8', 'monthly'],
  ['/onboarding', '0.7', 'monthly'],
  ['/history', '0.6', 'monthly'],
  ['/leaderboard', '0.6', 'monthly'],
  ['/admin', '0.3', 'monthly'],
  ['/privacy', '0.5', 'yearly'],
  ['/terms', '0.5', 'monthly'],
  ['/aup', '0.4', 'monthly'],
];

const made: Record<Family, [priority: string, frequency: Frequency]> = {
  job: ['0.9', 'weekly'],
  industry: ['0.85', 'monthly'],
  'use-case': ['0.8', 'monthly'],
  comparison: ['0.75', 'weekly'],
  blog: ['0.7', 'weekly'],
  solution: ['0.85', 'monthly'],
  feature: ['0.8', 'monthly'],
};

export const sitemap = (pages: readonly AnyPage[], origin: string): string => {
  const urls = [
    ...fixed.map(([address, priority, frequency]) => entry(`${origin}${address}`, null, frequency, priority)),
    ...pages.map(({ family, page }) => {
      const [priority, frequency] = made[family];
      return entry(`${origin}${addressOf(family, page.id)}`, page.updated, frequency, priority);
    }),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
};

const entry = (address: string, changed: string | null, frequency: Frequency, priority: string): string =>
  [
    '  <url>',
    `    <loc>${address}</loc>`,
    ...(changed === null ? [] : [`    <lastmod>${changed}</lastmod>`]),
    `    <changefreq>${frequency}</changefreq>`,
    `    <priority>${priority}</priority>`,
    '  </url>',
  ].join('\n');
