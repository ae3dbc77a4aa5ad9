// Password sign-in, for operators only, with a pace for guesses.
import * as z from 'zod/mini';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { openAttempts } from './attempts.ts';
import type { Auth } from './auth.ts';
import { tokenOf } from './cookies.ts';
import { deviceCookie, knownDevice } from './known-device.ts';

type Given = { email: string; password: string };

export type PasswordDoor = {
  /** The answer carries the session as a cookie, and in `set-auth-token` for scripts. */
  enter(body: unknown, from: { request: Request; network: string }): Promise<Response>;
  /** For a new password. */
  begin(given: Given): Promise<Response>;
};

export const passwordDoor = (ctx: Context, auth: Auth): PasswordDoor => {
  const attempts = openAttempts(ctx);
  const { url, sessionSecret } = ctx.config;
  return {
    enter: async (body, { request, network }) => {
      const parsed = Credentials.safeParse(body);
      if (!parsed.success) throw new Problem('request.invalid');
      const { password } = parsed.data;
      const address = parsed.data.email.trim().toLowerCase();
      const device = knownDevice(request, address, url, sessionSecret);
      const check = () => (couldBe(address, password) ? ask(ctx, auth, address, password) : refusal());
      const answer = await attempts.run({ address, network, device }, check, ({ ok }) => !ok);
      const entered = accepted(ctx, address, answer);
      await endBefore(ctx, request);
      return entered;
    },
    begin: async ({ email, password }) => accepted(ctx, email, await ask(ctx, auth, email, password)),
  };
};

const Credentials = z.object({ email: z.string(), password: z.string() });

/** No account has another kind of address, and neither the library nor the database takes one. */
const couldBe = (address: string, password: string): boolean =>
  address.length <= 254 && /^[\x21-\x7e]+@[\x21-\x7e]+$/.test(address) && password.length <= 128;

const refusal = async (): Promise<Response> => new Response(null, { status: 401 });

const ask = (ctx: Context, auth: Auth, email: string, password: string): Promise<Response> =>
  auth.handler(
    new Request(`${ctx.config.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ctx.config.url },
      body: JSON.stringify({ email, password }),
    }),
  );

/** The browser's session before ends when the new one begins, as after the return from Google. */
const endBefore = async ({ config, db }: Context, request: Request): Promise<void> => {
  const before = tokenOf(request, config.url, config.sessionSecret);
  if (before !== null) await db.asAuth.deleteFrom('session').where('token', '=', before).execute();
};

/** The library's body repeats the session token. */
const accepted = ({ config }: Context, address: string, answer: Response): Response => {
  // An unknown address, a wrong password and an address that the library refuses get the same answer.
  if (answer.status === 401 || answer.status === 400) throw new Problem('sign-in.wrong-password');
  if (!answer.ok) throw new Problem('sign-in.unexpected', { detail: `status ${answer.status}` });
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  headers.append('set-cookie', deviceCookie(address, config.url, config.sessionSecret));
  const bearer = answer.headers.get('set-auth-token');
  if (bearer !== null) headers.set('set-auth-token', bearer);
  return new Response('{}', { headers });
};
