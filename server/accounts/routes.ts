// Account routes. Only two of better-auth's paths are public: the return from Google and password sign-in.
import * as z from 'zod/mini';
import {
  changeOnboarding,
  confirmByCode,
  confirmByPassword,
  getOnboarding,
  getSession,
  signIn,
  signInByPassword,
  signOut,
} from '#api/accounts.ts';
import { Problem, problemDetails } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { bind, bindOpen, bindRaw, type Call, type Route } from '#server/handle.ts';
import { openAuth } from './auth.ts';
import { expiredCookie } from './cookies.ts';
import * as onboarding from './onboarding.ts';
import { oneReturn } from './one-return.ts';
import { operatorConfirmation } from './operator-confirmation.ts';
import { typeFile, typePath } from './operator-page.ts';
import { enterPath, isOpenLink, passwordPath, passwordSetPath, setPassword } from './operators.ts';
import {
  enterPage,
  longestPassword,
  passwordPage,
  passwordSetPage,
  shortestPassword,
  spentPage,
} from './password-page.ts';
import { type PasswordDoor, passwordDoor } from './passwords.ts';
import { endSession } from './sessions.ts';
import { callbackPath, finishSignIn, startSignIn } from './sign-in.ts';
import { userWith } from './users.ts';

export const accountRoutes = (ctx: Context): Route[] => {
  const auth = openAuth(ctx);
  const door = passwordDoor(ctx);
  const confirmed = operatorConfirmation(ctx);
  const finish = oneReturn((request) => finishSignIn(ctx, auth, request));
  return [
    bindOpen(ctx, getSession, async ({ session }) => ({
      user: session === null ? null : await userWith(ctx, session),
      localGoogle: ctx.config.google.local !== null,
      assistant: ctx.model !== null,
    })),
    bindOpen(ctx, signIn, ({ input, request, headers }) => startSignIn(ctx, auth, { ...input, request, headers })),
    bindOpen(ctx, signOut, async ({ request, headers }) => {
      await endSession(ctx, request);
      headers.append('set-cookie', expiredCookie(ctx.config.url));
      // Clearing "storage" would delete another person's unsent commands on a shared browser.
      headers.set('clear-site-data', '"cache"');
      return {};
    }),
    bind(ctx, confirmByPassword, ({ input, ...from }) => confirmed.byPassword(input.password, from)),
    bind(ctx, confirmByCode, ({ input, ...from }) => confirmed.byCode(input.code, from)),
    bind(ctx, getOnboarding, ({ userId }) => onboarding.getOnboarding(ctx, userId)),
    bind(ctx, changeOnboarding, ({ userId, input }) => onboarding.changeOnboarding(ctx, userId, input)),
    bindRaw(ctx, { method: 'GET', path: callbackPath, who: 'anyone' }, (call) => finish(call.req.raw)),
    bindRaw(ctx, { method: 'POST', path: signInByPassword.path, who: 'anyone' }, async (call) =>
      door.enter(await jsonOf(call), fromOf(call)),
    ),
    bindRaw(ctx, { method: 'GET', path: enterPath, who: 'anyone' }, () => enterPage(null)),
    { method: 'POST', path: enterPath, who: 'anyone', answer: (call) => takeSignIn(ctx, door, call) },
    bindRaw(ctx, { method: 'GET', path: passwordPath, who: 'anyone' }, (call) =>
      showPasswordPage(ctx, call.req.query('token') ?? ''),
    ),
    bindRaw(ctx, { method: 'GET', path: passwordSetPath, who: 'user' }, async (_call, session) => {
      const user = session && (await userWith(ctx, session));
      if (!user) throw new Problem('session.missing');
      return passwordSetPage(user);
    }),
    bindRaw(ctx, { method: 'GET', path: typePath, who: 'anyone' }, () => typeFile()),
    { method: 'POST', path: passwordPath, who: 'anyone', answer: (call) => takePassword(ctx, door, call) },
  ];
};

const fromOf = (call: Call) => ({ request: call.req.raw, network: call.get('network') });

const jsonOf = async (call: Call): Promise<unknown> => {
  try {
    return await call.req.json();
  } catch {
    throw new Problem('request.invalid');
  }
};

const showPasswordPage = async (ctx: Context, token: string): Promise<Response> =>
  (await isOpenLink(ctx, token)) ? passwordPage(token, null) : spentPage();

const Sent = z.object({ token: z.string(), password: z.string() });

/** A plain form sends no custom header, so the origin proves that it is ours. */
const formOf = async (ctx: Context, call: Call): Promise<unknown> => {
  if (call.req.header('origin') !== ctx.config.url) throw new Problem('request.forbidden-origin');
  try {
    return await call.req.parseBody();
  } catch {
    throw new Problem('request.invalid');
  }
};

/** A refusal shows the form again with its sentence. */
const takeSignIn = async (ctx: Context, door: PasswordDoor, call: Call): Promise<Response> => {
  const form = await formOf(ctx, call);
  try {
    return withCookies('/admin', await door.enter(form, fromOf(call)));
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'sign-in.unexpected') throw error;
    const { status, title } = problemDetails(error);
    return enterPage({ status, title, retryAfter: error.retryAfter });
  }
};

const withCookies = (location: string, entered: Response): Response => {
  const headers = new Headers({ location });
  for (const cookie of entered.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
};

const takePassword = async (ctx: Context, door: PasswordDoor, call: Call): Promise<Response> => {
  const sent = Sent.safeParse(await formOf(ctx, call));
  if (!sent.success) throw new Problem('request.invalid');
  const { token, password } = sent.data;
  if (!(await isOpenLink(ctx, token))) return spentPage();
  if (password.length < shortestPassword || password.length > longestPassword) {
    return passwordPage(token, `Please take ${shortestPassword} to ${longestPassword} characters.`);
  }
  const owner = await setPassword(ctx, token, password);
  if (owner === null) return spentPage();
  const entered = await door.begin(owner, call.req.raw);
  return entered === null ? withCookies('/admin', new Response()) : withCookies(passwordSetPath, entered);
};
