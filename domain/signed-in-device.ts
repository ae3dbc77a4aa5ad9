// Where a person is signed in.
import * as z from 'zod/mini';

export const SignedInDevice = z.object({
  id: z.uuid(),
  /** 'Chrome on macOS'. Null if the browser said nothing. */
  name: z.nullable(z.string()),
  /** ISO 8601. */
  since: z.string(),
  /** The day of the last use, ISO 8601. */
  used: z.string(),
  isThis: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

/** From a User-Agent header, by the names that a person knows. */
export const deviceName = (userAgent: string | null): string | null => {
  const browser = browsers.find(([mark]) => userAgent?.includes(mark))?.[1];
  const system = systems.find(([mark]) => userAgent?.includes(mark))?.[1];
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
};

/** In this order, because most browsers also name those below. */
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;
