// What the browser needs to install Flow: name, colours, icons, shortcuts, and where shared text goes.
import { sharePath } from '#domain/shared-text.ts';
import { brand } from '#web/brand.ts';
import { paths } from '#web/paths.ts';
import { grounds } from '#web/ui/theme.ts';

export const manifest = () => ({
  id: paths.emailPlayer,
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
  lang: 'en',
  dir: 'ltr',
  start_url: paths.emailPlayer,
  scope: '/',
  display: 'standalone',
  background_color: grounds.light,
  theme_color: grounds.light,
  categories: ['productivity'],
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  icons: [
    { src: '/brand/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/brand/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/brand/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/brand/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  screenshots: [
    screenshot('reading', 'A mail that Flow reads aloud'),
    screenshot('reply', 'A reply, written from one spoken sentence'),
    screenshot('calendar', 'The week in the calendar'),
    onPhone('reading', 'A mail that Flow reads aloud'),
    onPhone('reply', 'A reply, written from one spoken sentence'),
    onPhone('calendar', 'The days in the calendar'),
  ],
  shortcuts: [
    shortcut('Play', 'Hear what waits in your inbox', paths.emailPlayer),
    shortcut('Note', 'Write a note to yourself', paths.note),
    shortcut('Calendar', 'See your day', paths.calendar),
  ],
  // POST, because an address with the shared text would appear in logs on the way. A note cannot carry files yet.
  share_target: {
    action: sharePath,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', url: 'url' },
  },
});

const screenshot = (scene: string, label: string) => ({
  src: `/scenes/${scene}-light.webp`,
  type: 'image/webp',
  sizes: '1280x800',
  form_factor: 'wide',
  label,
});

/** Phones show these before they install. */
const onPhone = (scene: string, label: string) => ({
  src: `/scenes/${scene}-phone.webp`,
  type: 'image/webp',
  sizes: '780x1688',
  form_factor: 'narrow',
  label,
});

const shortcut = (name: string, description: string, url: string) => ({
  name,
  description,
  url,
  icons: [{ src: '/brand/icon-192.png', type: 'image/png', sizes: '192x192' }],
});
