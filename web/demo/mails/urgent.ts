// Demo mails that need an answer this morning.

import type { Writer } from '#web/demo/mail.ts';
import { demoLabels } from '#web/demo/mail.ts';
import { greta, hana, ines, judith, lucas, meiLing, oliver, own, rafael } from '#web/demo/people.ts';

export const urgent: readonly Writer[] = [
  (on) => ({
    key: 'hiring',
    subject: 'Hiring plan for the spring',
    state: 'new',
    mails: [
      {
        from: own,
        to: [ines],
        at: on.before(2, '16:20'),
        text: `Hi Ines,

What does the spring look like if we only hire for Gothenvik and the support desk? I'd like to see the number before the board does.

Thanks,
Sam`,
      },
      {
        from: ines,
        at: on.ago(38),
        text: `Hi Sam,

The short version: 31 people instead of 36, and we end the year with $2.4 million more in the bank. I moved the two field engineers in Lisbon to April and kept everybody who touches Gothenvik.

The one thing I could not save is the second recruiter. Mei-Ling can live with that if we start her contractor in June.

Can you give me a yes by ${on.workday(2)}? After that we pay the agency for another quarter.

Ines

--
Ines Okonkwo
Chief Financial Officer, Tidewater Instruments
+1 902 555 0144`,
        files: [
          {
            name: 'Hiring plan, spring.csv',
            mimeType: 'text/csv',
            content:
              'Team,Planned,Proposed,Start\nGothenvik rollout,11,11,March\nSupport desk,6,6,March\nField engineering,9,7,April\nFirmware,6,4,June\nPeople,4,3,June\n',
          },
        ],
      },
    ],
  }),
  (on) => ({
    key: 'buoy',
    subject: 'Buoy 14 is silent again',
    state: 'new',
    labels: [demoLabels.gothenvik],
    mails: [
      {
        from: oliver,
        at: on.ago(71),
        text: `Sam,

Number 14 has sent us nothing for thirty hours, and my pilots are back to the paper chart. Your people restarted it twice from the shore. It came up for ten minutes each time.

I am not angry yet. But the harbor board meets this afternoon at four and I would like to tell them a date. When will somebody stand on the quay with a new unit?

Oliver Strand
Harbor Master, Port of Gothenvik`,
      },
    ],
  }),
  (on) => ({
    key: 'board',
    subject: 'Order of the board call',
    state: 'new',
    labels: [demoLabels.board],
    mails: [
      {
        from: judith,
        at: on.before(1, '18:47'),
        text: `Dear Sam,

Two of the directors rang me about gross margin, independently of each other. So they have talked.

Would you open with the margin slide on ${on.workday(3)}, rather than leave it to the end? It is a good story once one sees that the dip is a single customer. Told last, it sounds like something we hoped to skip.

I have moved the audit item behind lunch to make the room.

Warmly,
Judith`,
      },
    ],
  }),
  (on) => ({
    key: 'term-sheet',
    subject: 'Meridian, clause 7',
    state: 'new',
    labels: [demoLabels.board],
    mails: [
      {
        from: greta,
        at: on.ago(126),
        text: `Morning Sam,

We are down to one clause. Meridian wants a veto over any single purchase above $500,000 and a seat on the pay committee.

My advice is to give them the seat and strike the veto. Every buoy order we place is above that line, so they would be signing our purchase orders. Do you agree? Their counsel is waiting at the other end of the phone, figuratively.

The marked copy is attached. Only page 9 matters.

Greta`,
        files: [
          {
            name: 'Meridian clause 7, marked.txt',
            mimeType: 'text/plain',
            content: `Clause 7: reserved matters

7.1  One seat on the remuneration committee.  ACCEPT
7.2  Consent to any purchase above USD 500,000.  STRIKE
`,
          },
        ],
      },
    ],
  }),
  (on) => ({
    key: 'train',
    subject: 'Rotterdam: plane or train?',
    state: 'new',
    labels: [demoLabels.travel],
    mails: [
      {
        from: hana,
        at: on.ago(19),
        text: `Hi Sam, the 7:40 to Rotterdam is sold out. I am holding two things for you until noon:

1. The 9:15, window seat, which gets you there ten minutes before the keynote.
2. The sleeper tonight, which means no dinner at home but breakfast with Oliver's people.

Which one shall I book?

Hana`,
      },
    ],
  }),
  (on) => ({
    key: 'rehearsal',
    subject: 'Rehearsal',
    state: 'new',
    mails: [
      {
        from: lucas,
        at: on.ago(8),
        text: `Ada's rehearsal finishes at half past five today and not at six. I am stuck on the other side of the bridge until seven at least. Could you fetch her? The side door, the front one is locked for the flood drill. There is soup.

L.`,
      },
    ],
  }),
  (on) => ({
    key: 'commission',
    subject: 'Who closed the Azores?',
    state: 'new',
    mails: [
      {
        from: rafael,
        to: [meiLing],
        cc: [own],
        at: on.before(1, '11:05'),
        text: `Mei-Ling, the Azores contract is signed and the system pays all of the commission to Wanda. Joaquim ran that account for fourteen months before he moved to support. That cannot be what we want.

Rafael`,
      },
      {
        from: meiLing,
        to: [rafael],
        cc: [own],
        at: on.before(1, '15:32'),
        text: `The policy says whoever holds the account on the day of signature. I wrote it, and I think it is wrong here. But if I bend it for Joaquim, I bend it for everybody.

Sam, could you decide? Half and half would be my suggestion, with a line in the policy for people who change teams.

Mei-Ling`,
      },
    ],
  }),
];
