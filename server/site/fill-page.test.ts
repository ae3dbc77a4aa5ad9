// The operator's own words reach a page as text, never as markup.
import { expect, test } from 'vitest';
import { testConfig } from '#test/support/context.ts';
import { fillPage, fillsOf } from './fill-page.ts';

const config = testConfig('http://127.0.0.1:9');
const page = '<p class="a" data-fill="operator">Not given.</p><a href="/">Home</a><p data-fill="model">No model.</p>';
const nobody = { name: null, address: null, email: null, source: null, policiesChecked: false };

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
