// Mail about meetings: nobody answers for somebody else, and no file in a mail changes what the calendar says.
import { beforeAll, describe, expect, test } from 'vitest';
import { keyOfEvent } from '#domain/calendar.ts';
import type { Thread } from '#domain/mail.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { refOf } from '#server/account.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { key, moment } from '#test/support/events-desk.ts';
import { cleo, type GuestsDesk, openGuestsDesk } from '#test/support/guests-desk.ts';
import { scriptOf } from '#web/conversation/script/script.ts';
import { invitedEvent } from '#web/screens/email-player/letter/answer-invitation.ts';

let desk: GuestsDesk;
beforeAll(async () => {
  desk = await openGuestsDesk();
  await desk.elsewhere({
    id: 'adas0budget',
    iCalUID: 'budget@small.example',
    summary: 'Budget',
    ...moment('2026-11-26T09:00', '2026-11-26T10:00'),
    attendees: [
      { email: ada, self: true, organizer: true, responseStatus: 'accepted' },
      { email: cleo, displayName: 'Cleo Ames', responseStatus: 'needsAction' },
    ],
  });
  await desk.elsewhere({
    id: 'cleos0plan',
    iCalUID: 'plan@far.example',
    summary: 'Plan',
    sequence: 3,
    ...moment('2026-11-27T09:00', '2026-11-27T10:00'),
    organizer: { email: cleo, displayName: 'Cleo Ames' },
    attendees: [
      { email: ada, self: true, responseStatus: 'declined' },
      { email: cleo, displayName: 'Cleo Ames', responseStatus: 'accepted' },
    ],
  });
  await desk.sync();
});

type Mail = { subject: string; from: string; results: readonly string[]; lines: readonly string[]; method: string };

