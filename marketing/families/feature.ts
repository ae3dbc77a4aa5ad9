// Pages for one feature of Flow: /features/{id}.
import * as z from 'zod/mini';
import { Point, page, Text } from './page.ts';

export const Feature = z.strictObject({
  ...page,
  /** A real picture of the product, taken by `scripts/scenes.mjs` in the demonstration. */
  picture: z.strictObject({
    scene: z.enum(['reading', 'reply', 'snooze', 'search', 'bulk', 'undo', 'calendar', 'keys', 'settings', 'captions']),
    /** What a person who cannot see it should know. */
    alt: Text,
    caption: Text,
  }),
  /** How it works, step by step. */
  steps: z.array(Point).check(z.minLength(3), z.maxLength(5)),
  /** What it does not do, said plainly. */
  limits: z.array(Text).check(z.minLength(1), z.maxLength(3)),
});

export type Feature = z.infer<typeof Feature>;
