// Puts the ledger of notes into a program: these are the files that a real second ledger changes on the server.
import { registerHooks } from 'node:module';

const planted: ReadonlyMap<string, string> = new Map([
  ['/domain/change/ledgers.ts', 'domain-ledgers.ts'],
  ['/commands/registry.ts', 'registry.ts'],
  ['/server/commands/ledgers.ts', 'server-ledgers.ts'],
  ['/server/queues.ts', 'queues.ts'],
]);

registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context);
    const [, file] = [...planted].find(([path]) => resolved.url.endsWith(path)) ?? [];
    if (file === undefined) return resolved;
    const url = new URL(`planted/${file}`, import.meta.url).href;
    return context.parentURL === url ? resolved : { ...resolved, url };
  },
});
