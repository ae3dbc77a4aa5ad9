// Pages for an industry: /industry/{id}.
import * as z from 'zod/mini';
import { Point, page, Text } from './page.ts';

/** `text` ends with `[source]`. */
const Statistic = z.strictObject({ figure: Text, text: Text });

/** What the standard demands, and what running Flow oneself gives. Never a certificate. */
const Requirement = z.strictObject({ demands: Text, flow: Text });

export const Industry = z.strictObject({
  ...page,
  /** 'legal', for 'legal mail'. */
  adjective: Text,
  /** For the line 'To': 'Law firms'. */
  plural: Text,
  /** The mail that only this trade gets. */
  mails: z.array(Point).check(z.minLength(4), z.maxLength(6)),
  /** Legal, healthcare, finance, technology and consulting only, each with a source. */
  statistics: z.optional(z.array(Statistic).check(z.minLength(2), z.maxLength(4))),
  /** Legal, healthcare, finance, insurance and pharmaceutical only. The others have the frame's SOC 2 Type II. */
  compliance: z.optional(
    z.strictObject({ standard: Text, requirements: z.array(Requirement).check(z.minLength(3), z.maxLength(5)) }),
  ),
});

export type Industry = z.infer<typeof Industry>;
