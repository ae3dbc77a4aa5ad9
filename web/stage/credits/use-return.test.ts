import { expect, test } from 'vitest';
import { withoutReturn } from './use-return.ts';

test('the way back from the checkout keeps the section and the rest of the query', () => {
  expect(withoutReturn({ search: '?checkout=done&a=1', hash: '#credits' })).toEqual({
    search: 'a=1',
    hash: '#credits',
  });
  expect(withoutReturn({ search: '?a=1', hash: '#credits' })).toBeNull();
});
