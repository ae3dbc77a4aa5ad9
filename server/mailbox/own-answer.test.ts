import { expect, test } from 'vitest';
import { readInvitation } from './invitation.ts';
import { ownAnswer } from './own-answer.ts';

const reply = (...attendees: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    'UID:pricing@northwind.example',
    'SUMMARY:Pricing review',
    'DTSTART:20261124T100000Z',
    ...attendees,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
const ana = 'ATTENDEE;PARTSTAT=ACCEPTED;CN=Ana:mailto:ana@northwind.example';
const answerIn = (ics: string, email: string) => ownAnswer(readInvitation(ics), { email }, { forged: false })?.answer;

test.each(['ana@northwind.example', 'Ana@Northwind.example'])('an answer from its guest counts: %s', (email) => {
  expect(answerIn(reply(ana), email)).toBe('accepted');
});

test.each([
  ['luck@lottery.example', reply(ana)],
  ['ana@northwind.example.evil.example', reply(ana)],
  ['ana@northwlnd.example', reply(ana)],
  ['ana+x@northwind.example', reply(ana)],
  ['an\u0430@northwind.example', reply(ana)],
  ['', reply(ana)],
  ['ana@northwind.example', reply(ana.replace('ana@', 'raj@'))],
  ['luck@lottery.example', reply(ana.replace('CN=Ana', 'CN="luck@lottery.example"'))],
  ['luck@lottery.example', reply(ana, 'ATTENDEE;PARTSTAT=DECLINED:mailto:luck@lottery.example')],
  ['luck@lottery.example', reply('ATTENDEE;PARTSTAT=ACCEPTED:mailto:luck@lottery.example', ana)],
  [
    'luck@lottery.example',
    reply('ATTENDEE;PARTSTAT=ACCEPTED;SENT-BY="mailto:luck@lottery.example":mailto:ana@northwind.example'),
  ],
  ['luck@lottery.example', reply('ATTENDEE;PARTSTAT=ACCEPTED:MAILTO:ANA@northwind.example')],
  ['luck@lottery.example', reply('ATTENDEE;PARTSTAT=ACCEPTED:ana@northwind.example')],
  ['luck@lottery.example', reply()],
  ['luck@lottery.example', reply('ORGANIZER:mailto:luck@lottery.example', ana)],
  ['luck@lottery.example', reply(`${ana}\r\n `)],
  ['luck@lottery.example', reply(ana.replace('ACCEPTED', 'DECLINED'))],
  ['luck@lottery.example', reply(ana.replace('ACCEPTED', 'TENTATIVE'))],
  ['ana@northwind.example', reply(ana, ana)],
  ['luck@lottery.example', reply(ana).replaceAll('\r\n', '\n')],
])('nobody answers for somebody else: from %j', (email, ics) => {
  expect(answerIn(ics, email)).toBeUndefined();
  expect(ownAnswer(readInvitation(ics), { email }, { forged: false })?.method).toBe('reply');
});

test('forged mail answers nothing, even with the address of its guest', () => {
  expect(ownAnswer(readInvitation(reply(ana)), { email: 'ana@northwind.example' }, { forged: true })?.answer).toBe(
    undefined,
  );
});

test('an invitation stays as it is', () => {
  const request = readInvitation(reply(ana).replace('REPLY', 'REQUEST'));
  expect(ownAnswer(request, { email: 'luck@lottery.example' }, { forged: true })).toBe(request);
});
