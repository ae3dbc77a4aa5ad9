// An endpoint as data, bound by the server and called by the web, so both agree.
import type * as z from 'zod/mini';

export type Who = 'anyone' | 'user' | 'admin';

/**
 * The user that a tab expects, in the header of its calls and the query of its live channel. If the browser's session now belongs to
 * another person, the tab gets an error instead of their mail.
 */
export const expectedUser = { header: 'x-flow-user', query: 'user' } as const;

/**
 * The version of mail's wire format, in a header of each call. Raise it when an older tab would misread an answer. The
 * server then refuses mail to that tab, and the tab offers to reload.
 */
export const wire = { header: 'x-flow-wire', version: '2' } as const;

/** `For` lets the compiler tell the calls of the admin area, which only `server/admin/as-admin.ts` binds. */
export type Endpoint<Request, Response, For extends Who = Who> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In Hono's syntax. Request fields fill the `:name` parts. */
  path: string;
  who: For;
  /** Of admin calls: needs a proof of the last ten minutes who is at the session. */
  stepUp?: true;
  request: z.ZodMiniType<Request>;
  response: z.ZodMiniType<Response>;
};

export const endpoint = <Request, Response, const For extends Who>(
  is: Endpoint<Request, Response, For>,
): Endpoint<Request, Response, For> => is;
