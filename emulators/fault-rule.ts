/** Which calls fail, and how. */
import * as z from 'zod';

export const faultRule = z.strictObject({
  /** A path prefix, or a pattern for the whole path. Without both, every call. */
  path: z.string().default('/'),
  pattern: z.optional(z.string().refine(isPattern, 'is not a regular expression')),
  method: z.optional(z.string().toUpperCase()),
  user: z.optional(z.string().toLowerCase()),
  /** Only calls with a page token. */
  furtherPage: z.boolean().default(false),
  skip: z.int().min(0).default(0),
  /** Calls to affect. Without it, all until the faults are cleared. */
  times: z.optional(z.int().positive()),

  latencyMs: z.int().min(0).max(600_000).default(0),
  /** Answers with this status instead of the work, or after the work with `afterEffect`. */
  status: z.optional(z.int().min(400).max(599)),
  reason: z.optional(z.string()),
  message: z.optional(z.string()),
  /** The Retry-After header: seconds or a date. */
  retryAfter: z.optional(z.union([z.string(), z.number()]).transform(String)),
  /** Seconds to wait, only in the error message, as Gmail does. */
  retryInMessage: z.optional(z.int().min(0)),
  /** Does the work and loses the answer: sends `status`, hangs with `hang`, otherwise cuts the connection. */
  afterEffect: z.boolean().default(false),
  disconnect: z.boolean().default(false),
  reset: z.boolean().default(false),
  hang: z.boolean().default(false),
  /** Revokes the caller's grant and refuses this call. */
  revoke: z.boolean().default(false),
  /** Sends this many bytes of the answer, then cuts the connection. */
  truncate: z.optional(z.int().min(0)),
  /** A complete answer that is not valid JSON. */
  invalidJson: z.boolean().default(false),
  /** JSON with the right names and the wrong types. */
  wrongTypes: z.boolean().default(false),
  /** An HTML page with status 200, like a hotel network's login page. */
  page: z.boolean().default(false),
  /** A list page without entries whose token leads to them. */
  emptyPage: z.boolean().default(false),
});
export type FaultRule = z.infer<typeof faultRule>;
export type Fault = FaultRule & { id: number; passed: number; met: number };

export type FaultyCall = { method: string; path: string; user: string | null; furtherPage: boolean };

export type Faults = {
  add(rule: FaultRule): Fault;
  list(): Fault[];
  clear(): void;
  match(call: FaultyCall): { latencyMs: number; fault?: Fault };
};

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}
