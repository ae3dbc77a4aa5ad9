// The document around every screen: head, theme, fonts, notices; and the last resort when a screen fails.
import commissioner from '@fontsource-variable/commissioner/files/commissioner-latin-full-normal.woff2?url';
import { type ReactNode, useEffect } from 'react';
import { Links, type LinksFunction, Meta, type MetaFunction, Outlet, Scripts, useRouteError } from 'react-router';
import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { brand } from '#web/brand.ts';
import { Failed } from '#web/screens/failed.tsx';
import { keepInstallPrompt } from '#web/session/install-prompt.ts';
import { Shell } from '#web/ui/frame/shell.tsx';
import { later } from '#web/ui/later.ts';
import { Notices } from '#web/ui/notices/notices.tsx';
import { followSystemTheme, grounds, themeScript } from '#web/ui/theme.ts';
import { tolerateTranslation } from '#web/ui/tolerate-translation.ts';
import wordmark from '#web/ui/wordmark.svg?url';

export const meta: MetaFunction = () => [{ title: brand.title }, { name: 'description', content: brand.description }];

export const links: LinksFunction = () => [
  { rel: 'preload', href: commissioner, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: wordmark, as: 'image', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/brand/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/brand/favicon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/brand/apple-touch-180.png' },
];

export const Layout = ({ children }: { children: ReactNode }) => {
  // React recreates the document after an error. It keeps the scripts that already ran, because the page's policy
  // refuses to run them again.
  const scripted = (useRouteError() ?? null) === null;
  return (
    // The theme script sets data-theme before React arrives.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={grounds.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme: dark)" />
        {scripted && <script>{themeScript}</script>}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {scripted && <Scripts />}
      </body>
    </html>
  );
};

tolerateTranslation();
keepInstallPrompt();
if (/[?&]ref=/.test(globalThis.location?.search ?? ''))
  void import('#web/session/referral.ts').then(({ captureReferral }) => captureReferral());
if (import.meta.env.PROD) later(() => import('./pwa/keep-app.ts').then(({ keepApp }) => keepApp()));

export default function Root() {
  useEffect(() => followSystemTheme(), []);
  return (
    <>
      <Outlet />
      <Notices />
    </>
  );
}

/** The shell of the app's routes, until their code has loaded. */
export const HydrateFallback = () => <Shell />;

/** Only for failures outside every screen. `screens/all.tsx` catches the rest. */
export const ErrorBoundary = ({ error }: { error: unknown }) => <Failed error={error} />;
