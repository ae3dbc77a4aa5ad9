// Pages for a job title: /for/{id}.
import * as z from 'zod/mini';
import { page, Text } from './page.ts';

const Mail = z.strictObject({
  /** On a 24-hour clock: '07:40'. */
  at: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  /** By role or by a made-up name: 'The audit partner'. */
  from: Text,
  /** What the mail wants, as Flow would put it. */
  asks: Text,
  /** What the reader does about it. A sentence in straight quotes is checked. */
  does: Text,
});

export const Job = z.strictObject({
  ...page,
  /** For the line 'To': 'Chief Financial Officers'. */
  plural: Text,
  group: z.enum(['executive', 'sales', 'consulting', 'other']),
  /** A day in five mails, by the clock. */
  day: z.array(Mail).check(z.length(5)),
  /**
   * Hours times rate, which the page works out and prints with its assumptions. Absent: the group's assumptions
   * (`marketing/families/calculation.ts`).
   */
  assumes: z.optional(
    z.strictObject({
      mailsADay: z.number().check(z.int(), z.minimum(5), z.maximum(200)),
      minutesEach: z.number().check(z.minimum(0.5), z.maximum(15)),
      dollarsAnHour: z.number().check(z.int(), z.minimum(15), z.maximum(600)),
    }),
  ),
  /** One or two sentences on why these assumptions fit the trade. */
  calculation: Text,
});

export type Job = z.infer<typeof Job>;
