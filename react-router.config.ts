// How the web app is built: no server rendering, every public page prerendered, everything else from one shell.
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/404'],
} satisfies Config;
