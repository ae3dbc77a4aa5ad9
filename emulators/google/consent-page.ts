/** The sign-in pages: account chooser, consent, refusal. */
import { html } from 'hono/html';
import type { Html } from '#emulators/page.ts';
import type { Account } from './accounts.ts';
import { page } from './page.ts';
import { isIdentityScope, scopeWords } from './scopes.ts';
import type { SignIn } from './sign-ins.ts';

export const choosePage = (signIn: SignIn, client: string, accounts: Account[], hinted?: string): string => {
  const ordered = accounts.toSorted((a, b) => Number(b.email === hinted) - Number(a.email === hinted));
  return page(
    'Choose an account',
    html`<h1>Choose an account</h1>
<p class="soft">to continue to ${client}</p>
<form method="post" action="/o/oauth2/v2/auth/account">
${hiddenFields(signIn)}
<ul class="accounts">
${ordered.map(accountRow)}
</ul>
<div class="choice"><button name="decision" value="deny">Cancel</button></div>
</form>`,
  );
};

export function consentPage(signIn: SignIn, client: string, account: Account): string {
  const { scopes } = signIn.request;
  const fixed = scopes.filter(isIdentityScope);
  const choosable = scopes.filter((scope) => !isIdentityScope(scope));
  return page(
    `${client} asks for access`,
    html`<h1>${client} asks for access to this account</h1>
<p class="soft">${account.name}<br><span class="address">${account.email}</span></p>
<form method="post" action="/o/oauth2/v2/auth/consent">
${hiddenFields(signIn)}
${fixed.length > 0 ? html`<h2>Shared whenever you sign in</h2><ul>${fixed.map(fixedScope)}</ul>` : ''}
${
  choosable.length > 0
    ? html`<fieldset><legend>Choose what ${client} may do</legend>${choosable.map(scopeBox)}</fieldset>`
    : ''
}
<div class="choice">
<button name="decision" value="deny">Deny</button>
<button name="decision" value="allow" class="allow">Allow</button>
</div>
</form>`,
  );
}

export const refusalPage = (error: string, detail: string): string =>
  page(
    'Sign-in stopped',
    html`<h1>This sign-in cannot go on</h1>
<p class="address">${detail}</p>
<h2>Error</h2>
<p><code>${error}</code></p>`,
  );

const hiddenFields = (signIn: SignIn): Html =>
  html`<input type="hidden" name="sign_in" value="${signIn.id}"><input type="hidden" name="ticket" value="${signIn.ticket}">`;

const accountRow = (account: Account): Html => html`<li><button name="email" value="${account.email}">
<span class="initial" aria-hidden="true">${account.name.slice(0, 1)}</span>
<span class="name">${account.name}</span>
<span class="soft">${account.email}</span>
</button></li>`;

const fixedScope = (scope: string): Html => {
  const { title, detail } = scopeWords(scope);
  return html`<li class="scope"><span class="tick" aria-hidden="true">✓</span><span>${title}</span><span class="soft">${detail}</span></li>`;
};

const scopeBox = (scope: string): Html => {
  const { title, detail } = scopeWords(scope);
  return html`<label class="scope"><input type="checkbox" name="scope" value="${scope}" checked><span>${title}</span><span class="soft">${detail}</span></label>`;
};
