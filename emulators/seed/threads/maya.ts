/** Mail that only Maya sees. She gets copies of the threads she shares with Alex. */
import { pdf } from '#emulators/seed/pdf.ts';
import { ingrid, jonas, machine, maya, stranger, tomas, wei } from '#emulators/seed/people.ts';
import type { ThreadWriter } from '#emulators/seed/thread.ts';
import { dayName, isoDay, onDay } from '#emulators/seed/words.ts';

const tax = stranger(
  'Jürgen Wolters',
  'wolters@wolters-steuer.example',
  'Europe/Berlin',
  'Jürgen Wolters, Steuerberater',
  'outlook',
);
const bank = machine('Kontorbank Online', 'mitteilung@kontorbank.example', 'Kontorbank AG, elektronisches Postfach');
const choir = stranger('Annika', 'annika@kammerchor-altona.example', 'Europe/Berlin', 'Annika (Alt 2)', 'apple');
const mailbox = maya.email;

export const mayaThreads: ThreadWriter[] = [
  (on) => ({
    key: 'maya-vat',
    subject: 'Umsatzsteuer: Rückfrage zu Portugal',
    state: 'unread',
    mailbox,
    messages: [
      {
        from: tax,
        to: [maya],
        at: on.work(1, '10:15'),
        charset: 'iso-8859-1',
        encoding: 'quoted-printable',
        text: `Hallo Frau Lindqvist,

für die Voranmeldung fehlt mir noch die Einordnung der Lissaboner Ausbaukosten. Bauleistung oder Mietereinbau? Davon hängen rund 37.000 Euro Vorsteuer ab. Könnten Sie mir den Vertrag mit dem Tischler schicken?`,
      },
    ],
  }),
  (on) => ({
    key: 'maya-statement',
    subject: `Kontoauszug ${isoDay(on.work(1, '04:00'))}`,
    state: 'read',
    mailbox,
    labels: ['CATEGORY_UPDATES'],
    messages: [
      {
        from: bank,
        to: [maya],
        at: on.work(1, '04:00'),
        text: `Ein neuer Auszug steht in Ihrem elektronischen Postfach bereit. Neuer Saldo: 7.914.220,16 Euro.`,
        attachments: [
          { name: 'Auszug.pdf', type: 'application/pdf', bytes: pdf(['Kontorbank AG', 'Saldo 7.914.220,16 EUR']) },
        ],
      },
    ],
  }),
  (on) => ({
    key: 'maya-choir',
    subject: 'Extra rehearsal?',
    state: 'unread',
    mailbox,
    messages: [
      {
        from: choir,
        to: [maya],
        at: on.work(0, '08:22'),
        text: `The tenors are lost in bar 40 again. Extra rehearsal ${onDay(on.work(-2, '19:00'), on.work(0, '08:22'))} at seven, my kitchen, soup. Coming?`,
      },
    ],
  }),
  (on) => ({
    key: 'maya-commission',
    subject: 'Commission for Lünen: pilot or contract?',
    state: 'unread',
    mailbox,
    messages: [
      {
        from: jonas,
        to: [maya],
        at: on.work(2, '09:18'),
        text: `Hi Maya! Is Lünen a pilot (4%) or a contract (9%)?? It has a signature, a stamp and a mayor. My account exec is asking politely, for now.`,
      },
      {
        from: maya,
        to: [jonas],
        at: on.work(2, '09:51'),
        text: `Pilot, with a stamp. If it converts, the difference is paid in full, as always.`,
      },
      {
        from: jonas,
        to: [maya],
        at: on.work(0, '08:05'),
        text: `He calculated the difference to the cent and framed it. Could you put 'in full' into one line he can pin next to the frame?`,
      },
    ],
  }),
  (on) => ({
    key: 'maya-severance',
    subject: 'Paul, the numbers',
    state: 'unread',
    mailbox,
    messages: [
      {
        from: ingrid,
        to: [maya],
        at: on.work(0, '09:47'),
        text: `Dear Maya, Paul has 31 days of leave left and 84 hours of overtime. Paid out this is €13,960, or he leaves seven weeks early. Which would you rather explain? I see him ${dayName(on.work(-1, '12:00'), on.work(0, '09:47'))}.`,
      },
    ],
  }),
  (on) => ({
    key: 'maya-power-of-attorney',
    subject: 'Power of attorney, Helio',
    state: 'archived',
    mailbox,
    messages: [
      {
        from: wei,
        to: [maya],
        at: on.work(1, '17:31'),
        text: `Attached is the power of attorney for Ms Osei, valid since the first of the quarter and unlimited as to acceptance tests. It may go to the auditors; the covering letter may not.`,
        attachments: [
          { name: 'PoA Osei.pdf', type: 'application/pdf', bytes: pdf(['Power of attorney', 'Amara Osei, Helio']) },
        ],
      },
    ],
  }),
  (on) => ({
    key: 'maya-liquorice',
    subject: 'the bribe',
    state: 'archived',
    mailbox,
    messages: [
      {
        from: tomas,
        to: [maya],
        at: on.work(12, '14:14'),
        text: `Nightly join is live, 31 tabs are history. Payment in salted liquorice, 500 g, no later than the end of the week.`,
      },
    ],
  }),
];
