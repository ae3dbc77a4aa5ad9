// The build and the development server of the web app. In development, calls go on to Flow's own server.
import { env } from 'node:process';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { vadWeights } from './vad-weights.config.ts';

const flow = `http://localhost:${env.FLOW_SERVER_PORT ?? '3001'}`;

/**
 * What the landing page needs, and what is around every mail. The one is fetched by all, the other by whoever has a mailbox. `frame` is
 * around every screen; `player` is all that the player's screen shows at once, which without it would lie in dozens of small files,
 * cut wherever one of its late parts shares a line with it. What changes people of a draft comes late, with all that tells names apart.
 */
const entry = /\/web\/session\/(?:sign-in|signed-out)\.ts$/;
const mail =
  /\/(?:commands\/(?!draft-people)[\w-]+|language\/(?:en\/(?:drafting\/draft-replies|intents\/examples)|intents\/hints)|api\/(?:activity|commands|contacts|mailbox|original|search|sending)|domain\/search-own|web\/(?:data\/(?:overlay|original|signature|search-here|bulk-here|mailbox-state)|conversation\/(?:mail\/acts|bulk\/bulk|drafting\/(?:dictating|send-later)|typing\/say|player\/(?:speed|player-state)|script\/(?:announcement|sender-names|zone)|search\/(?:search-replies|own-terms))|stage\/(?:people|line\/captions-choice|keys\/(?:keep-focus|single-keys))))\.ts$/;

const frame =
  /\/(?:react-dom\/index\.js|web\/(?:root|ui\/(?:line\/flow-line|button|logo|frame\/(?:shell|line-page)))\.tsx)$/;

/**
 * Where the code of a screen does not come, the router loads the page anew, and so for ever; it has no switch for that. Once is
 * right, after a new version was put up; then the screen fails, and the error screen has ways out.
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

/** Where nothing can be remembered it fails at once. */
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
    // light-dark() and @property stay as they are written; older browsers than these lack them.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // A font or picture inside the CSS would be paid for by every page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What the player and the demonstration share is one file: cut to measure for each, it would be many, and larger in all.
        codeSplitting: {
          groups: [
            // What fetches code later is wanted everywhere: left to itself it may come to lie in the largest file.
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
