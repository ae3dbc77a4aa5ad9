// Build and development server of the web app. In development, calls go to Flow's own server.
import { env } from 'node:process';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { vadWeights } from './vad-weights.config.ts';

const flow = `http://localhost:${env.FLOW_SERVER_PORT ?? '3001'}`;

/**
 * Chunks of the landing page and of the mail screens. `frame` is around every screen. `player` is everything that the player shows at
 * once. Without it, the code would lie in dozens of small files, split by what late parts share.
 */
const entry = /\/web\/session\/(?:sign-in|signed-out)\.ts$/;
const mail =
  /\/(?:commands\/(?!draft-people|draft-files|draft-gone|draft-catch-up|guessed-doubts)[\w-]+|language\/(?:en\/(?:drafting\/draft-replies|intents\/examples)|intents\/hints)|api\/(?:commands|contacts|mailbox|search|sending)|domain\/search-own|web\/(?:data\/(?:overlays|signature|search-here|mailbox-state)|conversation\/(?:mail\/acts|bulk\/bulk|drafting\/(?:dictating|send-later)|typing\/say|player\/(?:speed|player-state)|script\/(?:announcement|sender-names|zone)|search\/(?:search-replies|own-terms))|stage\/(?:people|line\/captions-choice|keys\/(?:keep-focus|single-keys))))\.ts$/;

const frame =
  /\/(?:react-dom\/index\.js|web\/(?:root|ui\/(?:line\/flow-line|button|logo|frame\/(?:shell|line-page)))\.tsx)$/;

/**
 * If a screen's code fails to load, the router reloads the page forever, without an option. One reload is right after a deployment.
 * Then the screen fails, and the error screen offers ways out.
 */
const reloadOnce: Plugin = {
  name: 'flow-reload-once',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/ },
    handler: (code) => {
      const reload = /\n(\s*)window\.location\.reload\(\);/;
      if (!reload.test(code)) throw new Error('The router no longer reloads as it did: see reloadOnce.');
      return { code: code.replace(reload, `\n${onlyOnce}$&`), map: null };
    },
  },
};

/** Without storage it fails at once. */
const onlyOnce = `
  const mark = 'flow_reloaded ' + route.module;
  try {
    if (sessionStorage.getItem(mark) !== null) throw error;
    sessionStorage.setItem(mark, '');
  } catch {
    throw error;
  }`;

export default defineConfig({
  plugins: [reactRouter(), reloadOnce, vadWeights()],
  build: {
    // Keeps light-dark() and @property. Older browsers lack them.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // Every page would pay for a font or picture inside the CSS.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // One file for code that player and demo share. Split exactly, it would be many files and more bytes.
        codeSplitting: {
          groups: [
            // Every lazy import needs the helper. By default it may land in the largest file.
            { name: 'later', test: /vite\/preload-helper/, priority: 3 },
            { name: 'entry', test: entry, priority: 2 },
            { name: 'mail', test: mail, priority: 1 },
            { name: 'frame', test: frame, priority: 0.5 },
            { name: 'player', test: /\/(?:stage\/frame|email-player\/player-screen)\.tsx$/, priority: 0.2 },
          ],
        },
      },
    },
  },
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-router', 'react-router/dom', 'radix-ui', 'lucide-react', 'zod/mini'],
  },
  server: {
    proxy: { '/api': flow, '/functions': flow, '/v1': flow, '/healthz': flow },
  },
});
