// Any unexpected output fails the test, because nobody reads warnings.
import { afterEach, beforeEach } from 'vitest';

const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;
const real = Object.fromEntries(methods.map((method) => [method, console[method]]));
let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const method of methods) {
    console[method] = (...words: unknown[]) => {
      said.push(`console.${method}: ${words.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  Object.assign(console, real);
  if (said.length > 0) throw new Error(`The test printed what it should not:\n${said.join('\n')}`);
});
