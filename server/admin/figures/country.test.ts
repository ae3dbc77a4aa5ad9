import { expect, test } from 'vitest';
import { countryOf } from './country.ts';

test.each([
  ['Europe/Berlin', 'Germany'],
  ['America/New_York', 'United States'],
  ['Asia/Calcutta', 'India'],
  ['Asia/Kolkata', 'India'],
  ['Europe/London', 'United Kingdom'],
  ['UTC', null],
  ['Mars/Olympus', null],
])('the country of %s is %s', (zone, country) => {
  expect(countryOf(zone)).toBe(country);
});
