import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { describe, expect, test } from 'vitest';
import { withModels } from '#test/support/models-at-hand.ts';
import { rateRequest } from './calendar.ts';
import { readSentences } from './independent.ts';

withModels();

const sentences = readSentences(readFileSync(new URL('calendar.tsv', import.meta.url), 'utf8'));

/** The least number of right ones, including times and events. Floors only rise. */
const floors = [
  { group: 'seen', of: 60, floor: 59 },
  { group: 'unseen', of: 60, floor: 55 },
  { group: 'events', of: 76, floor: 75 },
  { group: 'events-counted', of: 75, floor: 66 },
  { group: 'finding', of: 26, floor: 26 },
  { group: 'prep', of: 11, floor: 11 },
];

describe('sentences about the calendar, written before its phrases', () => {
  test.each(floors)('score no worse than before: $group', ({ group, of, floor }) => {
    const rated = sentences.filter((one) => one.group === group).map(rateRequest);
    const right = rated.filter(({ rating }) => rating === 'right').length;
    stdout.write(`calendar, ${group}: ${right} right of ${rated.length}\n`);
    // Developers may read only the seen half.
    if (group === 'seen' || group === 'events' || group === 'finding')
      for (const { rating, words, got } of rated)
        if (rating !== 'right') stdout.write(`  ${rating}: "${words}" is ${got}\n`);
    expect(rated).toHaveLength(of);
    expect(right).toBeGreaterThanOrEqual(floor);
  });

  test('never become a command on mail', () => {
    const taken = sentences
      .filter(({ id }) => id !== 'none')
      .map(rateRequest)
      .filter(({ got }) => !/^(?:agenda:|event:|no:|fallback|search|inquiry:)/.test(got));
    expect(taken).toEqual([]);
  });
});