const deliver = async (mails: readonly (Mail & { more?: string })[]): Promise<void> => {
  const { world, account } = desk;
  for (const { subject, from, results, more, lines, method } of mails) {
    const raw = [
      ...results.map((one) => `Authentication-Results: ${one}`),
      `From: ${from}`,
      `To: Ada <${ada}>`,
      ...(more === undefined ? [] : [more]),
      `Subject: ${subject}`,
      `Message-ID: <${subject.replaceAll(/\W+/g, '-')}@mail.example>`,
      `Date: ${new Date().toUTCString()}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=part',
      '',
      '--part',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'See the file.',
      '--part',
      `Content-Type: text/calendar; method=${method}; charset=utf-8`,
      '',
      'BEGIN:VCALENDAR',
      `METHOD:${method}`,
      'BEGIN:VEVENT',
      ...lines,
      'END:VEVENT',
      'END:VCALENDAR',
      '--part--',
    ].join('\r\n');
    await world.google.control('deliver', { mailbox: ada, raw: Buffer.from(raw).toString('base64url') });
  }
  await world.ctx.db.asUser(account.userId, (tx) =>
    world.ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id }),
  );
  await world.work();
  await desk.sync();
};

const threadAbout = async (subject: string): Promise<Thread> => {
  const { threads } = await changesSince(desk.world.ctx, desk.account, 0);
  const thread = threads.find(({ messages }) => messages.some((one) => one.subject === subject));
  if (thread === undefined) throw new Error(`no mail about ${subject}`);
  return thread;
};

/** What Flow says of it to somebody who has had much mail from that address. */
const saidOf = async (subject: string): Promise<string> => {
  const thread = await threadAbout(subject);
  return scriptOf({ ...thread, sender: { ...thread.sender, received: 9, sent: 3 } }).messages[0]?.summaryText ?? '';
};

const luck = 'luck@lottery.example';
const passing = (domain: string) => [
  `mx.local-google.example; dkim=pass header.i=@${domain}; dmarc=pass header.from=${domain}`,
];
const failing = ['mx.local-google.example; dkim=pass header.i=@lottery.example; dmarc=fail header.from=far.example'];
const guest = (address: string, more = '') => `ATTENDEE;PARTSTAT=ACCEPTED;CN=Cleo Ames${more}:mailto:${address}`;

type Spoof = Partial<Omit<Mail, 'lines'>> & { attendees?: readonly string[]; uid?: string; more?: string };

const asLuck: Spoof = { from: `Cleo Ames <${luck}>`, results: passing('lottery.example') };
const asCleo: Spoof = { from: `Cleo Ames <${cleo}>` };

const spoofs: readonly [string, Spoof][] = [
  ['another address under her name', asLuck],
  ['her first name alone', { ...asLuck, from: `Cleo <${luck}>` }],
  ['her address as a name', { ...asLuck, from: `"${cleo}" <${luck}>` }],
  ['another address as guest, under her name', { ...asLuck, attendees: [guest(luck)] }],
  ['a domain that begins alike', { from: `Cleo Ames <${cleo}.evil.example>`, results: passing('evil.example') }],
  ['a domain one letter off', { from: 'Cleo Ames <cleo@farr.example>', results: passing('farr.example') }],
  ['an address with a tag', { from: 'Cleo Ames <cleo+x@far.example>', results: passing('far.example') }],
  ['a letter of another alphabet', { from: 'Cleo Ames <cle\u043e@far.example>', results: passing('far.example') }],
  ['a name with direction marks', { ...asLuck, from: `=?utf-8?Q?Cle=E2=80=AEo?= <${luck}>` }],
  ['her own address, and a DMARC that fails', { ...asCleo, results: failing }],
  [
    'her own address, signed by somebody else',
    { ...asCleo, results: ['mx.local-google.example; dkim=pass header.i=@lottery.example; dmarc=none'] },
  ],
  ['her own address, and findings that it brought', { ...asCleo, results: ['evil.example; dmarc=pass'] }],
  ['her own address, and good findings below the bad', { ...asCleo, results: [...failing, ...passing('far.example')] }],
  ['her address as the sending agent', { ...asLuck, more: `Sender: Cleo Ames <${cleo}>` }],
  ['her address for answers', { ...asLuck, more: `Reply-To: Cleo Ames <${cleo}>` }],
  ['a guest that somebody writes for', { ...asLuck, attendees: [guest(cleo, `;SENT-BY="mailto:${luck}"`)] }],
  ['two guests, the other one first', { ...asLuck, attendees: [guest(luck), guest(cleo)] }],
  ['two guests, she first', { ...asLuck, attendees: [guest(cleo), guest(luck)] }],
  ['an address in capitals', { ...asLuck, attendees: [guest(cleo.toUpperCase())] }],
  ['another meeting', { ...asLuck, attendees: [guest(luck)], uid: 'other@far.example' }],
];

const spoofed = ([subject, { attendees = [guest(cleo)], uid = 'budget@small.example', ...mail }]: [string, Spoof]) => ({
  subject,
  from: '',
  results: [],
  method: 'REPLY',
  lines: [`UID:${uid}`, 'SUMMARY:Budget', 'DTSTART:20261126T080000Z', ...attendees],
  ...mail,
});

describe('an answer by mail', () => {
  test('is told as its guest’s in none of 20 spoofs, and the calendar keeps what Google says', async () => {
    await deliver(spoofs.map((one) => spoofed([...one])));
    const heard = new Map<string, string>();
    for (const [subject] of spoofs) heard.set(subject, await saidOf(subject));
    expect(heard.size).toBe(20);
    expect([...heard].filter(([, said]) => /\bCleo\b/.test(said) || said.startsWith(cleo))).toEqual([]);
    expect([...heard.values()].every((said) => / (?:answered about|will come to) Budget, /.test(said))).toBe(true);
    const event = await desk.eventAt(key('adas0budget'));
    expect(event?.guests.find(({ email }) => email === cleo)?.answer).toBe('unanswered');
    expect(await desk.mails()).toEqual([]);
  });

  test('is told by its address when it is genuine', async () => {
    await deliver([spoofed(['genuine', { ...asCleo, results: passing('far.example') }])]);
    expect(await saidOf('genuine')).toMatch(/^cleo@far\.example will come to Budget, /);
  });
});

const methods: readonly [string, string, readonly string[]][] = [
  ['COUNTER', 'COUNTER', ['DTSTART:20261127T130000Z', `ORGANIZER:mailto:${cleo}`, guest(ada)]],
  ['another time', 'REQUEST', ['DTSTART:20261127T150000Z', `ORGANIZER:mailto:${cleo}`, guest(ada)]],
  ['the declined time as accepted', 'REQUEST', ['DTSTART:20261127T080000Z', `ORGANIZER:mailto:${cleo}`, guest(ada)]],
  ['another organizer', 'REQUEST', ['DTSTART:20261127T080000Z', `ORGANIZER:mailto:${luck}`, guest(ada)]],
  ['a cancellation', 'CANCEL', ['DTSTART:20261127T080000Z', `ORGANIZER:mailto:${cleo}`, 'STATUS:CANCELLED']],
];
const senders = [
  [`Cleo Ames <${cleo}>`, passing('far.example')],
  [`Cleo Ames <${luck}>`, passing('lottery.example')],
] as const;

describe('a calendar file in a mail', () => {
  const cases = methods.flatMap(([name, method, lines]) =>
    senders.flatMap(([from, results]) =>
      [0, 3, 99].map((sequence) => ({
        subject: `${name} ${sequence} ${from.slice(11, -1)}`,
        from,
        results,
        method,
        lines: ['UID:plan@far.example', 'SUMMARY:Plan', `SEQUENCE:${sequence}`, ...lines],
      })),
    ),
  );
  const state = async () => ({
    events: (await desk.events()).toSorted((one, other) => (keyOfEvent(one) < keyOfEvent(other) ? -1 : 1)),
    google: await desk.atGoogle(),
    mails: await desk.mails(),
    commands: await desk.world.ctx.peek('select id from command'),
  });

  test('changes nothing in 30 cases: counter-proposals, older versions, other organizers, a time that was declined', async () => {
    const before = await state();
    await deliver(cases);
    expect(cases).toHaveLength(30);
    expect(await state()).toEqual(before);
    expect((await desk.eventAt(key('cleos0plan')))?.own?.answer).toBe('declined');
  });

  test('shows the event as the calendar has it, and answers nothing for another organizer', async () => {
    const events = new Map((await desk.events()).map((one) => [keyOfEvent(one), one]));
    const plan = await desk.eventAt(key('cleos0plan'));
    for (const { subject, method } of cases) {
      const invitation = (await threadAbout(subject)).messages[0]?.invitation ?? null;
      expect(invitation === null).toBe(method === 'COUNTER');
      if (invitation === null) continue;
      const invited = invitedEvent(events, invitation);
      expect(invited?.event).toEqual(plan);
      expect(invited?.answered).toBe(!subject.startsWith('another organizer'));
    }
  });
});
