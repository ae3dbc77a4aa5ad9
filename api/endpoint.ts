// An endpoint as data: what the server binds and the web calls, so that the two cannot disagree.
import type * as z from 'zod/mini';

export type Who = 'anyone' | 'user' | 'admin';

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
