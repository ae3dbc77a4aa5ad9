// Styles the operator pages, which work without the app's scripts.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { html, raw } from 'hono/html';

export type Html = ReturnType<typeof html>;

export const operatorPage = async (title: string, body: Html, status: number): Promise<Response> => {
  const text = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Flow</title>
<link rel="icon" href="/brand/favicon.svg" type="image/svg+xml">
<style>${raw(style)}</style>
</head>
<body><header><a class="logo" href="/" aria-label="Flow, home"></a></header>
<main>${body}</main></body>
</html>`;
  return new Response(String(text), { status, headers: { 'content-type': 'text/html; charset=utf-8', ...policy } });
};

/** The built app's font file has a content hash in its name, so these pages serve their own copy. */
export const typePath = '/operator/type.woff2';

export const typeFile = async (): Promise<Response> => {
  const file = import.meta.resolve('@fontsource-variable/commissioner/files/commissioner-latin-full-normal.woff2');
  return new Response(new Uint8Array(await readFile(fileURLToPath(file))), {
    headers: { 'content-type': 'font/woff2' },
  });
};

/** Repeats the design tokens, because these pages load no style sheet. */
const style = `
@font-face { font-family: Commissioner; src: url(${typePath}) format('woff2'); font-weight: 100 900; font-display: swap; }
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100dvh; background: light-dark(#ebf2e5, #0a1813); color: light-dark(#0c201a, #eaf4ec);
  font: 420 .9375rem/1.375rem Commissioner, 'Segoe UI', system-ui, sans-serif; font-variation-settings: 'FLAR' 0, 'VOLM' 0;
  letter-spacing: -.003em; -webkit-font-smoothing: antialiased; }
header { padding: 16px 44px; }
.logo { display: block; width: 97px; height: 44px; background: light-dark(#0b5242, #a6dcc0);
  mask: url(/brand/wordmark.svg) left center / auto 40px no-repeat; }
main { box-sizing: border-box; width: min(480px, 100vw); margin: min(12dvh, 96px) auto 0; padding: 0 20px 40px; }
h1 { margin: 0 0 10px; font-size: 2.5rem; line-height: 2.75rem; font-weight: 550; letter-spacing: -.016em; text-wrap: balance;
  font-variation-settings: 'FLAR' 100, 'VOLM' 100; }
p { margin: 0 0 16px; color: light-dark(#3a4c45, #b3c2b8); font-size: 1.0625rem; line-height: 1.5rem; }
form { display: grid; gap: 6px; margin-top: 28px; }
label { color: light-dark(#3a4c45, #b3c2b8); font-size: .8125rem; line-height: 1.25rem; }
input { box-sizing: border-box; width: 100%; min-height: 48px; padding: 0 14px; border: 1px solid light-dark(#718279, #64796e);
  border-radius: 9px; background: light-dark(#f6faf2, #0f201a); color: inherit; font: inherit; }
input[aria-invalid] { border-color: light-dark(#a81230, #ff8f98); box-shadow: inset 0 0 0 1px light-dark(#a81230, #ff8f98); }
button, .button { display: inline-flex; align-items: center; justify-content: center; box-sizing: border-box; min-height: 56px;
  margin-top: 18px; padding: 0 28px; border: 0; border-radius: 12px; background: light-dark(#0b5242, #a6dcc0);
  color: light-dark(#f2f9f3, #04120d); font: inherit; font-size: 1.0625rem; font-weight: 540; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: light-dark(#0e6450, #bde8d2); }
:focus-visible { outline: 2px solid light-dark(#0b5242, #a6dcc0); outline-offset: 2px; }
#wrong { margin: 0; color: light-dark(#a81230, #ff8f98); font-size: .8125rem; line-height: 1.25rem; }
b { font-weight: 620; color: light-dark(#0c201a, #eaf4ec); overflow-wrap: anywhere; }
code { display: block; padding: 12px 14px; border-radius: 9px; background: light-dark(#dfe9d8, #15281f); overflow-wrap: anywhere;
  color: light-dark(#0c201a, #eaf4ec); font: .8125rem/1.25rem ui-monospace, SFMono-Regular, monospace; }
@media (max-width: 760px) { header { padding: 8px 16px; } .logo { mask-size: auto 34px; } main { margin-top: 24px; }
  h1 { font-size: 1.75rem; line-height: 2.125rem; } }
`;

const policy = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  // The address contains a secret. `no-referrer` would also hide the form's origin.
  'referrer-policy': 'same-origin',
};
