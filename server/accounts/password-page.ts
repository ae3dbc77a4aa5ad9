// The page on which an operator sets a password: a form without script, for the time a link is open.
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

export const shortestPassword = 12;
export const longestPassword = 128;

type Html = ReturnType<typeof html>;

/** `wrong`: what was wrong with the last try. */
export const passwordPage = async (token: string, wrong: string | null): Promise<Response> =>
  page(
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

export const spentPage = async (): Promise<Response> =>
  page(
    'This link is used up',
    html`<h1>This link is used up</h1>
<p>A link works once, and for a quarter of an hour. On the host, ask for a new one:</p>
<p><code>npm run operator -- add &lt;your address&gt;</code></p>`,
    410,
  );

const page = async (title: string, body: Html, status: number): Promise<Response> => {
  const text = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Flow</title>
<style>${raw(style)}</style>
</head>
<body><main>${body}</main></body>
</html>`;
  return new Response(String(text), { status, headers: { 'content-type': 'text/html; charset=utf-8', ...policy } });
};

/** Values of the design's tokens, which a page without files has to repeat. */
const style = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: light-dark(#ebf2e5, #0a1813);
  color: light-dark(#0c201a, #eaf4ec); font: 420 .9375rem/1.375rem system-ui, sans-serif; }
main { box-sizing: border-box; width: min(440px, 100vw); padding: 32px 20px; }
h1 { margin: 0 0 8px; font-size: 1.75rem; line-height: 2.125rem; font-weight: 550; letter-spacing: -.016em; }
p { margin: 0 0 16px; color: light-dark(#3a4c45, #b3c2b8); }
form { display: grid; gap: 8px; margin-top: 24px; }
label { font-weight: 540; }
input, button { box-sizing: border-box; min-height: 44px; border-radius: 9px; padding: 0 14px; font: inherit; }
input { width: 100%; border: 1px solid light-dark(#718279, #64796e); background: light-dark(#f6faf2, #0f201a); color: inherit; }
button { margin-top: 8px; border: 0; background: light-dark(#0b5242, #a6dcc0); color: light-dark(#f2f9f3, #04120d); font-weight: 620; }
:focus-visible { outline: 2px solid light-dark(#0b5242, #a6dcc0); outline-offset: 2px; }
#wrong { margin: 0; color: light-dark(#a81230, #ff8f98); }
code { overflow-wrap: anywhere; color: light-dark(#0c201a, #eaf4ec); }
`;

const policy = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  // The address carries the link's secret. Not `no-referrer`: under it a browser hides the origin of the form, too.
  'referrer-policy': 'same-origin',
};
