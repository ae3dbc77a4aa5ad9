import { card, digest, issueMessage, letter, nestedTables } from '#emulators/seed/newsletter.ts';
import { machine } from '#emulators/seed/people.ts';
import type { ThreadSeed, ThreadWriter } from '#emulators/seed/thread.ts';
import { fullDate, longDay, month, quarter, week, weekday } from '#emulators/seed/words.ts';

const ledger = machine(
  'The Morning Ledger',
  'editors@morningledger.example',
  'You receive the Ledger because you subscribed with this address.\nMorning Ledger Media, 14 Quay Street, Dublin',
);
const ramp = machine(
  'Ramp & Route',
  'weekly@rampandroute.example',
  'Ramp & Route, a trade letter since the days of telex.',
);
const retention = machine(
  'Ola Pettersson',
  'ola@retentionletter.example',
  'The Retention Letter is read by 41,200 people who count customers for a living.',
);
const minutes = machine(
  'The Minute Book',
  'desk@minutebook.example',
  'The Minute Book is written for company secretaries and those who should have one.',
);
const tarn = machine(
  'Tarn Software',
  'news@tarn-software.example',
  'Tarn Software AB, Uppsala. You signed up at a trade fair.',
);
const plancon = machine('PlanCon', 'tickets@plancon.example', 'PlanCon is organised by Kongress am Hafen GmbH.');
const clocks = machine(
  'Two Clocks',
  'pod@twoclocks.example',
  'Two Clocks, a podcast about teams in more than one time zone.',
);
const archived: Pick<ThreadSeed, 'state' | 'labels'> = { state: 'archived', labels: ['CATEGORY_UPDATES'] };

