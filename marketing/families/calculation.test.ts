import { expect, test } from 'vitest';
import { costOf, usual } from './calculation.ts';

test('a week of mail costs hours times rate', () => {
  expect(costOf({ mailsADay: 30, minutesEach: 2, dollarsAnHour: 50 })).toEqual({
    mailsAWeek: 150,
    hoursAWeek: 5,
    dollarsAWeek: 250,
    dollarsAYear: 11_500,
    weeksAYear: 46,
  });
});

test.each(Object.entries(usual))('the sum of the group %s follows from what the page prints', (_group, assumed) => {
  const { hoursAWeek, dollarsAWeek } = costOf(assumed);
  expect(Math.abs(hoursAWeek * assumed.dollarsAnHour - dollarsAWeek)).toBeLessThanOrEqual(
    assumed.dollarsAnHour * 0.05 + 5,
  );
});
