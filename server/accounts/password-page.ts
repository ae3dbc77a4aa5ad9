import { html, raw } from 'hono/html';
import type { User } from '#domain/account.ts';
import { operatorPage } from './operator-page.ts';

export const shortestPassword = 12;
export const longestPassword = 128;

/** `refused`: why the last attempt failed. */
export const enterPage = async (
  refused: { status: number; title: string; retryAfter: number | undefined } | null,
): Promise<Response> => {
  const page = await operatorPage(
    'Operator sign-in',
    html`<h1>Operator sign-in</h1>
<p>For the people who run this Flow. After half an hour without use, and after twelve hours, Flow asks again.</p>
<form method="post">
<label for="email">Address</label>
<input id="email" name="email" type="text" inputmode="email" autocomplete="username" autofocus required>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="${longestPassword}"${refused === null ? '' : raw(' aria-describedby="wrong" aria-invalid="true"')}>
<label for="code">Code of your authenticator, if you use one</label>
<input id="code" name="code" type="text" autocomplete="one-time-code" autocapitalize="off" maxlength="40">
${refused === null ? '' : html`<p id="wrong" role="alert">${refused.title}</p>`}
<button>Sign in</button>
</form>`,
    refused?.status ?? 200,
  );
  if (refused?.retryAfter !== undefined) page.headers.set('retry-after', String(refused.retryAfter));
  return page;
};

/** `wrong`: why the last attempt failed. */
export const passwordPage = (token: string, wrong: string | null): Promise<Response> =>
  operatorPage(
    'Set your password',
    html`<h1>Set your password</h1>
<p>For the people who run this Flow. ${shortestPassword} characters or more; several words are easy to keep.</p>
<form method="post">
<input type="hidden" name="token" value="${token}">
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" autofocus required
  minlength="${shortestPassword}" maxlength="${longestPassword}"${wrong === null ? '' : raw(' aria-describedby="wrong" aria-invalid="true"')}>
${wrong === null ? '' : html`<p id="wrong" role="alert">${wrong}</p>`}
<button>Set password and sign in</button>
</form>`,
    wrong === null ? 200 : 400,
  );

export const passwordSetPage = ({ email, connected }: User): Promise<Response> =>
  operatorPage(
    'Your password is set',
    html`<h1>Your password is set</h1>
<p>You are signed in as <b>${email}</b>, one of the people who run this Flow.</p>
${connected ? '' : html`<p>There is no mailbox behind this account until you connect its Google account.</p>`}
<a class="button" href="/admin">Open the admin area</a>`,
    200,
  );

export const spentPage = (): Promise<Response> =>
  operatorPage(
    'This link is used up',
    html`<h1>This link is used up</h1>
<p>A link works once, and for a quarter of an hour. On the host, ask for a new one:</p>
<code>npm run operator -- add &lt;your address&gt;</code>`,
    410,
  );
