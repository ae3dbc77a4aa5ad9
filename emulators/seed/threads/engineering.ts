import { alex, amara, hannah, maya, nadia, ops, rui, stranger, tomas } from '#emulators/seed/people.ts';
import type { ThreadWriter } from '#emulators/seed/thread.ts';
import { clock, dayMonth, dayName, longDay, month, onDay, quarter, week, weekday } from '#emulators/seed/words.ts';

const developers = stranger('Northwind developers', 'developers@lists.northwind.example', 'Europe/Berlin', '', 'plain');
const listHeaders: [string, string][] = [
  ['List-Id', 'Northwind developers <developers.lists.northwind.example>'],
  ['List-Post', '<mailto:developers@lists.northwind.example>'],
  ['List-Unsubscribe', '<mailto:developers-leave@lists.northwind.example>'],
  ['Precedence', 'list'],
];
const yusuf = stranger('Yusuf Demir', 'yusuf@northwind.example', 'Europe/Berlin', 'Yusuf', 'plain');
const pentester = stranger(
  'Ilse Aerts',
  'ilse@redkite-security.example',
  'Europe/Brussels',
  'Ilse Aerts\nRed Kite Security\nPGP 4F1C 77A0 9B3E D2C5',
  'plain',
);

export const engineering: ThreadWriter[] = [
  (on) => ({
    key: 'platform-on-call',
    subject: `Platform on-call, week ${week(on.work(-5, '09:00'))}`,
    state: 'unread',
    messages: [
      {
        from: tomas,
        at: on.work(0, '08:36'),
        text: `Alex,

short one, needs a decision. Yusuf becomes a father next month and Hannah has carried the pager four of the last seven weeks. From week ${week(on.work(-5, '09:00'))} the rota is down to three people, which is legal but not decent.

a) we pay €450 a week instead of 300 and Rui's team joins the rota, or
b) we buy night cover from the Tallinn people for 6,800 a month.

I'd take a. Nadia grumbles but agrees. Which one? I have to publish the rota ${onDay(on.work(-1, '12:00'), on.work(0, '08:36'))}.`,
      },
    ],
  }),
  (on) => ({
    key: 'search-incident',
    subject: `Incident 311: planning board slow for 47 minutes`,
    state: 'archived',
    messages: [
      {
        from: hannah,
        to: [tomas, alex],
        cc: [ops, nadia],
        at: on.work(2, '09:58'),
        text: `since 09:48 the planning board answers in 6-9 seconds instead of 0.4. all customers, all regions. looking at the search cluster. next update in 20 minutes.`,
      },
      {
        from: hannah,
        to: [tomas, alex],
        cc: [ops, nadia],
        at: on.work(2, '10:20'),
        text: `found: a helio user saved a filter with 14,000 conditions. every refresh runs it. blocking that one query now.`,
      },
      {
        from: amara,
        to: [alex],
        cc: [tomas],
        at: on.work(2, '10:24'),
        quote: 'none',
        text: `Hello Alex, our dispatchers say the board crawls and the morning wave of 230 vans leaves in half an hour. Is this you or is it us?`,
      },
      {
        from: alex,
        to: [amara],
        cc: [tomas, hannah],
        at: on.work(2, '10:27'),
        text: `It is us, Amara, and it is being fixed this minute. I will write again as soon as it's over.`,
      },
      {
        from: hannah,
        to: [alex, amara],
        cc: [tomas, ops, nadia],
        at: on.work(2, '10:41'),
        text: `resolved 10:35. response times are back at 0.4s, no plan was lost.`,
      },
      {
        from: tomas,
        to: [alex],
        cc: [hannah, ops, nadia],
        at: on.work(2, '16:30'),
        text: `Review done. Cause: no limit on saved filters. Fix: limit of 500 conditions, live tonight, and a query budget per tenant within two weeks. Hannah found it in 32 minutes from the first alarm, which is the fastest this year. Technically it was Helio's own intern, so maybe don't rub it in.`,
      },
      {
        from: amara,
        to: [alex],
        cc: [tomas],
        at: on.work(1, '08:30'),
        text: `Vans left eleven minutes late, nobody died. Our intern Kofi is mortified and has brought cake for the dispatchers. Thanks for the straight answers.`,
      },
    ],
  }),
  (on) => ({
    key: 'mobile-planner-date',
    subject: 'Mobile planner: the honest date',
    state: 'unread',
    messages: [
      {
        from: rui,
        to: [nadia],
        cc: [alex, tomas],
        at: on.work(4, '11:14'),
        text: `Nadia, I'd rather say it early: offline sync on Android is not a two-week thing. With the people I have, the beta is possible at the end of ${quarter(on.now, 1)} and the release in ${quarter(on.now, 2)}.`,
      },
      {
        from: nadia,
        to: [rui],
        cc: [alex, tomas],
        at: on.work(4, '12:40'),
        text: `Thanks for not sugaring it. What would make ${quarter(on.now, 1)} true? More people, less scope, or a different customer for the beta?`,
      },
      {
        from: rui,
        to: [nadia],
        cc: [alex, tomas],
        at: on.work(3, '09:45'),
        quote: 'none',
        text: `> More people, less scope, or a different customer for the beta?

Less scope. If drivers can only confirm stops and not re-plan, we drop the merge logic and save seven weeks.

> What would make it true?

And Hannah for ten days, because she wrote the sync protocol and I only read it.`,
      },
      {
        from: tomas,
        to: [rui, nadia],
        cc: [alex],
        at: on.work(3, '10:20'),
        text: `Hannah is on call half the time. You get her for six days, uninterrupted, or ten with the pager on the desk.`,
      },
      {
        from: rui,
        to: [tomas, nadia],
        cc: [alex],
        at: on.work(3, '11:02'),
        text: `Six without pager. Deal.`,
      },
      {
        from: nadia,
        to: [alex],
        cc: [tomas, rui],
        at: on.work(0, '09:02'),
        text: `So, Alex: confirm-only beta by the end of ${quarter(on.now, 1)}, re-planning in ${quarter(on.now, 2)}. I can sell that to everybody except Jonas, who has promised the full thing to two prospects in writing. Do you tell him or do I?`,
      },
    ],
  }),
  (on) => ({
    key: 'pen-test',
    subject: 'Penetration test: summary before the report',
    state: 'read',
    messages: [
      {
        from: pentester,
        to: [tomas, alex],
        at: on.work(1, '17:20'),
        flowed: true,
        text: `Hello Tomas, hello Alex,

we finished yesterday. The report needs another week, but nobody likes to wait, so here is the short version: no critical findings, two high, five medium, and a handful of small ones.

The first high one: a planner of one tenant can learn the names of depots of another by guessing numbers in the export address. We saw names only, no plans. The second: the support tool accepts a session for thirty days, and the laptop of your colleague in the Lisbon kitchen was unlocked.

Can somebody confirm within two working days that the export address has been closed? Until then I keep the details to myself.`,
      },
      {
        from: tomas,
        to: [alex],
        at: on.work(0, '07:58'),
        text: `Export hole closed last night, verified by a second pair of eyes. The kitchen laptop was mine. I'll buy the cake.`,
      },
    ],
  }),
  (on) => ({
    key: 'list-monorepo',
    subject: '[developers] Proposal: one repository instead of eleven',
    state: 'archived',
    labels: ['CATEGORY_FORUMS'],
    messages: [
      {
        from: yusuf,
        to: [developers],
        at: on.work(7, '14:03'),
        headers: listHeaders,
        unsigned: true,
        text: `Hi all,

we keep eleven repositories and most changes touch three of them. Last month I counted 64 pull requests that only raised a version number somewhere else. I propose a single repository with owners per folder.

Costs: a week of moving, new CI configuration, broken bookmarks. Gains: one review per change. Objections welcome until ${dayMonth(on.work(-3, '12:00'))}.

yusuf`,
      },
      {
        from: hannah,
        to: [developers],
        at: on.work(7, '15:26'),
        headers: listHeaders,
        unsigned: true,
        quote: 'none',
        text: `> a week of moving

i'd plan three. the firmware tests need hardware in the loop and nobody has ever moved those.

otherwise +1

h.`,
      },
      {
        from: rui,
        to: [developers],
        at: on.work(6, '09:55'),
        headers: listHeaders,
        quote: 'none',
        text: `> one review per change

Mobile would like to stay outside until the app store pipeline has been rewritten. Not a no, just a not yet.`,
      },
      {
        from: tomas,
        to: [developers],
        at: on.work(6, '13:40'),
        headers: listHeaders,
        quote: 'none',
        text: `Nobody against it so far, so let's try it with the four backend repositories, measure a month, and then talk about the rest. Yusuf, you lead it before the baby does.`,
      },
    ],
  }),
  (on) => ({
    key: 'roadmap-bets',
    subject: `Product bets for ${quarter(on.now, 1)}, two pages`,
    state: 'read',
    messages: [
      {
        from: nadia,
        cc: [tomas],
        at: on.work(1, '10:02'),
        text: `Alex,

You asked for bets instead of a list, so I made myself pick three.

1. Depot forecasting. Eleven customers asked for it without being prompted, and it is the only feature for which Helio offered money in advance. Cost: four people for a quarter.

2. Confirm-only mobile. Not glamorous; half our churned logistics accounts named the missing phone app in the exit interview.

3. Self-service onboarding for customers below fifty vehicles. Today it takes us nineteen days to switch one on, and every one of those days costs us about €310.

What I leave out: the marketplace, the new charts, and the redesign of the settings page that everybody loves to demand and nobody opens.

My one worry is that bets one and three need the same two data engineers, and one of them is the Lisbon lead whom Maya just moved to ${quarter(on.now, 2)}. If the role stays there, I would start the third bet in ${month(on.now, 5)}. Is that acceptable to you, or shall I fight for the role?`,
      },
    ],
  }),
  (on) => ({
    key: 'release-notes-tone',
    subject: 'Release notes: may we be funny?',
    state: 'archived',
    messages: [
      {
        from: nadia,
        at: on.work(15, '15:33'),
        text: `Marketing says our release notes read like a tax form. Lena's proposal for 4.18 starts with 'We fixed the thing. You know which one.' Allowed?`,
      },
      { from: alex, at: on.work(15, '15:50'), text: `Allowed once per release. Customers in a crisis don't laugh.` },
    ],
  }),
  (on) => ({
    key: 'tomas-one-to-one',
    subject: `1:1 ${onDay(on.work(-1, '11:00'), on.work(0, '10:05'))}, three points`,
    state: 'unread',
    messages: [
      {
        from: tomas,
        at: on.work(0, '10:05'),
        text: `For 11:00 ${onDay(on.work(-1, '11:00'), on.work(0, '10:05'))}: salary band for Hannah (she had an offer, 96k), the Tallinn contract, and whether I may skip the trade fair to fix my roof. In that order if time is short.`,
      },
    ],
  }),
  (on) => ({
    key: 'data-residency',
    subject: 'Frankfurt only? What it would cost to promise it',
    state: 'archived',
    messages: [
      {
        from: alex,
        to: [tomas],
        cc: [ops],
        at: on.work(10, '09:10'),
        text: `Tomas, Northgate wants all data in Frankfurt. Do we have anything outside today, and what does a promise cost?`,
      },
      {
        from: tomas,
        cc: [ops],
        at: on.work(10, '11:41'),
        text: `Production: all Frankfurt. Backups: second copy in Dublin. Error reports: a US supplier, scrubbed, but still. Moving the copy to Berlin costs about 900 a month more; replacing the error tool is three days of work.`,
      },
      {
        from: ops,
        to: [alex],
        cc: [tomas],
        at: on.work(10, '13:28'),
        quote: 'below',
        text: `The Dublin copy can be in Berlin by ${weekday(on.work(5, '12:00'))}. I would keep Dublin for two weeks in parallel until one full restore has been tested.`,
      },
      { from: alex, to: [ops, tomas], at: on.work(10, '14:02'), text: `Do both, please.` },
      {
        from: ops,
        to: [alex],
        cc: [tomas],
        at: on.work(5, '17:12'),
        quote: 'below',
        text: `Berlin holds a complete copy since ${clock(on.work(5, '16:40'))}; restore test of the largest tenant took 2 h 11 min and matched.`,
      },
    ],
  }),
  (on) => ({
    key: 'hannah-offer',
    subject: 'confidential, please',
    state: 'unread',
    messages: [
      {
        from: hannah,
        at: on.work(0, '06:58'),
        text: `alex,

i'm writing to you because tomas would only be nice about it. i have an offer from another place, 96k and no pager. i don't want to go. i also don't want to find out at forty that i stayed out of politeness.

could we talk for fifteen minutes before ${dayName(on.work(-4, '12:00'), on.work(0, '06:58'))}? that is when they want my answer.`,
      },
    ],
  }),
  (on) => ({
    key: 'maya-tool',
    subject: 'Can engineering please stop Finance from using 2009 spreadsheets',
    state: 'archived',
    messages: [
      {
        from: maya,
        to: [tomas],
        cc: [alex],
        at: on.work(19, '16:02'),
        text: `I have a sheet with 31 tabs that crashes whenever I breathe. All I need is orders joined with invoices by customer, once a night. Whom do I bribe?`,
      },
      {
        from: tomas,
        to: [maya],
        cc: [alex],
        at: on.work(18, '09:40'),
        text: `Me, with liquorice. Yusuf can do it in two days after the ${longDay(on.work(15, '12:00'))} release.`,
      },
    ],
  }),
];
