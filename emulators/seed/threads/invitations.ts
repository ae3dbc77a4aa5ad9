import { type Invitation, ics } from '#emulators/seed/ics.ts';
import {
  alex,
  amara,
  celia,
  gregor,
  maya,
  nadia,
  type Person,
  priya,
  sofia,
  tomas,
  wei,
} from '#emulators/seed/people.ts';
import type { MessageSeed, ThreadWriter } from '#emulators/seed/thread.ts';
import { clock, longDay } from '#emulators/seed/words.ts';

type Details = { from: Person; at: Date; text: string };

const invited = (invitation: Invitation, { from, at, text }: Details): MessageSeed => {
  const file = ics('REQUEST', invitation, at);
  return {
    from,
    at,
    text: `${text}\n\nWhen: ${longDay(invitation.start)}, ${clock(invitation.start)}\nWhere: ${invitation.location ?? 'by video'}`,
    unsigned: true,
    calendar: { method: 'REQUEST', ics: file },
    attachments: [{ name: 'invite.ics', type: 'application/ics', bytes: Buffer.from(file) }],
  };
};

const subjectOf = (kind: string, summary: string, start: Date): string =>
  `${kind}: ${summary} @ ${longDay(start)} ${clock(start)} (${alex.email})`;

export const invitations: ThreadWriter[] = [
  (on) => {
    const start = on.moments.nextMeeting;
    const invitation = {
      uid: 'pricing-review-4410@raman-partners.example',
      summary: 'Pricing review',
      start,
      minutes: 45,
      organizer: priya,
      attendees: [alex, nadia],
      location: 'Kehrwieder 8, Room 4 and by video',
      description: 'One decision: the pilot price for Helio.',
    };
    return {
      key: 'invite-pricing',
      subject: subjectOf('Invitation', 'Pricing review', start),
      state: 'archived',
      messages: [
        invited(invitation, {
          from: priya,
          at: on.work(2, '16:05'),
          text: 'Priya Raman invites you to a pricing review with Nadia Haddad.',
        }),
      ],
    };
  },
  (on) => {
    const start = on.work(-1, '15:00');
    const invitation = {
      uid: 'dry-run-8817@northwind.example',
      summary: 'Board pack dry run',
      start,
      minutes: 60,
      organizer: maya,
      attendees: [alex, wei, nadia],
      location: 'Room 4',
    };
    return {
      key: 'invite-dry-run',
      subject: subjectOf('Invitation', 'Board pack dry run', start),
      state: 'read',
      messages: [
        invited(invitation, {
          from: maya,
          at: on.work(1, '13:34'),
          text: 'Dry run in Room 4, bring a pen and a bad mood so that the board does not have to.',
        }),
      ],
    };
  },
  (on) => {
    const start = on.work(-1, '12:30');
    const invitation = {
      uid: 'lunch-3120@helio.example',
      summary: 'Lunch Alex / Amara',
      start,
      minutes: 75,
      organizer: amara,
      attendees: [alex],
      location: 'Trattoria Sale, Deichstrasse 27',
      sequence: 1,
    };
    return {
      key: 'invite-lunch',
      subject: subjectOf('Updated invitation', 'Lunch Alex / Amara', start),
      state: 'read',
      messages: [
        invited(invitation, {
          from: amara,
          at: on.work(0, '08:53'),
          text: 'The place of this lunch has changed; the hour stays as it was.',
        }),
      ],
    };
  },
  (on) => {
    const start = on.work(-2, '16:00');
    const invitation = {
      uid: 'northgate-legal-5512@northgate.example',
      summary: 'Northgate / Northwind: legal, final points',
      start,
      minutes: 45,
      organizer: gregor,
      attendees: [alex, wei],
      location: 'Teams, link to follow',
      description: 'Clauses 9.2 and 14.1 only. No small talk before the third minute.',
    };
    return {
      key: 'invite-northgate',
      subject: subjectOf('Invitation', 'Northgate / Northwind: legal, final points', start),
      state: 'unread',
      labels: ['CATEGORY_PERSONAL', 'Northgate'],
      messages: [
        invited(invitation, {
          from: gregor,
          at: on.work(0, '10:31'),
          text: 'You have been invited by Gregor Haskins to go through the last two clauses with both counsels present.',
        }),
      ],
    };
  },
  (on) => {
    const start = on.work(-1, '16:30');
    const invitation = {
      uid: 'vendor-demo-2290@northwind.example',
      summary: 'Demo of the badge printer',
      start,
      minutes: 30,
      organizer: sofia,
      attendees: [alex],
    };
    return {
      key: 'cancelled-demo',
      subject: subjectOf('Cancelled event', 'Demo of the badge printer', start),
      state: 'archived',
      messages: [
        {
          from: sofia,
          at: on.work(1, '16:48'),
          text: 'This meeting has been cancelled. The printer printed forty badges for somebody called Test Testsson and then caught its own ribbon.',
          unsigned: true,
          calendar: { method: 'CANCEL', ics: ics('CANCEL', { ...invitation, sequence: 1 }, on.work(1, '16:48')) },
        },
      ],
    };
  },
  (on) => {
    const start = on.work(-4, '09:00');
    const invitation = {
      uid: 'coffee-7731@northwind.example',
      summary: 'Coffee: head of customer success, shortlist',
      start,
      minutes: 30,
      organizer: alex,
      attendees: [celia],
    };
    return {
      key: 'accepted-celia',
      subject: subjectOf('Accepted', 'Coffee: head of customer success, shortlist', start),
      state: 'archived',
      messages: [
        {
          from: celia,
          at: on.work(2, '10:11'),
          text: 'Celia Marchetti has accepted this invitation.',
          unsigned: true,
          calendar: { method: 'REPLY', ics: ics('REPLY', invitation, on.work(2, '10:11'), 'ACCEPTED') },
        },
      ],
    };
  },
  (on) => {
    const start = on.moments.allHands;
    const invitation = {
      uid: 'all-hands-100@northwind.example',
      summary: 'All hands',
      start,
      minutes: 60,
      organizer: sofia,
      attendees: [alex, tomas, maya],
      location: 'Canteen Hamburg, floor two Lisbon',
    };
    return {
      key: 'invite-all-hands',
      subject: subjectOf('Invitation', 'All hands', start),
      state: 'archived',
      messages: [
        invited(invitation, {
          from: sofia,
          at: on.work(5, '15:15'),
          text: 'Everybody is expected, pastries are limited, and Alex speaks for eight minutes at most.',
        }),
      ],
    };
  },
];
