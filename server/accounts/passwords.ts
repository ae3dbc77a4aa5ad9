// Password sign-in, for operators only, with a limit on guesses.
import * as z from 'zod/mini';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { Auth } from './auth.ts';

export type PasswordDoor = {
  /** The answer carries the session as a cookie, and in `set-auth-token` for scripts. */
  enter(body: unknown): Promise<Response>;
};

export const passwordDoor = (ctx: Context, auth: Auth): PasswordDoor => {
  const slips = new Map<string, { count: number; since: number }>();
  return {
    enter: async (body) => {
      const parsed = Credentials.safeParse(body);
      if (!parsed.success) throw new Problem('request.invalid');
      const email = parsed.data.email.trim().toLowerCase();
      const now = ctx.clock.now().getTime();
      const slip = slips.get(email) ?? { count: 0, since: now };
      const recent = now - slip.since < window ? slip : { count: 0, since: now };
      if (recent.count >= allowed) throw new Problem('sign-in.too-often', { retryAfter: window / 1000 });
      // Count the attempt before checking it, so concurrent guesses all count.
      forget(slips, now);
      slips.set(email, { ...recent, count: recent.count + 1 });
      const answer = await ask(ctx, auth, email, parsed.data.password);
      // An unknown address and a wrong password get the same answer.
      if (answer.status === 401) throw new Problem('sign-in.wrong-password');
      if (!answer.ok) throw new Problem('sign-in.unexpected', { detail: `status ${answer.status}` });
      slips.delete(email);
      return accepted(answer);
    },
  };
};

const allowed = 5;
const window = 15 * 60_000;

const Credentials = z.object({
  email: z.string().check(z.maxLength(320)),
  password: z.string().check(z.maxLength(128)),
});

const ask = (ctx: Context, auth: Auth, email: string, password: string): Promise<Response> =>
  auth.handler(
    new Request(`${ctx.config.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ctx.config.url },
      body: JSON.stringify({ email, password }),
    }),
  );

/** The library's body repeats the session token. */
const accepted = (answer: Response): Response => {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  const bearer = answer.headers.get('set-auth-token');
  if (bearer !== null) headers.set('set-auth-token', bearer);
  return new Response('{}', { headers });
};

/** Bounds the list of tried addresses. */
const forget = (slips: Map<string, { count: number; since: number }>, now: number): void => {
  if (slips.size < 1000) return;
  for (const [email, { since }] of slips) if (now - since >= window) slips.delete(email);
};
