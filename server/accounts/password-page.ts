import { html, raw } from 'hono/html';
import type { User } from '#domain/account.ts';
import { operatorPage } from './password-page-look.ts';

export const shortestPassword = 12;
export const longestPassword = 128;

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
<a class="button" href="/email-player">Open Flow</a>`,
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
