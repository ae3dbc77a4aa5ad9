// Articles: /blog/{id}. Worth reading without the product.
import * as z from 'zod/mini';
import { day, page, Text } from './page.ts';

const Section = z.strictObject({ heading: Text, paragraphs: z.array(Text).check(z.minLength(1)) });

export const Blog = z.strictObject({
  ...page,
  topic: z.enum(['productivity', 'ai', 'leadership', 'industry', 'remote']),
  /** The day it appeared. */
  published: day,
  /** The body. `problem` stands before it, `solution` sums it up; `features` are the method's steps, and not Flow's. */
  sections: z.array(Section).check(z.minLength(4), z.maxLength(9)),
});

export type Blog = z.infer<typeof Blog>;
