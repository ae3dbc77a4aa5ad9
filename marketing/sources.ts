// Sources that several pages name.
import type { Source } from './families/page.ts';

export const sources = {
  mckinsey: {
    name: 'mckinsey',
    publisher: 'McKinsey Global Institute',
    title: 'The social economy',
    url: 'https://www.mckinsey.com/industries/technology-media-and-telecommunications/our-insights/the-social-economy',
    published: '2012-07',
    read: '2026-11-27',
  },
  kushlev: {
    name: 'kushlev',
    publisher: 'Computers in Human Behavior 43, Kushlev and Dunn',
    title: 'Checking email less frequently reduces stress',
    url: 'https://www.researchgate.net/publication/267928240_Checking_Email_Less_Frequently_Reduces_Stress',
    published: '2015',
    read: '2026-11-27',
  },
} as const satisfies Record<string, Source>;
