// Pages that compare Flow with another product: /vs/{id}. Fair, or absent.
import * as z from 'zod/mini';
import { page, Text } from './page.ts';

/** Ends with `[source]`, or is exactly 'Not stated'. */
const Fact = z.string().check(z.regex(/^Not stated$|\[[a-z0-9-]+\]$/));

/** The same ten everywhere. Flow's side is in `marketing/families/flow-rows.ts`. */
const rows = {
  listening: Fact,
  speaking: Fact,
  mailServices: Fact,
  calendar: Fact,
  undo: Fact,
  sending: Fact,
  offline: Fact,
  whereMailIs: Fact,
  languageModels: Fact,
  price: Fact,
} as const;

export const Comparison = z.strictObject({
  ...page,
  /** 'mail client', 'scheduler', 'note taker', … */
  type: z.enum([
    'mail client',
    'assistant',
    'scheduler',
    'note taker',
    'dictation',
    'help desk',
    'follow-up',
    'mail merge',
  ]),
  /** Who owns the name, for the line that says so. */
  owner: Text,
  site: z.url({ protocol: /^https$/ }),
  /** Absent while it is sold. The year, or the day, on which it ended. */
  ended: z.optional(z.string().check(z.regex(/^\d{4}(-\d\d(-\d\d)?)?$/))),
  rows: z.strictObject(rows),
  /** 'Choose X if …' and 'Choose Flow if …', whole sentences. What they do better stands in `them`. */
  choose: z.strictObject({
    them: z.array(Text).check(z.minLength(2), z.maxLength(4)),
    flow: z.array(Text).check(z.minLength(2), z.maxLength(4)),
  }),
  /** Superhuman, Boomerang and Mixmax only. */
  figures: z.optional(z.array(z.strictObject({ figure: Text, text: Text })).check(z.minLength(2), z.maxLength(4))),
});

export type Comparison = z.infer<typeof Comparison>;
export type Row = keyof typeof rows;
