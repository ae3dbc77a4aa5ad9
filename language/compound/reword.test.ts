// Sentences whose form hides the order: the place of a mail, a wish, a remark before it, or an order of words from another language.
import { describe, expect, test } from 'vitest';
import { situationNamed } from '#language/evaluation/independent-states.ts';
import { detailed } from '#language/evaluation/spoken.ts';
import { understand } from '#language/understand.ts';
import { withModels } from '#test/support/models-at-hand.ts';

withModels();

const meant = (words: string, state = 'mail'): string => detailed(understand(words, situationNamed(state)));

const tables: Readonly<Record<string, readonly (readonly [words: string, expected: string])[]>> = {
  'where a mail belongs': [
    ['this message belongs in the bin', 'trash'],
    ['that one goes into the archive', 'archive'],
    ['Travel is where this belongs', 'move Travel'],
    ['there is no point in keeping this in my inbox', 'archive'],
    ['I would rather not have this lying around', 'archive'],
    ['this mail ought to carry the Receipts label', 'label Receipts'],
    ['this one does not need the Travel label any more', 'unlabel Travel'],
    ['this thread deserves a star', 'star'],
    ['Travel label off', 'unlabel Travel'],
  ],
  'two commands whose order the words reverse': [
    ['mute this but mark it as read first', 'mark-read & mute'],
    ['first label it Travel, then archive it', 'label Travel & archive'],
    ['label it Legal before you archive it', 'label Legal & archive'],
    ['archive it with a star', 'star & archive'],
  ],
  'a time as the subject': [
    ['Wednesday is early enough for this one', 'snooze 2026-11-18 08:00'],
    ['how about Saturday for this', 'snooze 2026-11-21 08:00'],
    ['not today, Friday', 'snooze 2026-11-20 08:00'],
    ['I can’t get to this before Thursday', 'snooze 2026-11-19 08:00'],
    ['this won’t be relevant until Monday', 'snooze 2026-11-23 08:00'],
    ['hide it three days', 'snooze 2026-11-20 08:00'],
    ['it would be kind if you mentioned this again on Friday', 'remind 2026-11-20 08:00'],
    ['no reply by Thursday, nudge me', 'remind? 2026-11-19 08:00'],
    ['let me know if they still haven’t answered by Monday', 'remind? 2026-11-23 08:00'],
  ],
  'somebody who should know': [
    ['Priya needs to see this', 'forward priya'],
    ['resend this to Priya', 'forward priya'],
    ['forward this to Priya with the comment have a look', 'forward priya: have a look'],
    ['Priya should get an email from me', 'new priya'],
    ['Priya has to know the door is open', 'new priya: the door is open'],
    ['somebody should tell them we are closed', 'reply: we are closed'],
    ['ask them could we meet earlier', 'reply: could we meet earlier'],
  ],
  'undo, speed and moving': [
    ['oops, I shouldn’t have muted that', 'undo'],
    ['that was a mistake', 'undo'],
    ['please talk more slow', 'slower'],
    ['the next message I want to hear', 'next 1'],
    ['star the one before this', 'star@last'],
  ],
  'a question inside a remark': [
    ['I forgot what Priya said about the keys', 'ask'],
    ['any idea who I’m still waiting for', 'promises wait'],
    ['I can’t remember who Priya is', 'person who'],
    ['do you know what day it is', 'talk day'],
  ],
  'mail to look for': [
    ['show me everything that Priya wrote', 'search from:priya'],
    ['there ought to be a mail about the keys somewhere', 'search keys'],
    ['I have been trying to find the message about the keys', 'search keys'],
    ['where did Priya’s mail about the keys go', 'search from:priya keys'],
    ['I’d love to see Priya’s emails', 'search from:priya'],
  ],
  'many mails': [
    ['the notifications can all go in the bin', 'bulk trash notification'],
    ['everything from Priya should be marked as read', 'bulk mark-read from:priya in:unread'],
    ['all messages from Priya give a star', 'bulk star from:priya'],
    ['I am fed up with promotions, delete them all', 'bulk trash promotion'],
    ['get all the promotions out of my inbox', 'bulk archive in:inbox promotion'],
    ['everything but Priya’s mails, archive', 'bulk archive -from:priya in:inbox'],
    ['all except priya, archive', 'bulk archive -from:priya in:inbox'],
    ['archive all the ones I haven’t starred', 'bulk archive -in:starred in:inbox'],
    ['archive everything from Priya, no, delete it', 'bulk trash from:priya'],
  ],
};

describe.each(Object.entries(tables))('%s', (_, rows) => {
  test.each(rows)('“%s” means %s', (words, expected) => expect(meant(words)).toBe(expected));
});

describe('words that Flow does not understand as a whole change nothing', () => {
  test.each([
    'she wants to know whether she should archive the letters',
    'he told us that he had deleted the file',
    'it might have been better to delete it',
    'I don’t care about those, archive them all',
    'it was an accident on the motorway',
    'that was what I wanted',
    'that was not a mistake',
  ])('“%s”', (words) => expect(['fallback', 'talk cancelled']).toContain(meant(words)));
});

test('approval undoes nothing', () => expect(meant('this was intended')).not.toMatch(/undo|take-back/));

describe('a condition that a form would lose leaves the mails of that kind alone', () => {
  test.each([
    'I have read the newsletters from last week, delete them',
    'I am done with the notifications from GitHub, archive them',
    'I have three unread newsletters, delete them',
    'I answered the emails from Tom before June, delete them',
    'the file is in the emails from Tom, archive it',
    'mark my whole inbox as read except Tom’s mails',
  ])('“%s”', (words) =>
    expect(meant(words)).not.toMatch(
      /^bulk (?:delete|archive|trash) (?:newsletter|notification|from Tom)$|^bulk read all$/,
    ),
  );
});

test.each([
  ['star it before archiving it', 'archive'],
  ['star it before deleting it', 'trash'],
  ['mark it as read before muting it', 'mute'],
])('“%s” ends with “%s”', (words, act) => expect(meant(words)).toContain(act));

describe('answers to when', () => {
  test.each([
    ['Friday should be fine', '2026-11-20 08:00'],
    ['hmm, tomorrow I guess', '2026-11-18 08:00'],
    ['it is okay on Thursday', '2026-11-19 08:00'],
    ['not this week, next week', '2026-11-23 08:00'],
    ['not before Wednesday', '2026-11-18 08:00'],
  ])('“%s” is %s', (words, time) => expect(meant(words, 'untilWhen')).toBe(`time ${time}`));
});

test('“I’d rather wait” is no yes', () => {
  expect(meant('I’d rather wait', 'question')).not.toBe('yes');
});

test('a question in the usual order keeps its words', () => {
  expect(understand('When did Priya promise the plans', situationNamed('mail'))).toMatchObject({
    request: { asked: 'When did Priya promise the plans' },
  });
});
