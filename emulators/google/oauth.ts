/** The authorization endpoint: checks the app, offers account and scopes, and redirects back. */
import { type Context, Hono } from 'hono';
import { pageHeaders } from '#emulators/page.ts';
import { accountWith, allAccounts } from './accounts.ts';
import { clientWith } from './clients.ts';
import { choosePage, consentPage, refusalPage } from './consent-page.ts';
import type { Env, Google } from './google.ts';
import { consentedScopes, forgetExpired, issueCode, rememberConsent } from './grants.ts';
import { isIdentityScope } from './scopes.ts';
import { readSignInRequest, type SignInRequest } from './sign-in-request.ts';
import { beginSignIn, continueSignIn, type SignIn, signInWith, takeTicket } from './sign-ins.ts';

type Answer = { page: string; status?: 200 | 400 | 401 } | { to: string };

export const oauth = new Hono<Env>()
  .get('/o/oauth2/v2/auth', (c) => answer(c, begin(c.var.google, new URL(c.req.url).searchParams)))
  // Forms answer with a redirect, so going back never resubmits.
  .get('/o/oauth2/v2/auth/step', (c) => answer(c, step(c.var.google, new URL(c.req.url).searchParams)))
  .post('/o/oauth2/v2/auth/account', async (c) => answer(c, once(c.var.google, await form(c), chooseAccount)))
  .post('/o/oauth2/v2/auth/consent', async (c) => answer(c, once(c.var.google, await form(c), decide)));

const begin = (google: Google, query: URLSearchParams): Answer => {
  const request = readSignInRequest(google, query);
  if ('error' in request) return { page: refusalPage(request.error, request.detail), status: request.status };
  forgetExpired(google);
  if (google.variants.take('error')) return back(google, request, { error: 'server_error' });
  const hinted = accountWith(google.store, request.loginHint ?? '')?.email;
  if (request.prompt.includes('none')) return withoutAsking(google, request, hinted);
  return chooseStep(google, beginSignIn(google, request), hinted);
};

const chooseStep = (google: Google, signIn: SignIn, hinted: string | undefined): Answer => {
  const { prompt, clientId } = signIn.request;
  const accounts = allAccounts(google.store);
  const [only, ...others] = accounts;
  // A single account needs no chooser.
  const meant = hinted ?? (others.length === 0 ? only?.email : undefined);
  if (meant !== undefined && !prompt.includes('select_account')) return consentStep(google, signIn, meant);
  return { page: choosePage(signIn, clientWith(google, clientId)?.name ?? '', accounts, hinted) };
};

const withoutAsking = (google: Google, request: SignInRequest, email: string | undefined): Answer => {
  if (!email) return back(google, request, { error: 'login_required' });
  if (needsConsent(google, request, email)) return back(google, request, { error: 'interaction_required' });
  return allow(google, request, email, { asked: false, scopes: request.scopes });
};

/** The browser follows the later answer of a double click, so both must be the same. */
const once = (
  google: Google,
  sent: URLSearchParams,
  work: (google: Google, sent: URLSearchParams) => Answer,
): Answer => {
  const before = google.formAnswers.to(sent.toString());
  if (before !== undefined) return { to: before };
  const given = work(google, sent);
  if ('to' in given) google.formAnswers.remember(sent.toString(), given.to);
  return given;
};

const chooseAccount = (google: Google, sent: URLSearchParams): Answer => {
  const signIn = takeTicket(google, sent.get('sign_in') ?? '', sent.get('ticket') ?? '');
  if (!signIn) return usedPage();
  if (sent.get('decision') === 'deny') return back(google, signIn.request, { error: 'access_denied' });
  const account = accountWith(google.store, sent.get('email') ?? '');
  if (!account) return { page: refusalPage('invalid_request', 'There is no such demo account.'), status: 400 };
  const next = consentStep(google, signIn, account.email);
  return 'to' in next ? next : { to: `/o/oauth2/v2/auth/step?sign_in=${signIn.id}` };
};

