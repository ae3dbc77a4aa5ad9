import { expect, test } from 'vitest';
import { newerTricks, placesOf } from '#test/support/newer-hiding.ts';
import { read } from './read.ts';

const readingOf = (html: string) =>
  read({
    html,
    text: 'CANARY',
    subject: '',
    from: { name: 'Maya', email: 'maya@northwind.example' },
    headers: new Map(),
    ownAddress: 'alex@northwind.example',
  });

const cases = Object.entries(newerTricks).flatMap(([name, trick]) =>
  Object.entries(placesOf(trick)).map(([place, html]): [string, string, string] => [name, place, html]),
);

test.each(cases)('hidden text: Flow does not read aloud %s %s', (_, __, html) => {
  const { unclear: ___, ...heard } = readingOf(html);
  expect(JSON.stringify(heard)).not.toContain('CANARY');
  expect(JSON.stringify(heard.paragraphs)).toContain('SEEN');
});

const visible = 'SEEN, and everybody reads it. Nothing here is hidden from anybody at all.';

test('hidden text: the reader keeps apart text in an unknown style', () => {
  const { unclear, paragraphs } = readingOf(`<p>${visible}</p><p style="mask:paint(worklet)">CANARY</p>`);
  expect({ unclear, paragraphs: paragraphs.flat().join(' ') }).toEqual({ unclear: ['CANARY'], paragraphs: visible });
});

test('hidden text: a style that the reader does not know does not silence a whole mail', () => {
  const { unclear, paragraphs } = readingOf(`<div style="mask:paint(worklet)"><p>${visible}</p></div>`);
  expect({ unclear, paragraphs: paragraphs.flat().join(' ') }).toEqual({ unclear: undefined, paragraphs: visible });
});

test('hidden text: a strange style around the whole mail does not free the text that another one hides', () => {
  const { paragraphs } = readingOf(
    `<div style="mask:paint(worklet)"><p>${visible}</p><p style="opacity:if(else:0)">CANARY</p></div>`,
  );
  expect(paragraphs.flat().join(' ')).toBe(visible);
});

test.each([
  [
    'a comment inside a string',
    '<style>.a{content:"/*"} .x{display:none} .b{content:"*/"}</style><p class="x">CANARY</p>',
  ],
  ['a brace inside a string', '<style>.a{content:"}"} .x{display:none}</style><p class="x">CANARY</p>'],
  ['an invalid value after it', '<p style="display:none;display:12">CANARY</p>'],
  ['a shorthand after a longhand', '<p style="background-color:#000;background:#fff;color:#fff">CANARY</p>'],
  ['a sibling rule', '<style>p + .x{display:none}</style><p>And</p><div class="x">CANARY</div>'],
  ['a later sibling rule', '<style>p ~ .x{display:none}</style><p>And</p><i>so</i><div class="x">CANARY</div>'],
  [
    'a sheet for print that shows it',
    '<style>.x{display:none}</style><style media="print">.x{display:block}</style><p class="x">CANARY</p>',
  ],
  ['a layer that would show it', '<style>.x{display:none}@layer a{.x{display:block}}</style><p class="x">CANARY</p>'],
  [
    'rules nested ten deep',
    `<style>${'div{'.repeat(3)}.x{display:none}${'}'.repeat(3)}</style><div><div><div><p class="x">CANARY</p></div></div></div>`,
  ],
  ['a popover', '<div popover>CANARY</div>'],
  ['a shadow tree', '<div><template shadowrootmode="open">And</template>CANARY</div>'],
  ['a sheet in an address', '<link rel="stylesheet" href="data:text/css,.x{display:none}"><p class="x">CANARY</p>'],
  ['an animation', '<style>@keyframes go{to{opacity:0}}</style><p style="animation:go 1ms forwards">CANARY</p>'],
  [
    'a defined property',
    '<style>@property --d{syntax:"*";inherits:false;initial-value:none}</style><p style="display:var(--d)">CANARY</p>',
  ],
  ['a gauge', '<meter>CANARY</meter>'],
  [
    'a box that a rule lays over it',
    '<style>.w{position:relative}.w::after{content:"";position:absolute;inset:0;background:#fff}</style><div class="w">CANARY</div>',
  ],
  [
    'a box over it',
    '<div style="position:relative"><p>CANARY</p><i style="position:absolute;inset:0;background:#fff"></i></div>',
  ],
])('hidden text: %s does not get it read', (_, html) => {
  const { paragraphs } = readingOf(`<p>${visible}</p>${html}`);
  expect(paragraphs.flat().join(' ')).toContain('SEEN');
  expect(paragraphs.flat().join(' ')).not.toContain('CANARY');
});
