import { Problem } from '#domain/problem.ts';
import type { Call } from '#server/handle.ts';

/** The texts of a plain form, by field. */
export const formOf = async (call: Call): Promise<Record<string, string>> => {
  try {
    const form = Object.entries(await call.req.parseBody());
    return Object.fromEntries(form.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  } catch {
    throw new Problem('request.invalid');
  }
};
