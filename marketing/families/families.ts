// Every family of public pages: its address, its prefix, its shape and its length.
import type * as z from 'zod/mini';
import { Blog } from './blog.ts';
import { Comparison } from './comparison.ts';
import { Feature } from './feature.ts';
import { Industry } from './industry.ts';
import { Job } from './job.ts';
import { Solution } from './solution.ts';
import { UseCase } from './use-case.ts';

/** `category`: as addresses, sitemap and dashboard name it. `words`: the fewest and the most of one page. */
export const families = {
  job: {
    category: 'job-title',
    label: 'Job titles',
    address: '/for',
    prefix: 'job-',
    shape: Job,
    words: [450, 800],
  },
  industry: {
    category: 'industry',
    label: 'Industries',
    address: '/industry',
    prefix: 'industry-',
    shape: Industry,
    words: [450, 800],
  },
  'use-case': {
    category: 'use-case',
    label: 'Use cases',
    address: '/use-case',
    prefix: 'use-case-',
    shape: UseCase,
    words: [450, 800],
  },
  comparison: {
    category: 'comparison',
    label: 'Comparisons',
    address: '/vs',
    prefix: 'vs-',
    shape: Comparison,
    words: [450, 800],
  },
  blog: {
    category: 'blog',
    label: 'Blog',
    address: '/blog',
    prefix: 'blog-',
    shape: Blog,
    words: [900, 1600],
  },
  solution: {
    category: 'solution',
    label: 'Solutions',
    address: '/solution',
    prefix: 'solution-',
    shape: Solution,
    words: [450, 800],
  },
  feature: {
    category: 'feature',
    label: 'Features',
    address: '/features',
    prefix: 'feature-',
    shape: Feature,
    words: [450, 800],
  },
} as const;

export type Family = keyof typeof families;

/** A page with its family. */
export type AnyPage = { [Name in Family]: { family: Name; page: z.infer<(typeof families)[Name]['shape']> } }[Family];

export const isFamily = (name: string): name is Family => Object.hasOwn(families, name);

export const familyNames = Object.keys(families).filter(isFamily);

export const categoryOf = (family: Family): string => families[family].category;

/** '/for/cfo' of 'job-cfo'. */
export const addressOf = (family: Family, id: string): string =>
  `${families[family].address}/${id.slice(families[family].prefix.length)}`;
