// An endpoint as data: what the server binds and the web calls, so that the two cannot disagree.
import type * as z from 'zod/mini';

export type Who = 'anyone' | 'user' | 'admin';

/**
 * Whom a signed-in tab takes itself to be, in the header of its calls and the query of its live channel: when the browser's
 * session has become another person's, the tab is told so instead of being given their mail.
 */
export const expectedUser = { header: 'x-flow-user', query: 'user' } as const;

export type Endpoint<Request, Response> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Hono's form; `:name` parts are filled from the request's fields of that name. */
  path: string;
  who: Who;
  /** The body of a POST or PUT, or the query of a GET: every value of a query arrives as text. */
  request: z.ZodMiniType<Request>;
  response: z.ZodMiniType<Response>;
};

export const endpoint = <Request, Response>(is: Endpoint<Request, Response>): Endpoint<Request, Response> => is;