/** The consent form of a sign-in with a chosen account, for every visit. */
const step = (google: Google, query: URLSearchParams): Answer => {
  const signIn = signInWith(google, query.get('sign_in') ?? '');
  const account = accountWith(google.store, signIn?.email ?? '');
  const client = clientWith(google, signIn?.request.clientId ?? '');
  return signIn && account && client ? { page: consentPage(signIn, client.name, account) } : usedPage();
};

const consentStep = (google: Google, signIn: SignIn, email: string): Answer => {
  const { request } = signIn;
  if (!needsConsent(google, request, email)) {
    return allow(google, request, email, { asked: false, scopes: request.scopes });
  }
  const account = accountWith(google.store, email);
  const client = clientWith(google, request.clientId);
  if (!account || !client) return usedPage();
  return { page: consentPage(continueSignIn(google, signIn, email), client.name, account) };
};

const decide = (google: Google, sent: URLSearchParams): Answer => {
  const signIn = takeTicket(google, sent.get('sign_in') ?? '', sent.get('ticket') ?? '');
  if (!signIn?.email) return usedPage();
  const { request, email } = signIn;
  if (sent.get('decision') !== 'allow') return back(google, request, { error: 'access_denied' });
  const ticked = new Set(sent.getAll('scope'));
  const scopes = request.scopes.filter((scope) => isIdentityScope(scope) || ticked.has(scope));
  return allow(google, request, email, { asked: true, scopes });
};

const needsConsent = (google: Google, request: SignInRequest, email: string): boolean => {
  if (request.prompt.includes('consent')) return true;
  const given = consentedScopes(google, email, request.clientId);
  return given === undefined || request.scopes.some((scope) => !given.includes(scope));
};

/** Google's rule: a refresh token needs offline access and a visible consent page. */
const allow = (
  google: Google,
  request: SignInRequest,
  email: string,
  given: { asked: boolean; scopes: string[] },
): Answer => {
  const before = consentedScopes(google, email, request.clientId) ?? [];
  const unticked = given.asked ? request.scopes.filter((scope) => !given.scopes.includes(scope)) : [];
  const kept = before.filter((scope) => !unticked.includes(scope));
  const scopes = request.includeGranted ? [...new Set([...given.scopes, ...kept])] : given.scopes;
  const { clientId, redirectUri, nonce, challenge, challengeMethod } = request;
  const code = google.store.transaction(() => {
    rememberConsent(google, { email, clientId, scopes: [...new Set([...kept, ...given.scopes])] });
    const offline = request.offline && given.asked;
    return issueCode(google, { email, clientId, scopes, redirectUri, nonce, challenge, challengeMethod, offline });
  });
  const sent = google.variants.take('wrong-code') ? `${code}x` : code;
  const prompt = given.asked ? 'consent' : 'none';
  return back(google, request, { code: sent, scope: scopes.join(' '), authuser: '0', prompt });
};

const back = (google: Google, request: SignInRequest, parameters: Record<string, string>): Answer => {
  const to = new URL(request.redirectUri);
  const state = google.variants.take('foreign-state') ? 'a-state-of-someone-else' : request.state;
  if (state !== null && !google.variants.take('no-state')) to.searchParams.set('state', state);
  for (const [name, value] of Object.entries(parameters)) to.searchParams.set(name, value);
  return { to: to.href };
};

const usedPage = (): Answer => {
  const detail = 'This page was sent already, or is older than ten minutes. Go back to the app and start again.';
  return { page: refusalPage('expired', detail), status: 400 };
};

const form = async (c: Context<Env>): Promise<URLSearchParams> => new URLSearchParams(await c.req.text());

const answer = (c: Context<Env>, result: Answer): Response => {
  if ('to' in result) return c.redirect(result.to, c.req.method === 'POST' ? 303 : 302);
  return c.html(result.page, result.status ?? 200, pageHeaders);
};
