import type { Writer } from '#web/demo/mail.ts';
import { demoLabels } from '#web/demo/mail.ts';
import { hana, hotel, judith, own, priyanka, professor, supplier, theo } from '#web/demo/people.ts';

export const others: readonly Writer[] = [
  (on) => ({
    key: 'review',
    subject: 'Invitation: Design review, Mark IV housing',
    state: 'new',
    mails: [
      {
        from: theo,
        at: on.before(1, '17:12'),
        text: `You said you wanted to hold it in your hand before we order the molds, so the prototype will be on the table. Forty minutes, workshop two, bring glasses you do not love.`,
        invitation: {
          method: 'request',
          title: 'Design review, Mark IV housing',
          startsAt: on.meetingHour().toISOString(),
          endsAt: new Date(on.meetingHour().getTime() + 40 * 60_000).toISOString(),
        },
      },
    ],
  }),
  (on) => ({
    key: 'post-mortem',
    subject: 'What we know about buoy 14',
    state: 'new',
    labels: [demoLabels.gothenvik],
    mails: [
      {
        from: theo,
        at: on.ago(54),
        text: `Sam,

This is what the night shift found, in order of how sure I am.

- The modem is fine. It answered every ping that had power behind it.
- The battery drops from 12.6 to 9.8 volts whenever the winch heater starts, and the controller then shuts itself off.
- The heater should not start at all in water of eleven degrees. It does, because the firmware we shipped on the 3rd reads Fahrenheit from the new probe and Celsius from the old one.
- Buoys 9 and 22 have the same pair of probes. They are still alive because nobody has raised their winches since.

So it is our bug, and it is in three places. A corrected build is on the bench and has been running since five this morning. I would like another six hours before I send it over the air.

Nobody needs to travel for the software. For number 14 I want a fresh battery out there all the same, as the old one has been flat twice and will not forgive that. Wanda can be on the ${on.workday(1)} ferry with one.

I will write the report for the customer myself and show it to you first.

Theo`,
      },
    ],
  }),
  (on) => ({
    key: 'congratulations',
    subject: 'Gothenvik in the paper',
    state: 'new',
    mails: [
      {
        from: priyanka,
        at: on.before(1, '08:50'),
        text: `Sam, I read about Gothenvik over breakfast, half a page and not one wrong number in it. That is rarer than the contract. I forwarded it to our partners with a rude remark about those who passed.

No answer needed. See you at the signing.

Priyanka`,
      },
    ],
  }),
  (on) => ({
    key: 'reef',
    subject: 'Forty sensors on a reef that is still alive',
    state: 'new',
    mails: [
      {
        from: professor,
        at: on.before(2, '13:26'),
        text: `Dear Ms. Calloway,

We have not met. I run the monitoring program of the Reef Institute, and for three years we have lowered instruments from a rowing boat because nothing we could afford would stay in place.

A colleague showed me your Mark III. If you had forty units that are too scratched to sell, we would take them and publish everything they measure, with your name on it. Would you have twenty minutes for a call next week?

With kind regards,
Amaia Etxeberria`,
      },
    ],
  }),
  (on) => ({
    key: 'lieferung',
    subject: 'Gehäuse: Lieferung eine Woche später',
    state: 'new',
    mails: [
      {
        from: supplier,
        at: on.before(1, '07:15'),
        text: `Guten Morgen Frau Calloway,

leider hat unser Eloxierer Kurzarbeit angemeldet. Die 240 Gehäuse kommen deshalb eine Woche später als bestätigt. Die ersten sechzig kann ich Ihnen mit unserem eigenen Wagen bringen, ohne Aufpreis.

Ist Ihnen damit geholfen?

Mit freundlichen Grüßen
Jürgen Vollmer`,
      },
    ],
  }),
  (on) => ({
    key: 'letter',
    subject: 'Your letter to shareholders',
    state: 'archived',
    labels: [demoLabels.board],
    mails: [
      {
        from: judith,
        at: on.before(9, '10:02'),
        text: `Sam, it reads well. Take out the second page and it will be read at all.

Judith`,
      },
      {
        from: own,
        to: [judith],
        at: on.before(9, '12:40'),
        text: `Hi Judith,

It's out, and I don't miss it. The paragraph on the lost tender stays, though; I'd rather we say it than somebody else.

Thanks,
Sam`,
      },
    ],
  }),
  (on) => ({
    key: 'meridian',
    subject: 'Numbers for your Monday meeting',
    state: 'archived',
    mails: [
      {
        from: own,
        to: [priyanka],
        at: on.before(12, '19:18'),
        text: `Hi Priyanka,

Renewals are at 94 percent and the pipeline covers next year one and a half times. The bad news is lead times: we're at nineteen weeks and I won't promise better before the fall.

Thanks,
Sam`,
      },
    ],
  }),
  (on) => ({
    key: 'hotel',
    subject: 'Your room in Rotterdam',
    state: 'archived',
    labels: [demoLabels.travel, 'category-updates'],
    mails: [
      {
        from: hotel,
        at: on.before(5, '09:31'),
        text: `Thank you for your booking, Ms. Calloway. A quiet room on the canal side is reserved for two nights, breakfast included, under LDG-40718. The night porter lets you in after eleven.`,
      },
      {
        from: own,
        to: [hana],
        at: on.before(5, '09:44'),
        text: `Hi Hana,

It's booked. Please keep the second evening free, I'll have dinner with Oliver.

Thanks,
Sam`,
      },
    ],
  }),
];
