import { expect, test } from 'vitest';
import type { Answers } from '#domain/mail.ts';
import { whyReply } from './why-words.ts';

const asked = (why: string, answers: Partial<Answers> | null, more: Partial<Parameters<typeof whyReply>[0]> = {}) =>
  whyReply({
    sender: 'Maria',
    why,
    isOfSender: why.startsWith('you'),
    isAside: false,
    isNew: true,
    facts: {
      received: 12,
      sent: 4,
      ...(answers
        ? { answers: { counted: 0, answered: 0, withinHour: 0, withinDay: 0, quickLately: 0, ...answers } }
        : {}),
    },
    ...more,
  });

test.each([
  [
    'you usually answer within the hour',
    { quickLately: 4 },
    'Because you replied to Maria within an hour four times this month.',
  ],
  ['needs a yes or no', { quickLately: 2 }, 'Needs a yes or no. You replied to Maria within an hour twice this month.'],
  [
    'you always answer them',
    { counted: 10, answered: 9 },
    'Because you answered nine of the last ten emails from Maria.',
  ],
  ['you never answer these', { counted: 15 }, 'Because you answered none of the last 15 emails from Maria.'],
  ['wanted by Friday', { counted: 2, answered: 1 }, 'Wanted by Friday. You have written to Maria four times.'],
  ['wanted by Friday', null, 'Wanted by Friday. You have written to Maria four times.'],
  ['', null, 'It asks for nothing I can see; people come before newsletters. You have written to Maria four times.'],
])('where the reason is “%s” and the mailbox says %j: %s', (why, answers, words) => {
  expect(asked(why, answers)).toBe(words);
});

test('the month for an older mail is the month before that mail', () => {
  expect(asked('meeting today', { quickLately: 3 }, { isNew: false })).toBe(
    'Meeting today. You replied to Maria within an hour three times in the month before it came.',
  );
});

test('mail set aside says so, and that the person never answered any', () => {
  expect(asked('', { counted: 12 }, { isAside: true })).toBe(
    'It is a newsletter, a receipt or a notification, so it is set aside: nobody waits for an answer. You answered none of the last twelve.',
  );
});
