import { expect, test } from 'vitest';
import { ledgers } from '#domain/change/ledgers.ts';
import { queues } from '#server/queues.ts';
import { limitWords, stuckWords, workWords } from '#web/screens/admin/people/work-words.ts';

/** Their jobs carry no person, so no person's page lists them. */
const ofNobody = [
  'metrics.round',
  'mailbox.poll',
  'tokens.check',
  'calendar.poll',
  'push.arrived',
  'reminders.round',
  'retention.round',
  'leaving.round',
];

test('every queue of a person, every ledger and every limit has words for the operator', () => {
  const unnamed = Object.keys(queues).filter((queue) => workWords(queue) === queue);
  expect(unnamed).toEqual(ofNobody);
  for (const ledger of Object.keys(ledgers)) expect(stuckWords(ledger)).toMatch(/ are stuck$/);
  for (const purse of ['mail', 'contacts', 'calendar']) expect(limitWords(purse)).not.toContain(',');
});
