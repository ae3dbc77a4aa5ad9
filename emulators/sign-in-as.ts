/** Signs in at the local Google through its pages and forms, without a browser. For tests. */
import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { localClient } from './google/clients.ts';

export type Person = {
  email: string;
  untick?: string[];
  /** The page on which to press Deny. */
  deny?: boolean;
};

/** Follows an authorization address through chooser and consent. Returns the redirect back to the app. */
export const walkConsent = async (authorizationUrl: string, person: Person): Promise<URL> => {
  let answer = await fetch(authorizationUrl, { redirect: 'manual' });
  for (let steps = 0; steps < 5; steps += 1) {
    const next = stepOf(answer, authorizationUrl);
    if (next) answer = await fetch(next, { redirect: 'manual' });
    else if (answer.status === 200) answer = await sendForm(await answer.text(), authorizationUrl, person);
    else break;
  }
  const to = answer.headers.get('location');
  if (!to) throw new Error(`The local Google refused (${answer.status}): ${wordsOf(await answer.text())}`);
  return new URL(to);
};

const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.optional(z.string()),
  id_token: z.optional(z.string()),
  expires_in: z.number(),
  scope: z.string(),
});
export type Tokens = z.infer<typeof tokens>;

export const defaultScopes = 'openid email profile https://www.googleapis.com/auth/gmail.modify';

/** A complete sign-in: authorization with PKCE, consent, and code exchange. */
export const signInAs = async (
  localGoogle: string,
  person: Person & { scope?: string; parameters?: Record<string, string>; redirectUri?: string },
): Promise<Tokens> => {
  const redirectUri = person.redirectUri ?? 'http://localhost:3000/api/auth/callback/google';
  const verifier = randomBytes(32).toString('base64url');
  const ask = new URL('/o/oauth2/v2/auth', localGoogle);
  ask.search = new URLSearchParams({
    client_id: localClient.id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: person.scope ?? defaultScopes,
    access_type: 'offline',
    prompt: 'consent',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...person.parameters,
  }).toString();
  const back = await walkConsent(ask.href, person);
  const code = back.searchParams.get('code');
  if (!code) throw new Error(`The sign-in ended with ${back.searchParams.get('error')}`);
  const answer = await fetch(new URL('/token', localGoogle), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: localClient.id,
      client_secret: localClient.secret,
      code_verifier: verifier,
    }),
  });
  return tokens.parse(await answer.json());
};

/** The local Google's next page, or null if the answer leads back to the app. */
const stepOf = (answer: Response, base: string): URL | null => {
  const to = answer.headers.get('location');
  return answer.status === 303 && to?.startsWith('/') ? new URL(to, base) : null;
};

const sendForm = async (page: string, base: string, person: Person): Promise<Response> => {
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1];
  if (!action) throw new Error(`No form on the page: ${wordsOf(page)}`);
  const form = new URLSearchParams();
  for (const { name, value } of fieldsOf(page, 'hidden')) form.append(name, value);
  if (action.endsWith('/account')) form.append('email', person.email);
  else {
    const ticked = fieldsOf(page, 'checkbox').filter(({ value }) => !person.untick?.includes(value));
    for (const { name, value } of ticked) form.append(name, value);
    form.append('decision', person.deny ? 'deny' : 'allow');
  }
  return fetch(new URL(action, base), { method: 'POST', body: form, redirect: 'manual' });
};

const fieldsOf = (page: string, type: string): { name: string; value: string }[] => {
  const fields = page.matchAll(new RegExp(`<input type="${type}" name="([^"]+)" value="([^"]*)"`, 'g'));
  return [...fields].map(([, name = '', value = '']) => ({ name, value }));
};

const wordsOf = (page: string): string =>
  page
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
