// What a person means with a correction, a message, a place in the list, or several things in one breath.
import { expect, test } from 'vitest';
import { shortFor, states } from '#language/evaluation/score.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand } from '#language/understand.ts';

const mail: Situation = states.fresh;
const short = (said: string, here: Situation = mail): string => shortFor(understand(said, here));

/** The hour that a command waits for, in the person's zone. */
const untilOf = (said: string): string => {
  const intent = understand(said, mail);
  if (intent.kind !== 'command' || intent.command.kind !== 'snooze') return shortFor(intent);
  return new Date(intent.command.args.until).toLocaleString('sv', { timeZone: mail.zone }).slice(0, 16);
};

test.each([
  ['snooze it until eight, no wait, nine', '2026-11-18 09:00'],
  ['snooze it until tomorrow at eight, no, Thursday', '2026-11-19 08:00'],
  ['snooze it until Thursday, sorry, at four', '2026-11-19 16:00'],
  ['snooze it until Friday, no, the day after', '2026-11-21 08:00'],
  ['snooze it for an hour, actually two hours', '2026-11-17 12:20'],
  ['snooze until Monday no Tuesday', '2026-11-24 08:00'],
  ['snooze it not till tomorrow but till Thursday', '2026-11-19 08:00'],
  ['snooze it when I’m back on Monday', '2026-11-23 08:00'],
  ['snooze it until next quarter', '2027-01-01 08:00'],
  ['I’d like to see this again at the end of the month', '2026-11-30 17:00'],
])('the last time counts: “%s” is until %s', (said, until) => {
  expect(untilOf(said)).toBe(until);
});

test.each([
  ['label it Legal, no, Travel', 'label:Label_Travel'],
  ['move it to Receipts, sorry, to Legal', 'move:Label_Legal'],
  ['forward it to Tom, I mean Sarah', 'forward:who'],
  ['mark it as read, I mean unread', 'mark-unread'],
  ['archive it, no, don’t', 'talk:cancelled'],
  ['star this, no, the next one', 'star@next'],
])('the last object counts: “%s” is %s', (said, expected) => {
  expect(short(said)).toBe(expected);
});

test.each([
  ['tell her no, pilots are excluded', 'no, pilots are excluded'],
  ['tell him I’m fine with that', 'I’m fine with that'],
  ['quick reply: on it', 'on it'],
  ['tell her got it, thanks', 'got it, thanks'],
  ['he should know that we are late', 'we are late'],
  ['tell her not before Friday, no exceptions', 'not before Friday, no exceptions'],
  ['reply Thursday works, no, Friday works', 'Friday works'],
  ['tell him to sign it and send it back', 'to sign it and send it back'],
])('the words of an answer are the person’s: “%s”', (said, words) => {
  expect(understand(said, mail)).toMatchObject({ kind: 'draft', act: { kind: 'reply', words } });
});

test.each([
  ['reply thanks and archive it', 'short:thanks&archive'],
  ['tell him I’m fine with that, and archive it', 'reply:words&archive'],
  ['archive it and thank him', 'short:thanks&archive'],
  ['label it Pilots and archive it', 'archive&new-label:label:Pilots'],
  ['reply thanks and delete it', 'short:thanks&trash?'],
  ['reply thanks and see you soon', 'reply:words'],
  ['tell her to archive it', 'reply:words'],
])('an argument ends where the next command begins: “%s” is %s', (said, expected) => {
  expect(short(said)).toBe(expected);
});

test.each([
  ['archive the third one', 'archive@next'],
  ['star the first mail in the list', 'star@passed'],
  ['delete the fourth one', 'trash@second?'],
  ['archive the ninth one', 'fallback'],
  ['forward the third one to Tom', 'jump'],
  ['archive the one from Tom', 'bulk:archive'],
])('a place or a sender names the mail: “%s” is %s', (said, expected) => {
  expect(short(said)).toBe(expected);
});

test('“no, I mean yes” answers a question that undo can revert, and no other', () => {
  expect(short('no, I mean yes', states.question)).toBe('yes');
  const final: Situation = { ...states.question, question: { kind: 'yes-no', act: 'send' } };
  expect(short('no, I mean yes', final)).not.toBe('yes');
});

test('while the person dictates, every word is text', () => {
  expect(short('we meet at eight, no wait, nine', states.writing)).toBe('dictate');
  expect(short('thanks', states.writing)).toBe('dictate');
});
