/** The layout of the local services' pages: no scripts, nothing remote, light and dark. */
import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

export type Html = ReturnType<typeof html>;

/** `note` stands above the page, `promise` below it. */
export type Service = { name: string; note: string; promise: string };

export function servicePage({ name, note, promise }: Service, title: string, content: Html): string {
  return `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${name}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<p class="where"><strong>${name}</strong><span>${note}</span></p>
${content}
</main>
<footer>${promise}</footer>
</body>
</html>`}`;
}

const style = `
:root { color-scheme: light dark; --ground: #eceef1; --card: #ffffff; --ink: #1b1f24; --soft: #57606a; --edge: #d0d5db;
  --deep: #1f5f5b; --on-deep: #ffffff; --hover: #f3f5f7; --note: #f4ecd8; --on-note: #5b4510; --wrong: #a3261a; }
@media (prefers-color-scheme: dark) { :root { --ground: #14171a; --card: #1d2125; --ink: #e8eaed; --soft: #a3abb4;
  --edge: #3a4149; --deep: #7cc7be; --on-deep: #0d2321; --hover: #262b30; --note: #3a3118; --on-note: #f0dca6; --wrong: #ffb4a9; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; align-content: center; justify-items: center; gap: 16px; padding: 24px 16px;
  background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 480px; background: var(--card); border: 1px solid var(--edge); border-radius: 16px; padding: 28px; }
.where { display: flex; flex-wrap: wrap; gap: 4px 10px; margin: -28px -28px 24px; padding: 10px 28px; border-radius: 15px 15px 0 0;
  background: var(--note); color: var(--on-note); font-size: 14px; }
h1 { margin: 0 0 6px; font-size: 24px; line-height: 1.25; font-weight: 600; text-wrap: balance; }
h2 { margin: 24px 0 8px; font-size: 15px; font-weight: 600; }
p { margin: 0; } .soft { color: var(--soft); } .address { overflow-wrap: anywhere; }
form { margin: 0; } fieldset { border: 0; margin: 20px 0 0; padding: 0; min-width: 0; } legend { padding: 0; margin: 0 0 8px; font-weight: 600; font-size: 15px; }
ul { list-style: none; margin: 0; padding: 0; }
.accounts { margin: 20px 0 0; border-top: 1px solid var(--edge); }
.accounts button { display: grid; grid-template-columns: 40px 1fr; gap: 0 14px; align-items: center; width: 100%; padding: 12px 8px; border: 0;
  border-bottom: 1px solid var(--edge); background: none; color: inherit; font: inherit; text-align: left; cursor: pointer; }
.accounts button:hover { background: var(--hover); }
.initial { grid-row: span 2; width: 40px; height: 40px; border-radius: 50%; display: grid; place-items: center; background: var(--deep);
  color: var(--on-deep); font-weight: 600; }
.name { font-weight: 600; } .accounts .soft { font-size: 14px; overflow-wrap: anywhere; }
.scope { display: grid; grid-template-columns: 24px 1fr; gap: 0 12px; padding: 8px; border-radius: 10px; }
label.scope { cursor: pointer; } label.scope:hover { background: var(--hover); }
.scope input { width: 20px; height: 20px; margin: 2px 0 0; accent-color: var(--deep); grid-row: span 2; }
.scope .tick { grid-row: span 2; color: var(--deep); font-weight: 700; }
.scope .soft { font-size: 14px; }
.choice { display: flex; flex-wrap: wrap; gap: 12px; justify-content: flex-end; margin-top: 24px; }
.choice button { min-height: 44px; padding: 0 22px; border-radius: 22px; border: 1px solid var(--edge); background: none; color: inherit;
  font: inherit; font-weight: 600; cursor: pointer; }
.choice button:hover { background: var(--hover); }
.choice .allow { background: var(--deep); border-color: var(--deep); color: var(--on-deep); } .choice .allow:hover { filter: brightness(1.08); background: var(--deep); }
.rows { border-top: 1px solid var(--edge); margin-top: 16px; } .rows > li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px;
  padding: 12px 0; border-bottom: 1px solid var(--edge); } .rows a { color: var(--deep); } .amount { font-variant-numeric: tabular-nums; font-weight: 600; }
.alert { margin-top: 16px; padding: 12px 14px; border-radius: 10px; border: 1px solid var(--wrong); color: var(--wrong); }
.choice a { align-self: center; color: inherit; margin-right: auto; }
:focus-visible { outline: 3px solid var(--deep); outline-offset: 2px; }
code { font-size: 14px; } footer { color: var(--soft); font-size: 13px; text-align: center; }
@media (max-width: 480px) { main { padding: 22px 18px; } .where { margin: -22px -18px 20px; padding: 10px 18px; } .choice button { flex: 1; } .choice a { width: 100%; } }
`;

export const pageHeaders: Record<string, string> = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
