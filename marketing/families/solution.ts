// Pages for a problem: /solution/{id}.
import * as z from 'zod/mini';
import { Point, page, Text } from './page.ts';

export const Solution = z.strictObject({
  ...page,
  /** For the line 'To': who has this problem. */
  readers: Text,
  /** The flow, drawn on one line: each step a short name and what happens. */
  steps: z.array(Point).check(z.minLength(4), z.maxLength(6)),
});

export type Solution = z.infer<typeof Solution>;
