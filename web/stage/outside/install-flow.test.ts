import { expect, test } from 'vitest';
import { webStorage } from '#test/support/web-storage.ts';
import { isOfferDue, noteOffered } from './install-flow.ts';

test('installing is offered from the second visit on, and once', () => {
  const localStorage = webStorage();
  const tab = () => ({ localStorage, sessionStorage: webStorage() });
  const first = tab();
  expect([isOfferDue(first), isOfferDue(first)]).toEqual([false, false]);
  const second = tab();
  expect([isOfferDue(second), isOfferDue(second)]).toEqual([true, true]);
  noteOffered(second);
  expect([isOfferDue(second), isOfferDue(tab())]).toEqual([false, false]);
});
