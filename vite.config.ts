// Build and development server of the web app. In development, calls go to Flow's own server.
import path from 'node:path';
import { env } from 'node:process';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { splitByScreens } from './chunks.config.ts';
import { singleIcons } from './icons.config.ts';
import packageJson from './package.json' with { type: 'json' };
import { prerendered } from './prerendered.config.ts';
import { vadWeights } from './vad-weights.config.ts';
import routes from './web/routes.ts';

const flow = `http://localhost:${env.FLOW_SERVER_PORT ?? '3001'}`;

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
  plugins: [
    reactRouter(),
    singleIcons(),
    splitByScreens(routes, prerendered, path.resolve('web')),
    reloadOnce,
    vadWeights(),
  ],
  define: { flowVersion: JSON.stringify(packageJson.version) },
  build: {
    // Keeps light-dark() and @property. Older browsers lack them.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // Every page would pay for a font or picture inside the CSS.
    assetsInlineLimit: 0,
    // A late part imports its own code. With those names, each file would carry a list of nearly all others.
    modulePreload: {
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((one) => one.endsWith('.css')) : needed,
    },
  },
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-router', 'react-router/dom', 'radix-ui', 'lucide-react', 'zod/mini'],
  },
  server: {
    proxy: { '/api': flow, '/functions': flow, '/v1': flow, '/healthz': flow },
  },
});
