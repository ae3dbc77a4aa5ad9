// Sources that several pages name. A page takes one by its name here, or brings its own.
import type { Source } from './families/page.ts';

export const sources = {
  mckinsey: {
    name: 'mckinsey',
    publisher: 'McKinsey Global Institute',
    title: 'The social economy: Unlocking value and productivity through social technologies',
    url: 'https://www.mckinsey.com/industries/technology-media-and-telecommunications/our-insights/the-social-economy',
    published: '2012-07-01',
    read: '2026-11-27',
  },
} as const satisfies Record<string, Source>;
