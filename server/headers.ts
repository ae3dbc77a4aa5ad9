// Security headers for each kind of answer.

/**
 * `worker`: the service worker. `mail`: untrusted HTML for a frame. `download`: an untrusted file. `picture`: an untrusted picture for
 * that frame.
 */
export type Kind = 'page' | 'file' | 'worker' | 'data' | 'mail' | 'download' | 'picture';

type Given = {
  /** Hashes of the page's inline scripts. */
  scripts?: readonly string[];
  /** The only source of a mail's pictures. Without it, none load. */
  pictures?: string;
  /** Flow uses https. */
  secure: boolean;
};

export const headersFor = (kind: Kind, { scripts = [], pictures, secure }: Given): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  ...byKind[kind](scripts, pictures),
});

const byKind: Record<Kind, (scripts: readonly string[], pictures: string | undefined) => Record<string, string>> = {
  page: (scripts) => ({
    'content-security-policy': pagePolicy(scripts),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
  }),
  file: () => ({ 'referrer-policy': 'no-referrer' }),
  // It fetches Flow's own build and runs no other code.
  worker: () => ({
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'referrer-policy': 'no-referrer',
  }),
  data: () => ({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  }),
  mail: (_, pictures) => ({
    ...strangers,
    'content-security-policy': mailPolicy(pictures),
    'content-type': 'text/html; charset=utf-8',
  }),
  download: () => ({ ...strangers, 'content-security-policy': inert }),
  picture: () => ({
    ...strangers,
    'content-security-policy': inert,
    // The frame has an opaque origin.
    'cross-origin-resource-policy': 'cross-origin',
  }),
};

/** Harmless when opened directly. */
const inert = "sandbox; default-src 'none'";

const strangers = {
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'microphone=(), camera=(), geolocation=(), payment=(), usb=(), fullscreen=(), autoplay=(), clipboard-write=()',
  'x-dns-prefetch-control': 'off',
  'cache-control': 'no-store, private',
};

/** A header too, because the person may open the page outside its frame. */
const mailPolicy = (pictures: string | undefined): string =>
  [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    pictures === undefined ? 'img-src data:' : `img-src data: ${pictures}`,
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
    // The line and the player move by style attributes.
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
