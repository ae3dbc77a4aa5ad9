import type { DemoMail, Writer } from '#web/demo/mail.ts';
import { bank, cloudyard, miles, parcelway, table, tidalBrief } from '#web/demo/people.ts';

const list = (id: string): Pick<DemoMail, 'headers'> => ({
  headers: { 'list-id': `<${id}>`, 'list-unsubscribe': `<https://${id}/leave>`, precedence: 'bulk' },
});

const tells: Pick<DemoMail, 'headers'> = { headers: { 'auto-submitted': 'auto-generated' } };

export const bulk: readonly Writer[] = [
  (on) => ({
    key: 'tidal-brief',
    subject: 'Tidal Brief: the insurers are at sea',
    state: 'new',
    labels: ['category-updates'],
    mails: [
      {
        from: tidalBrief,
        at: on.before(1, '06:00'),
        ...list('tidalbrief.example'),
        unsubscribe: { kind: 'one-click', url: 'https://tidalbrief.example/leave' },
        text: '',
        html: `<div style="max-width:600px;margin:0 auto;font-family:Georgia,serif">
<p style="margin:0;padding:20px 0;border-bottom:3px solid #123b4a;font-size:26px;color:#123b4a"><b>The Tidal Brief</b></p>
<p><img src="https://pictures.tidalbrief.example/lighthouse.jpg" alt="A lighthouse in fog" width="600" height="220"></p>
<h1 style="font-size:22px;color:#123b4a">Insurers discover the wave</h1>
<p>Three underwriters now ask for live sea-state data before they quote for a breakwater. Last year none of them did. The price of not having it is said to be four percent of the sum insured.</p>
<h2 style="font-size:18px;color:#123b4a">Also on the water</h2>
<p>Norway will tender its northern light buoys as one lot. The Dutch pilots’ strike is over after nine days. A seal was found living in a weather station, and the readings were plausible.</p>
<p style="background:#eef4f2;padding:14px"><a href="https://tidalbrief.example/issue/212" style="color:#123b4a">Read the whole issue</a></p>
<p style="font-size:12px;color:#667">You receive this because you signed up in Bergen. <a href="https://tidalbrief.example/leave">Unsubscribe</a></p>
<img src="https://open.tidalbrief.example/p.gif?u=9917" width="1" height="1" alt="">
</div>`,
      },
    ],
  }),
  (on) => ({
    key: 'founders-table',
    subject: 'The question nobody asks in a board meeting',
    state: 'new',
    labels: ['category-promotions'],
    mails: [
      {
        from: table,
        at: on.before(2, '05:30'),
        ...list('founderstable.example'),
        unsubscribe: { kind: 'mail', to: 'leave@founderstable.example', subject: 'leave' },
        text: `This week at the table: a founder who prints her cash balance on the office door, and what happened to the coffee bill. Plus eleven chief executives on the meeting they would abolish tomorrow.`,
      },
    ],
  }),
  (on) => ({
    key: 'miles',
    subject: 'Your 18,400 miles are getting restless',
    state: 'read',
    labels: ['category-promotions'],
    mails: [
      {
        from: miles,
        at: on.before(3, '12:00'),
        ...list('skylinemiles.example'),
        unsubscribe: { kind: 'link', url: 'https://skylinemiles.example/preferences' },
        text: `Double points on every transatlantic fare until the end of the month. Seats in the front cabin start at 12,000 miles, taxes not included.`,
      },
    ],
  }),
  (on) => ({
    key: 'cloudyard',
    subject: 'Receipt for invoice CY-20931',
    state: 'new',
    labels: ['category-updates'],
    mails: [
      {
        from: cloudyard,
        at: on.before(1, '03:10'),
        ...tells,
        text: `We charged $3,118.40 to the card ending in 4471 for last month's telemetry storage. Usage grew by 6 percent. Nothing is due.`,
        files: [
          {
            name: 'CY-20931.txt',
            mimeType: 'text/plain',
            content: 'Cloudyard\nInvoice CY-20931\nTelemetry storage  USD 3,118.40\nPaid\n',
          },
        ],
      },
    ],
  }),
  (on) => ({
    key: 'parcel',
    subject: 'Out for delivery: 2 parcels from Vollmer',
    state: 'new',
    labels: ['category-updates'],
    mails: [
      {
        from: parcelway,
        at: on.ago(143),
        ...tells,
        text: `Your driver has two parcels of 14 kilograms each on board and expects to ring between 1:00 and 3:00 this afternoon. The neighbor at number 12 may sign.`,
      },
    ],
  }),
  (on) => ({
    key: 'code',
    subject: 'Your sign-in code',
    state: 'new',
    labels: ['category-updates'],
    mails: [
      {
        from: bank,
        at: on.ago(26),
        ...tells,
        text: `402 916 is the code for your business account. It works once, for ten minutes. Nobody at Harborline will ever ask you for it.`,
      },
    ],
  }),
];
