// The headers that tell a browser how little each kind of answer may do.

export type Kind = 'page' | 'file' | 'data';

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
};

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
