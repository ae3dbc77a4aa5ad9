import { beforeEach, expect, test } from 'vitest';
import type { AskRequest } from '#language/asking/ask-request.ts';
import { aboutSomebody, forgetSomebody, hasAskedOfSomebody } from './about-somebody.ts';

beforeEach(forgetSomebody);

const owed = (who: string | null): AskRequest => ({
  does: 'promises',
  side: 'owe',
  who,
  days: { of: 'late' },
  promisesFirst: false,
});
const henrik: AskRequest = { does: 'same', who: 'Henrik' };

test.each<[before: AskRequest[], meant: AskRequest | null]>([
  [[owed('Dana')], owed('Henrik')],
  [[{ does: 'person', asks: 'heard', who: 'Dana' }], { does: 'person', asks: 'heard', who: 'Henrik' }],
  [[owed('Dana'), { does: 'same', who: 'Maya' }], owed('Henrik')],
  [[owed('Dana'), { does: 'settle', nth: 0, as: 'done' }], owed('Henrik')],
  [[], null],
  [[owed(null)], null],
  [[owed('Dana'), { does: 'ask', asked: 'how much is the rent' }], null],
  [[owed('Dana'), { does: 'brief', of: 'morning' }], null],
])('after %j, “and Henrik” means %j', (before, meant) => {
  for (const request of before) aboutSomebody(request);
  expect(hasAskedOfSomebody()).toBe(meant !== null);
  expect(aboutSomebody(henrik)).toEqual(meant);
});

test('another mail ends it', () => {
  aboutSomebody(owed('Dana'));
  forgetSomebody();
  expect(aboutSomebody(henrik)).toBeNull();
});
