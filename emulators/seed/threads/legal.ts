import { docx } from '#emulators/seed/docx.ts';
import { pdf } from '#emulators/seed/pdf.ts';
import { alex, beatriz, gregor, jonas, maya, sofia, stranger, wei } from '#emulators/seed/people.ts';
import type { ThreadWriter } from '#emulators/seed/thread.ts';
import { dayMonth, dayName, longDay, onDay, weekday } from '#emulators/seed/words.ts';

const counsel = stranger(
  'Philippa Drummond',
  'p.drummond@harcourt-vane.example',
  'Europe/London',
  'Philippa Drummond\nHarcourt Vane LLP, for Northgate Logistics plc\nPlease consider the environment before printing this mail.',
  'outlook',
);
const authority = stranger(
  'Referat 14',
  'referat14@datenschutzaufsicht-hh.example',
  'Europe/Berlin',
  'Im Auftrag\nReferat 14, Unternehmen',
  'plain',
);

export const legal: ThreadWriter[] = [
  (on) => ({
    key: 'northgate-msa',
    subject: 'Northgate MSA, redlines v1',
    state: 'unread',
    labels: ['CATEGORY_PERSONAL', 'IMPORTANT', 'Northgate'],
    messages: [
      {
        from: wei,
        cc: [jonas],
        at: on.work(12, '10:30'),
        text: `Alex, Jonas,

First turn of the Northgate paper (v1). They used their own template of 48 pages, which was evidently written for forklift trucks. I have replaced sections 4 to 9 with ours.`,
        attachments: [
          docx('Northgate MSA v1 NW.docx', ['Master Services Agreement', 'Section 9 Liability: to be discussed']),
        ],
      },
      {
        from: jonas,
        to: [wei],
        cc: [alex],
        at: on.work(12, '11:11'),
        text: `Legend. Their buyer told me they never accept foreign sections but always read them. How long do you give it?`,
      },
      {
        from: wei,
        to: [jonas],
        cc: [alex],
        at: on.work(11, '09:02'),
        text: `Four rounds. Liability, data residency, exit, in that order of pain.`,
      },
      {
        from: counsel,
        to: [wei],
        cc: [alex, gregor],
        at: on.work(7, '18:12'),
        subject: 'RE: Northgate MSA, redlines v3',
        text: `Dear Wei,

We attach version 3. Our client accepts your data residency wording (Frankfurt, with notice before any change). Open on our side remain 9.2, where an uncapped liability for data breaches is a matter of group policy, and 14.1, where ninety days of exit assistance at no charge are expected.`,
        attachments: [
          docx('Northgate MSA v3 HV.docx', [
            'Clause 9.2 Unlimited liability for data breaches',
            'Clause 14.1 Exit assistance',
          ]),
        ],
      },
      {
        from: alex,
        to: [wei],
        at: on.work(6, '08:22'),
        text: `Uncapped is a no from me, as long as our insurer stops at ten million. Exit assistance is only a matter of price. Where would you meet them?`,
      },
      {
        from: wei,
        to: [alex],
        cc: [jonas, maya],
        at: on.work(0, '08:44'),
        subject: 'Northgate MSA, redlines v4',
        text: `Alex,

Version 4 is attached. Clause 9.2 now caps liability at twelve months of fees (about £400,000), with three times that for breaches of data protection. Philippa signalled by telephone that her client can live with this, provided the cap is not reduced by service credits already paid.

In 14.1 I offered sixty days of assistance, the first thirty without charge.

I have marked two points in yellow on which I want your decision rather than mine: whether service credits count against the cap, and whether we accept English courts. My advice is no to the first and yes to the second. Northgate wishes to sign ${onDay(on.moments.northgateSign, on.work(0, '08:44'))}, so I need both by ${dayName(on.work(-2, '12:00'), on.work(0, '08:44'))}.`,
        attachments: [
          docx('Northgate MSA v4 NW redline.docx', [
            'Clause 9.2 Liability is limited to the fees paid in the preceding twelve months',
            'Clause 14.1 Exit assistance: sixty days, thirty free of charge',
          ]),
        ],
      },
    ],
  }),
  (on) => ({
    key: 'northgate-procurement',
    subject: 'Supplier onboarding: vendor number and a small matter of discount',
    state: 'unread',
    labels: ['CATEGORY_PERSONAL', 'IMPORTANT', 'Northgate'],
    messages: [
      {
        from: gregor,
        cc: [jonas],
        at: on.work(1, '11:56'),
        text: `Alex,

Whilst the lawyers amuse themselves I have opened vendor record 77120 for you. To complete it I need a bank letter no older than three months.

On commercials: the board paper says £1.2m over three years. If you could see your way to £1.14m, I can sign it off myself and it need not go to the investment committee, which next sits in five weeks. I leave the arithmetic to you.

A word by close of play ${dayName(on.work(-1, '17:00'), on.work(1, '11:56'))} would oblige.`,
      },
    ],
  }),
  (on) => ({
    key: 'northgate-jonas-view',
    subject: 'Fwd: Supplier onboarding: vendor number and a small matter of discount',
    state: 'read',
    labels: ['CATEGORY_PERSONAL', 'IMPORTANT', 'Northgate'],
    messages: [
      {
        from: jonas,
        cc: [maya],
        at: on.work(1, '12:31'),
        text: `My two cents!! 5% for five weeks is a bargain, BUT Gregor did the same dance with our friends at Tarn Software and came back for another three. I would give him 1.15 and not a pound less, paid yearly in advance.

Okay to call him with that ${onDay(on.work(0, '10:00'), on.work(1, '12:31'))}?

---------- Forwarded message ---------
From: Gregor Haskins <ghaskins@northgate.example>
Subject: Supplier onboarding: vendor number and a small matter of discount

> On commercials: the board paper says £1.2m over three years. If you could
> see your way to £1.14m, I can sign it off myself and it need not go to the
> investment committee, which next sits in five weeks.`,
        unsigned: true,
      },
    ],
  }),
  (on) => ({
    key: 'lisbon-lease',
    subject: 'Lisbon lease: ready for signature, one question',
    state: 'read',
    messages: [
      {
        from: beatriz,
        cc: [wei],
        at: on.work(2, '12:40'),
        text: `Dear Alex,

The landlord has accepted our amendments. The contract of lease for the floor in Rua do Alecrim runs ten years, with a break clause after year three against six months' notice, as you wished. The rent is €14,800 per month, indexed from the second year with a ceiling of three per cent.

There remains one question which only you can decide. The landlord offers two months without rent if we waive the break in year three and move it to year five. In money this is €29,600.

I have reserved the notary for ${longDay(on.moments.lisbonBack)} at 10:00, since I understand that you will be in Lisbon then. Kindly confirm the date and tell me how you decide on the break.`,
        attachments: [
          {
            name: 'Contrato de arrendamento - versão final.pdf',
            type: 'application/pdf',
            bytes: pdf(['Contrato de arrendamento nao habitacional', 'Renda mensal: 14.800 EUR', 'Duracao: 10 anos']),
          },
        ],
      },
      {
        from: wei,
        to: [alex],
        cc: [beatriz],
        at: on.work(1, '10:20'),
        text: `For what it is worth: keep the break in year three. Two free months are less than the cost of one year in a floor we have outgrown.`,
      },
    ],
  }),
  (on) => ({
    key: 'contractor-template',
    subject: 'Contractor template, reviewed for Portugal and Germany',
    state: 'archived',
    messages: [
      {
        from: wei,
        cc: [sofia],
        at: on.work(17, '15:05'),
        text: `The freelancers' template is renewed. Changes: ownership of inventions passes on payment, not on creation; the Portuguese version names the social security rules for persons with a single client; and the clause that obliged everybody to own a fax machine has been retired with honours. Please use only this one from now on.`,
        attachments: [docx('Contractor agreement 2.1.docx', ['Contractor agreement', 'Version 2.1'])],
      },
    ],
  }),
  (on) => ({
    key: 'helio-order-form',
    subject: 'Helio order form: automatic renewal',
    state: 'archived',
    messages: [
      {
        from: wei,
        at: on.work(10, '16:33'),
        text: `A reminder that the Helio order form renews by itself for a year unless either side writes before ${longDay(on.work(-9, '12:00'))}. I mention it because the renewal is at the pilot price. If Priya's pricing discussion ends with a new price, a letter has to go out first.`,
      },
      {
        from: alex,
        at: on.work(10, '17:10'),
        text: `Good catch. Please draft the letter in two versions and let me hold them until we have decided. No surprises for Amara, I want to ring her beforehand.`,
      },
    ],
  }),
  (on) => ({
    key: 'dpa-inquiry',
    subject: 'Anhörung zu Ihrer Verarbeitung von Standortdaten, Az. 14.3/2207',
    state: 'read',
    messages: [
      {
        from: authority,
        cc: [wei],
        at: on.work(3, '09:30'),
        charset: 'iso-8859-1',
        encoding: '8bit',
        text: `Sehr geehrte Damen und Herren,

uns liegt die Beschwerde eines Fahrers vor, der über Ihre Planungsplattform disponiert wird. Er trägt vor, seine Standortdaten würden auch außerhalb der Arbeitszeit gespeichert.

Wir bitten Sie, bis zum ${dayMonth(on.work(-15, '12:00'), 'de-DE')} zu folgenden Fragen Stellung zu nehmen: Auf welcher Rechtsgrundlage werden die Daten verarbeitet? Wie lange werden sie aufbewahrt? Wer entscheidet über den Zeitraum der Erfassung, Sie oder Ihr Kunde?

Eine Fristverlängerung ist auf begründeten Antrag möglich.`,
      },
      {
        from: wei,
        to: [alex],
        at: on.work(2, '09:12'),
        text: `I have this one. We are the processor, the customer decides on the hours, and since release 4.12 nothing is kept after the shift. I will answer in time and copy you; no action for you, except not to answer journalists who ask about it.`,
      },
    ],
  }),
  (on) => ({
    key: 'trademark',
    subject: 'Opposition against our mark in Switzerland',
    state: 'archived',
    messages: [
      {
        from: wei,
        at: on.work(21, '11:47'),
        text: `A manufacturer of skylights called Nordwind AG opposes our trademark in class 9. Their goods are windows, ours are plans, and I rate their chances at one in five. They offer coexistence for a payment of CHF 15,000.

Fighting would cost about nine and take a year. Shall I fight?`,
      },
      {
        from: alex,
        at: on.work(21, '12:20'),
        text: `Fight, politely. Nobody has ever confused me with a skylight.`,
      },
      {
        from: wei,
        at: on.work(20, '09:01'),
        text: `Politely it is. The reply brief leaves on ${weekday(on.work(18, '12:00'))}.`,
      },
    ],
  }),
];
