import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { moduleOf, scriptOnTouch } from './script-on-touch.ts';

const page = `<head><script>theme()</script><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/assets/a.js"/></head>
<body><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.modules = {"root":route0};

import("/assets/entry.js");</script></body>`;

test('nothing of the script loads before the first touch, and the other scripts stay', () => {
  const waiting = scriptOnTouch(page, '/prices.js');
  expect(waiting).not.toMatch(/type="module"|modulepreload" href|^import /m);
  expect(waiting).toContain('<script>theme()</script>');
  expect(waiting).toContain('<link data-on-touch="" href="/assets/a.js"/>');
  expect(waiting).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test('the loader is a plain script that imports the module', () => {
  const loader = /<script>(\(\(\)=>[\s\S]*?)<\/script>/.exec(scriptOnTouch(page, '/prices.js'))?.[1] ?? '';
  expect(() => new Script(loader)).not.toThrow();
  expect(loader).toContain('import("/prices.js")');
});

test('the module is the code of the page', () => {
  expect(moduleOf(page)).toMatch(/^import "\/assets\/manifest\.js";[\s\S]*import\("\/assets\/entry\.js"\);$/);
  expect(moduleOf('<p>Words</p>')).toBe('');
});

test('a page without a script stays as it is', () => {
  expect(scriptOnTouch('<p>Words</p>', '/prices.js')).toBe('<p>Words</p>');
});
