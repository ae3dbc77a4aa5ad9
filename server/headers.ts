// The headers that tell a browser how little each kind of answer may do.

/** `mail`: what strangers wrote, for a frame. `download`: a file of theirs. */
export type Kind = 'page' | 'file' | 'data' | 'mail' | 'download';

/** `scripts`: the hashes of the page's own inline scripts. `secure`: Flow is reached by https. */
export const headersFor = (kind: Kind, { scripts = [], secure }: { scripts?: readonly string[]; secure: boolean }) => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  ...byKind[kind](scripts),
});

const byKind: Record<Kind, (scripts: readonly string[]) => Record<string, string>> = {
  page: (scripts) => ({
    'content-security-policy': pagePolicy(scripts),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
  }),
  file: () => ({ 'referrer-policy': 'no-referrer' }),
  data: () => ({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  }),
  mail: () => ({ ...strangers, 'content-security-policy': mailPolicy, 'content-type': 'text/html; charset=utf-8' }),
  download: () => ({ ...strangers, 'content-security-policy': "sandbox; default-src 'none'" }),
};

const strangers = {
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'microphone=(), camera=(), geolocation=(), payment=(), usb=(), fullscreen=(), autoplay=(), clipboard-write=()',
  'x-dns-prefetch-control': 'off',
  'cache-control': 'no-store, private',
};

/** Said by the header too and not by the frame alone: opened directly, the page can do no more. */
const mailPolicy = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const pagePolicy = (scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self'",
    // The line and the player move their parts by style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types flow',
  ].join('; ');
