// A form's answer holds what a stranger typed, as text and never as markup.
import { expect, test } from 'vitest';
import { withAnswer } from './form-page.ts';

const page =
  '<form><input id="a" required="" name="name" class="x"/><span data-fill="fault-name"></span>' +
  '<textarea name="message" rows="8"></textarea><span data-fill="fault-message"></span>' +
  '<input name="website"/><p role="alert" data-fill="trouble"></p></form>';

test('typed text stands in its fields again, with its faults, and the first wrong field has the focus', () => {
  const values = { name: 'Ada', message: '\nHello' };
  const answer = withAnswer(page, { values, faults: { message: 'Too long.' }, trouble: 'Look at it.' });
  expect(answer).toBe(
    '<form><input id="a" required="" name="name" class="x" value="Ada"/><span data-fill="fault-name"></span>' +
      '<textarea name="message" rows="8" aria-invalid="true" autofocus="">\n\nHello</textarea>' +
      '<span data-fill="fault-message">Too long.</span>' +
      '<input name="website"/><p role="alert" data-fill="trouble">Look at it.</p></form>',
  );
});

test.each(['"><script>x()</script>', '</textarea><img src=x onerror=x()>', '$& $1 $`', "' autofocus '"])(
  'the words %j stay text',
  (typed) => {
    const answer = withAnswer(page, { values: { name: typed, message: typed }, faults: {}, trouble: typed });
    expect(answer.match(/<\w+/g)).toEqual(page.match(/<\w+/g));
    const [, name] = /value="([^"]*)"/.exec(answer) ?? [];
    const [, message] = /<textarea[^>]*>\n([^<]*)</.exec(answer) ?? [];
    const unescaped = (text = '') => text.replace(/&#(\d+);/g, (_sign, code) => String.fromCharCode(Number(code)));
    expect([unescaped(name), unescaped(message)]).toEqual([typed, typed]);
  },
);
