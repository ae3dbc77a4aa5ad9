// The operator's own words reach a page as text, never as markup.
import { expect, test } from 'vitest';
import { testConfig } from '#test/support/context.ts';
import { fillPage, fillsOf } from './fill-page.ts';

const config = testConfig('http://127.0.0.1:9');
const page = '<p class="a" data-fill="operator">Not given.</p><a href="/">Home</a><p data-fill="model">No model.</p>';
const nobody = { name: null, address: null, email: null, source: null, policiesChecked: false, social: [] };

test('a page without anything to fill keeps its prerendered words', () => {
  expect(fillPage(page, fillsOf(config))).toBe(page);
});

test('the operator’s name, address and email fill the page', () => {
  const operator = { ...nobody, name: 'Ada Ltd', address: '1 Mill Lane, Leeds', email: 'ada@flow.example' };
  expect(fillPage(page, fillsOf({ ...config, operator }))).toContain(
    '<p class="a" data-fill="operator">Ada Ltd runs this Flow.<br/>Address: 1 Mill Lane, Leeds.<br/>' +
      'Email: <a href="mailto:ada@flow.example">ada@flow.example</a></p>',
  );
});

const prices =
  '<details class="a" data-fill-open="credits"><a href="/contact" data-fill-href="enterprise" class="b">Contact Us</a></details>' +
  '<p data-fill="start">No card needed</p>';

test('prices stay closed, and their link leads to the contact page, where nothing is configured', () => {
  expect(fillPage(prices, fillsOf({ ...config, credits: 'unlimited' }))).toBe(prices);
});

test('prices open where credits count, and their link writes to the operator', () => {
  const operator = { ...nobody, email: 'ada+"x"@flow.example' };
  expect(fillPage(prices, fillsOf({ ...config, operator, credits: 'counted' }))).toBe(
    '<details class="a" data-fill-open="credits" open="" data-filled="">' +
      '<a href="mailto:ada+%22x%22@flow.example?subject=Flow%20for%20a%20team" data-fill-href="enterprise" class="b">Contact Us</a>' +
      '</details><p data-fill="start">30 credits, no card needed</p>',
  );
});

test('who wants Pro where nobody can pay writes to the operator', () => {
  const pro = '<a href="/checkout?buy=pro_monthly" data-fill-href="pro">Get Pro</a>';
  const filled = (email: string | null, payments: typeof config.payments) =>
    fillPage(pro, fillsOf({ ...config, operator: { ...nobody, email }, credits: 'counted', payments }));
  const stripe = { secretKey: 'sk_test_x', webhookSecret: null, automaticTax: false, local: null };
  expect(filled('ada@flow.example', stripe)).toBe(pro);
  expect(filled('ada@flow.example', null)).toContain('href="mailto:ada@flow.example?subject=Flow%20Pro"');
  expect(filled(null, null)).toContain('href="/contact"');
});

test('the footer leads to the operator’s pages elsewhere, and to none where none is configured', () => {
  const footer = '<p data-fill="social"></p>';
  expect(fillPage(footer, fillsOf(config))).toBe(footer);
  const social = [
    { name: 'X', href: 'https://x.example/flow' },
    { name: 'YouTube', href: 'https://tube.example/"><script>' },
  ];
  expect(fillPage(footer, fillsOf({ ...config, operator: { ...nobody, social } }))).toBe(
    '<p data-fill="social"><a href="https://x.example/flow" rel="me noopener" target="_blank">X</a>' +
      '<a href="https://tube.example/&#34;&#62;&#60;script&#62;" rel="me noopener" target="_blank">YouTube</a></p>',
  );
});

test('an email without a name still says that the name is missing', () => {
  const fills = fillsOf({ ...config, operator: { ...nobody, email: 'ada@flow.example' } });
  expect(fills['operator']).toContain('has not given their name yet');
});

test.each(['<script>x()</script>', '"onmouseover="x()', "'&lt;", '$& $1'])('the name %j stays text', (name) => {
  const filled = fillPage(page, fillsOf({ ...config, operator: { ...nobody, name } }));
  expect(filled).not.toMatch(/<script|"onmouseover|'&lt;/);
  expect(filled.startsWith('<p class="a" data-fill="operator">')).toBe(true);
  expect(filled).toContain('</p><a href="/">Home</a><p data-fill="model">No model.</p>');
});

test('a configured model is named by its host alone', () => {
  const model = { url: 'https://user:secret@model.example/v1', key: 'secret', name: 'x' };
  expect(fillPage(page, fillsOf({ ...config, model }))).toContain(
    'The language model of this Flow is at model.example.',
  );
});

test.each([
  [null, 'sends what you say to the speech service at speech.example.'],
  [
    { model: 'tts', voices: [] },
    'sends what you say, and what it reads aloud, to the speech service at speech.example.',
  ],
])('a speech service is named with what it gets', (speaking, words) => {
  const service = { url: 'https://speech.example/v1', key: 'secret', hearing: 'whisper', speaking };
  const speech = { off: false, path: '', service };
  expect(fillsOf({ ...config, speech })['speech']).toBe(`This Flow ${words}`);
  expect(fillsOf({ ...config, speech: { ...speech, off: true } })['speech']).toContain('switched off');
});

test('a shorter list of scopes and the address of the code are said', () => {
  const google = { ...config.google, scopes: 'minimal' as const };
  const operator = { ...nobody, source: 'https://git.example/flow?a&b' };
  expect(fillsOf({ ...config, google, operator })).toEqual({
    scopes: 'This Flow asks for the shorter list.',
    source:
      'The code of this Flow is at <a href="https://git.example/flow?a&#38;b">https://git.example/flow?a&#38;b</a>.',
  });
});
