import { expect, test } from 'vitest';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { troubleNotice } from './trouble-notice.ts';

const cases: [ProblemCode, string, string | undefined][] = [
  ['session.missing', 'Authentication required', 'danger'],
  ['role.missing', 'Authentication required', 'danger'],
  ['provider.forbidden', 'Authentication required', 'danger'],
  ['provider.scope-missing', 'Authentication required', 'danger'],
  ['token.refresh-invalid', 'Authentication required', 'danger'],
  ['provider.rate-limit', 'Temporary issue', undefined],
  ['network.offline', 'Temporary issue', undefined],
  ['provider.unavailable', 'Temporary issue', undefined],
  ['database.unavailable', 'Temporary issue', undefined],
  ['sending.own-address', 'Mail sent this way can only go to your own address.', 'danger'],
  ['command.not-delivered', 'Google did not accept that change. It was put back.', 'danger'],
];

test.each(cases)('%s becomes %s', (code, title, tone) => {
  expect(troubleNotice(new Problem(code))).toMatchObject({ title, ...(tone === undefined ? {} : { tone }) });
  expect(troubleNotice(new Problem(code)).tone).toBe(tone);
});

test('adds what happened below the specification’s words, unless they are the same', () => {
  expect(troubleNotice(new Problem('provider.rate-limit')).text).toMatch(/slow down/);
  expect(troubleNotice(new Problem('session.missing')).text).toBeUndefined();
});

test('offers a retry where it may help', () => {
  let times = 0;
  const { action } = troubleNotice(new Problem('network.offline'), () => {
    times += 1;
  });
  action?.run();
  expect([action?.label, times]).toEqual(['Try again', 1]);
  expect(troubleNotice(new Error('anything')).action).toBeUndefined();
});