export const businessNewsletters: ThreadWriter[] = [
  (on) => ({
    key: 'ledger-today',
    subject: 'Markets open lower, and a port that ran out of cranes',
    state: 'read',
    labels: ['CATEGORY_UPDATES'],
    messages: [
      issueMessage(
        {
          from: ledger,
          subject: 'Markets open lower, and a port that ran out of cranes',
          at: on.work(0, '06:31'),
          preheader: 'Freight rates, a reluctant central banker and the week in three charts',
          title: 'The Morning Ledger',
          intro: `${longDay(on.work(0, '06:31'))}. Good morning. Futures are down half a per cent and nobody is quite sure why, which has never stopped anybody from explaining it.`,
          stories: [
            {
              heading: 'Rotterdam waits for cranes',
              text: 'Two of the five deep-water cranes at the Maas terminal failed their inspection. Box carriers expect delays of four days and have started to divert to Antwerp, where the queue is now visible from the beach.',
              link: 'https://morningledger.example/a/cranes',
            },
            {
              heading: 'A central banker hesitates in public',
              text: 'The minutes show three members who wanted a cut and one who wanted lunch. Economists read the word "gradual", used nine times, as a hint that nothing moves before spring.',
              link: 'https://morningledger.example/a/gradual',
            },
            {
              heading: 'Number of the day: 97',
              text: 'That is how many days the average business software sale takes in Europe, two weeks more than last year. Security questionnaires are to blame, say the people who fill them in.',
            },
          ],
        },
        nestedTables,
      ),
    ],
  }),
  (on) => ({
    key: 'ledger-earlier',
    subject: 'Airlines pass on the kerosene bill',
    state: 'archived',
    labels: ['CATEGORY_UPDATES'],
    messages: [
      issueMessage(
        {
          from: ledger,
          subject: 'Airlines pass on the kerosene bill',
          at: on.work(2, '06:30'),
          preheader: 'Tickets up by nine per cent, patience down by more',
          title: 'The Morning Ledger',
          intro:
            'It rained on the stock exchange yesterday, literally: a pipe burst above the trading floor in Lisbon and dealing stopped for eleven minutes.',
          stories: [
            {
              heading: 'Fuel surcharges return',
              text: 'Four European carriers add between 12 and 38 euros per leg from Monday on. Corporate travel managers call it a nuisance; the carriers call it a contribution.',
              link: 'https://morningledger.example/a/kerosene',
            },
            {
              heading: 'The steelmaker that became a landlord',
              text: 'Half of the profit at Brenner & Sohn now comes from letting its empty halls to data centres. The furnaces are kept warm for visitors.',
              link: 'https://morningledger.example/a/brenner',
            },
          ],
        },
        nestedTables,
      ),
    ],
  }),
  (on) => ({
    key: 'ramp-weekly',
    subject: `Ramp & Route, week ${week(on.work(1, '12:00'))}: drivers wanted, docks not`,
    state: 'read',
    labels: ['CATEGORY_UPDATES'],
    messages: [
      issueMessage(
        {
          from: ramp,
          subject: `Ramp & Route, week ${week(on.work(1, '12:00'))}: drivers wanted, docks not`,
          at: on.work(0, '07:33'),
          preheader: 'Seven items for people who move things',
          title: 'Ramp & Route',
          intro: 'Seven items this week, shortened to four because our intern has flu.',
          stories: [
            {
              heading: 'Tachograph rules',
              text: 'Vans above 2.5 tonnes on cross-border trips need a smart tachograph from July. Dealers quote eleven weeks for installation, so the clever ones order now.',
            },
            {
              heading: 'Electric fleets',
              text: 'Helio ordered 140 more battery vans and says that planning, not range, was the hard part. We hear that a Hamburg start-up supplies the plans.',
            },
            {
              heading: 'Strawberries',
              text: 'A cold chain claim in Lower Saxony shows how expensive a standstill of forty minutes becomes when the goods are soft.',
            },
            {
              heading: 'People',
              text: 'Gregor Haskins of Northgate is said to have signed no contract at list price since 2011.',
            },
          ],
        },
        digest,
      ),
    ],
  }),
  (on) => ({
    key: 'retention-letter',
    subject: 'Your churn number is lying to you',
    state: 'read',
    labels: ['CATEGORY_UPDATES'],
    messages: [
      issueMessage(
        {
          from: retention,
          subject: 'Your churn number is lying to you',
          at: on.work(2, '14:00'),
          preheader: 'On pilots, small accounts and the denominators people choose',
          title: 'Your churn number is lying to you',
          intro:
            'Every company I visit quotes churn to one decimal place. Almost none can tell me what was divided by what.',
          stories: [
            {
              heading: 'Pilots are not customers',
              text: 'If somebody pays you a third of the price with a right to walk away, their walking away is an experiment that ended. Count it where you count experiments. I watched a board in Malmö spend two hours on a loss that consisted of four trials and a bankruptcy.',
            },
            {
              heading: 'Small accounts drown the signal',
              text: 'Ten bakeries leaving hurts your logo churn and nobody else. Report revenue churn first, logos second, and put the definition in a footnote where your harshest director can find it.',
            },
            {
              heading: 'Ask why twice',
              text: 'The first answer in an exit interview is polite. The second arrives after a silence of about six seconds. Learn to bear the silence.',
              link: 'https://retentionletter.example/p/lying',
            },
          ],
        },
        letter,
      ),
    ],
  }),
  (on) => ({
    key: 'minute-book',
    subject: 'Observers, alternates and other furniture',
    state: 'archived',
    labels: ['CATEGORY_UPDATES'],
    messages: [
      issueMessage(
        {
          from: minutes,
          subject: 'Observers, alternates and other furniture',
          at: on.work(3, '13:30'),
          preheader: 'Who may sit, who may speak, who may be sued',
          title: 'The Minute Book',
          intro: `Issue for ${quarter(on.now)}. A reader in Utrecht asks whether a board observer may receive privileged papers. The short reply: only if you enjoy litigation.`,
          stories: [
            {
              heading: 'Privilege leaks',
              text: 'Legal advice shown to a person who owes no duty to the company may lose its protection. Send observers the pack without the counsel section and minute that you did.',
            },
            {
              heading: 'Ratification',
              text: 'A grant approved informally can be ratified later in most jurisdictions, though auditors will treat the gap as a control weakness. One page, all signatures, same week.',
            },
            {
              heading: 'Seeds',
              text: 'Our survey of catering at board lunches found that sandwiches with seeds are the single most resented item, ahead of fizzy water.',
            },
          ],
        },
        nestedTables,
      ),
    ],
  }),
  (on) => ({
    key: 'tarn-news',
    subject: 'Plan less. Live more. Meet Tarn 9.',
    ...archived,
    labels: ['CATEGORY_PROMOTIONS'],
    messages: [
      issueMessage(
        {
          from: tarn,
          subject: 'Plan less. Live more. Meet Tarn 9.',
          at: on.work(8, '10:00'),
          preheader: 'Now with a phone app that drivers adore',
          title: 'Meet Tarn 9',
          intro: 'Nine is our best release yet, and we have counted all of them.',
          stories: [
            {
              heading: 'An app in every cab',
              text: 'Drivers confirm, re-plan and complain from their phone. Rated 4.6 stars by people who usually rate nothing.',
              link: 'https://tarn-software.example/nine',
            },
            {
              heading: 'Switching is free',
              text: 'Bring your data from any other planner until the end of the quarter and our crew moves it for nothing.',
            },
          ],
        },
        card,
      ),
    ],
  }),
  (on) => ({
    key: 'plancon',
    subject: 'Early bird ends at midnight (really, this time)',
    state: 'unread',
    labels: ['CATEGORY_PROMOTIONS'],
    messages: [
      issueMessage(
        {
          from: plancon,
          subject: 'Early bird ends at midnight (really, this time)',
          at: on.work(0, '07:15'),
          preheader: 'Save 220 euros on two days of planning nerdery',
          title: `PlanCon, ${month(on.now, 4)}, Hamburg`,
          intro: `Tickets at €480 until ${weekday(on.work(0, '07:15'))} midnight, €700 afterwards. We extended once because the payment page broke. It works now.`,
          stories: [
            {
              heading: 'On stage',
              text: 'A dispatcher who routes 900 snowploughs, the woman behind the Lisbon tram timetable, and a debate on whether humans should still be allowed to drag and drop.',
            },
            {
              heading: 'For speakers',
              text: 'Your abstract "Planning for weather" was accepted for the large hall. Please confirm your slot in the speakers\' room.',
              link: 'https://plancon.example/speakers',
            },
          ],
        },
        digest,
      ),
    ],
  }),
  (on) => ({
    key: 'two-clocks',
    subject: 'Episode 88: the nine o’clock that nobody wanted',
    ...archived,
    messages: [
      issueMessage(
        {
          from: clocks,
          subject: 'Episode 88: the nine o’clock that nobody wanted',
          at: on.work(9, '07:00'),
          preheader: 'How one firm abolished the meeting that followed the sun',
          title: 'Episode 88 is out',
          intro: `Recorded ${fullDate(on.work(12, '12:00'))} between Porto and Tromsø, with two dogs in the background.`,
          stories: [
            {
              heading: 'In this episode',
              text: 'Why rotating the pain does not share it, what a written stand-up loses, and how Beate got her Tuesdays back.',
              link: 'https://twoclocks.example/88',
            },
            {
              heading: 'Listener mail',
              text: 'Someone from Auckland points out that there are more than two clocks. We are considering a new name.',
            },
          ],
        },
        letter,
      ),
    ],
  }),
];
