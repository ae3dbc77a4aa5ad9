// Pages for a use case: /use-case/{id}.
import * as z from 'zod/mini';
import { ExampleShape, page, Text } from './page.ts';

/** How it goes without Flow: who does or says what. */
const Before = z.strictObject({ who: Text, words: Text });

/** The same with Flow. A turn of the person is checked like an example. */
const After = z.union([
  z.strictObject({ who: z.literal('flow'), words: Text }),
  z.strictObject({ who: z.literal('you'), ...z.omit(ExampleShape, { flow: true }).shape }),
]);

/** Worked out on the page, or with `[source]` at the end of `text`. */
const Figure = z.strictObject({ figure: Text, text: Text });

export const UseCase = z.strictObject({
  ...page,
  /** For the line 'To': who does this. */
  readers: Text,
  before: z.array(Before).check(z.minLength(3), z.maxLength(8)),
  after: z.array(After).check(z.minLength(4), z.maxLength(8)),
  /** Email management, meeting scheduling and task delegation only. */
  figures: z.optional(z.array(Figure).check(z.minLength(2), z.maxLength(4))),
});

export type UseCase = z.infer<typeof UseCase>;
