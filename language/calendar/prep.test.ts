import { describe, expect, test } from 'vitest';
import { parsePrep } from './prep.ts';

describe('words around a meeting', () => {
  test.each([
    ['follow-ups', null],
    ['follow-ups from the pricing review', 'pricing review'],
    ['any follow-ups from it', null],
    ['what are the next steps from the board call', 'board call'],
  ])('“%s” asks what is open after a meeting', (heard, words) => {
    expect(parsePrep(heard)).toMatchObject({ asks: 'follow-ups', which: { words } });
  });

  test.each(['follow up with Dana', 'mute the follow-ups to this', 'keep any follow-ups out of my inbox'])(
    '“%s” asks for no follow-ups',
    (heard) => {
      expect(parsePrep(heard)).toBeNull();
    },
  );
});
