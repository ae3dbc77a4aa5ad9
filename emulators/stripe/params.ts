/** The parts of requests, as Stripe reads them from forms. */
import * as z from 'zod';

export const whole = z
  .string()
  .regex(/^-?\d+$/, 'Invalid integer')
  .transform(Number);
export const flag = z.enum(['true', 'false'], 'Invalid boolean').transform((text) => text === 'true');
export const words = z.string().max(5000);

/** Null where the call leaves it out. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) => z.nullable(schema).default(null);

/** An empty text removes a value. */
export const metadataParam = z.union([z.literal(''), z.record(z.string().max(40), z.string().max(500))]);

const rangeParam = z.union([
  whole,
  z.strictObject({ gt: whole.optional(), gte: whole.optional(), lt: whole.optional(), lte: whole.optional() }),
]);

/** What every list takes. */
export const pageParams = {
  limit: whole
    .pipe(
      z
        .int()
        .min(1, 'This value must be greater than or equal to 1.')
        .max(100, 'This value must be less than or equal to 100.'),
    )
    .optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: rangeParam.optional(),
};
export type PageParams = {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: z.infer<typeof rangeParam> | undefined;
};

export const merged = (
  old: Record<string, string>,
  given: z.infer<typeof metadataParam> | undefined,
): Record<string, string> => {
  if (given === undefined) return old;
  if (given === '') return {};
  return Object.fromEntries(Object.entries({ ...old, ...given }).filter(([, value]) => value !== ''));
};
