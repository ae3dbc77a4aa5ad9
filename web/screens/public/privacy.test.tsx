// The privacy page says what the program does, because it reads the program's own tables.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { retention } from '#domain/retention.ts';
import { scopes } from '#domain/scopes.ts';
import Privacy from './privacy.tsx';

const page = renderToStaticMarkup(<Privacy />);
const text = page.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'");

describe('the privacy page', () => {
  test.each(retention.flatMap(({ tables }): string[] => [...tables]))('names the table %s', (table) => {
    expect(page).toMatch(new RegExp(`<code[^>]*>${table.replace('.', '\\.')}</code>`));
  });

  test.each(retention.map(({ name, kept }) => [name, kept]))('says how long this is kept: %s', (name, kept) => {
    expect(text).toContain(`${name}Kept ${kept}.`);
    expect(text).not.toContain('Deleted .');
  });

  test.each([...scopes.spec, ...scopes.minimal])('says what the scope %s is for', (scope) => {
    const name = scope.replace('https://www.googleapis.com/auth/', '').replaceAll('.', '\\.');
    expect(page).toMatch(new RegExp(`<dt><code[^>]*>${name}</code></dt><dd>to `));
  });

  test('says plainly that nobody has given a name, until the host fills it in', () => {
    expect(page).toContain('<span data-fill="operator">The operator of this Flow has not given their name yet.</span>');
  });

  test('has the places that the host fills in about speech, the model, payments and the list of scopes', () => {
    for (const place of ['speech', 'model', 'payments', 'scopes'])
      expect(page).toContain(`<span data-fill="${place}">`);
  });

  test('names the age, and the 30 days in which spoken words and backups go', () => {
    expect(text).toMatch(/18 years/);
    expect(text).toMatch(/your words for at most 30 days/);
    expect(text).toMatch(/Backups of the operator go within 30 days/);
  });
});
