import { pdf } from '#emulators/seed/pdf.ts';
import { alex, amara, jonas, nadia, sofia, stranger, tomas } from '#emulators/seed/people.ts';
import type { ThreadWriter } from '#emulators/seed/thread.ts';
import { dayMonth, longDay, month, onDay, weekday } from '#emulators/seed/words.ts';

const furious = stranger(
  'Detlef Harms',
  'd.harms@harms-frischdienst.example',
  'Europe/Berlin',
  'Detlef Harms\nGeschäftsführer, Harms Frischdienst',
  'outlook',
);
const kindly = stranger(
  'Agnieszka Wrona',
  'a.wrona@polmleko.example',
  'Europe/Warsaw',
  'Agnieszka Wrona\nPolmleko Logistics',
);
const prospect = stranger(
  'Stephen Odell',
  'stephen.odell@brightwater.example',
  'Europe/Dublin',
  'Stephen Odell\nChief Operating Officer, Brightwater Utilities',
  'outlook',
);
const partner = stranger(
  'Marit de Groot',
  'marit@kadeport.example',
  'Europe/Amsterdam',
  'Marit de Groot | KadePort',
  'apple',
);

export const sales: ThreadWriter[] = [
  (on) => ({
    key: 'intro-amara',
    subject: 'Intro: Amara at Helio, and why lunch matters',
    state: 'unread',
    messages: [
      {
        from: jonas,
        at: on.work(0, '09:14'),
        text: `Hi Alex!

For your lunch with Amara: she is no longer just running the pilot. Since ${month(on.now, -1)} she owns operations for all of Helio, that is 1,900 seats instead of our 85.

What she will ask: exclusivity in facilities management for a year. What she will not say: her boss talks to Tarn Software. My gut says exclusivity is worth more to her than price, so please don't give away both between soup and coffee!!

Should I join for the dessert or stay out of it?`,
      },
    ],
  }),
  (on) => ({
    key: 'helio-lunch',
    subject: 'Lunch and the small print',
    state: 'unread',
    messages: [
      {
        from: amara,
        at: on.work(1, '13:10'),
        text: `Hello Alex,

Looking forward to 12:30 ${onDay(on.work(-1, '12:30'), on.work(1, '13:10'))}. I will bring the adoption numbers: 71 of 85 planners used the board every day last week, and the three who refuse have all been here since the fax.

One thing I'd like you to think about beforehand. If Helio goes from 85 to 600 seats in spring, would you keep two of your people in our Leeds depot for the first eight weeks? It is the only condition my chief executive cares about.`,
      },
      {
        from: alex,
        at: on.work(1, '18:40'),
        text: `Amara, that sounds doable in principle. Let me find out who would want to live in Leeds for eight weeks before I promise you anybody.`,
      },
      {
        from: amara,
        at: on.work(0, '08:51'),
        text: `They get the good hotel, tell them that. And would you mind the Italian place instead? My usual table flooded.`,
      },
    ],
  }),
  (on) => ({
    key: 'harms-complaint',
    subject: 'SO NICHT! Third outage in two months',
    state: 'read',
    messages: [
      {
        from: furious,
        cc: [jonas],
        at: on.work(1, '06:41'),
        text: `Mr Moreau,

I write to you directly because your support sends me numbers instead of answers. On ${dayMonth(on.work(2, '10:00'))} my disposition stood still for three quarters of an hour, at ten in the morning, with forty-one refrigerated lorries at the ramp. Two loads of strawberries had to be destroyed. That is €3,870, invoice follows.

It is the third time since summer. I pay you €1,240 per month and I ask you as one merchant asks another: would you stay?

I expect a call from you personally and not from a young man with a headset.`,
      },
      {
        from: jonas,
        to: [alex],
        at: on.work(1, '09:32'),
        quote: 'none',
        text: `About Harms: he's loud but right. Contract says we owe him a credit of 15% for that month, 186 euros, which will make him explode. I'd offer two months free and a visit. Will you make the call? Mornings before seven is when he picks up. No joke.`,
      },
    ],
  }),
  (on) => ({
    key: 'polmleko-thanks',
    subject: 'A thank you, which is rare from me',
    state: 'archived',
    messages: [
      {
        from: kindly,
        cc: [jonas],
        at: on.work(4, '13:05'),
        text: `Dear Mr Moreau,

usually I write only to complain, ask my suppliers. Last week two roads near Białystok were closed by flood and your planner moved 63 milk collections to other tours before my team had finished its coffee. No litre was lost.

Please tell the people who built this that in a cold village they have many grandmothers' blessings now.`,
      },
      {
        from: alex,
        cc: [tomas, nadia, jonas],
        at: on.work(4, '17:22'),
        text: `Dear Ms Wrona, I have just read this aloud to thirty engineers. Blessings of grandmothers are the best metric we've had all year.`,
      },
    ],
  }),
  (on) => ({
    key: 'brightwater',
    subject: 'Brightwater: would you present to our executive committee?',
    state: 'read',
    messages: [
      {
        from: prospect,
        at: on.work(3, '12:12'),
        text: `Alex,

We met briefly in Dublin after your talk on planning for weather. We run 640 field engineers across Munster and Leinster on a system whose vendor has stopped answering the telephone.

The executive committee meets on ${longDay(on.work(-10, '10:00'))}. Would you come in person for forty minutes? I'm aware that chief executives usually send someone; that's rather the point of asking.`,
      },
      {
        from: sofia,
        to: [alex],
        at: on.work(3, '14:00'),
        quote: 'none',
        text: `Re Dublin: the day is free apart from the school concert at 17:00. There is a flight back at 12:55 that gets you home in time if they start at ten sharp. Shall I say yes?`,
      },
    ],
  }),
  (on) => ({
    key: 'pipeline-weekly',
    subject: `Pipeline: what moved and what only pretends`,
    state: 'read',
    messages: [
      {
        from: jonas,
        cc: [nadia],
        at: on.work(1, '17:05'),
        text: `Team of two!

Moved: Northgate (legal, 80%), Brightwater (they wrote to us!), Stadtwerke Lünen (pilot signed, 24k). 
Stuck: Tessel Foods, third month of 'next week'. I'd give them until ${weekday(on.work(-5, '12:00'))} and then close it as lost.
Dead: Oriel Couriers went to Tarn because Tarn has a phone app. That's number four this year.

Coverage for next quarter is 2.6 times target. I want 3. Could I have Nadia for two demos, and your name under one letter to Tessel's CEO? Draft comes as soon as you nod.`,
      },
    ],
  }),
  (on) => ({
    key: 'kadeport-partnership',
    subject: 'KadePort x Northwind, shall we stop circling?',
    state: 'archived',
    messages: [
      {
        from: partner,
        at: on.work(2, '09:44'),
        text: `Hi Alex, our two products have been sold to the same four customers by now, each time with a CSV file in the middle. We'd build the connector on our side (six weeks, our cost) if you name us first integration partner until next summer.

Is there one person on your team I can pester with API questions? Then I'll leave you alone until it works.`,
      },
    ],
  }),
  (on) => ({
    key: 'discount-request',
    subject: 'Approve 18% for Tessel?',
    state: 'archived',
    messages: [
      {
        from: jonas,
        at: on.work(8, '16:58'),
        text: `Tessel would sign for 18% off if it happens this week. My limit is 15. Yes?`,
        unsigned: true,
      },
      { from: alex, at: on.work(8, '17:03'), text: `15, and they get the training for free.`, unsigned: true },
      {
        from: jonas,
        at: on.work(7, '09:09'),
        text: `They 'need to think'. So much for this week.`,
        unsigned: true,
      },
    ],
  }),
  (on) => ({
    key: 'churn-interviews',
    subject: 'The four logistics exits, my notes',
    state: 'unread',
    messages: [
      {
        from: nadia,
        cc: [jonas],
        at: on.work(0, '10:18'),
        text: `Here are the four conversations you wanted before you answer Priya.

Oriel Couriers: left for the phone app, said so three times in ten minutes.
Kessler Umzüge: insolvency, nothing to learn.
Van Aalst: their new COO came from Tarn and brought it along like a mug.
Fenbrook Freight: the app again, plus nobody called them for fourteen months.

So two of four are the app, one is neglect on top, one is bad luck and one is politics. Pattern with an asterisk. Do you want it as a page for the board, or do you write it yourself?`,
        attachments: [
          {
            name: 'exit-interviews.pdf',
            type: 'application/pdf',
            bytes: pdf(['Exit interviews, logistics', 'Oriel, Kessler, Van Aalst, Fenbrook']),
          },
        ],
      },
    ],
  }),
  (on) => ({
    key: 'reference-call',
    subject: 'Reference call with a bank you will like',
    state: 'archived',
    messages: [
      {
        from: jonas,
        to: [alex],
        cc: [amara],
        at: on.work(16, '10:48'),
        text: `Amara has kindly agreed to talk to the people from Stadtwerke Lünen. Alex, could you open the call with three minutes about the company? ${weekday(on.work(14, '16:00'))} at 16:00, it will not take longer, I swear.`,
      },
      { from: alex, to: [jonas], at: on.work(16, '11:30'), text: `Three minutes, and I'm holding you to the swear.` },
      {
        from: amara,
        to: [jonas, alex],
        at: on.work(14, '17:12'),
        text: `They asked me if the software ever made me cry. I said only the invoice.`,
      },
    ],
  }),
  (on) => ({
    key: 'contract-signed-lunen',
    subject: 'SIGNED 🎉 Stadtwerke Lünen',
    state: 'archived',
    messages: [
      {
        from: jonas,
        to: [alex],
        cc: [nadia, tomas],
        at: on.work(6, '15:59'),
        text: `24k pilot, 40 vehicles, start ${dayMonth(on.work(-12, '12:00'))}. First municipal utility on the books!! Drinks are on the new account exec, who doesn't know it yet.`,
      },
    ],
  }),
  (on) => ({
    key: 'tarn-poaching',
    subject: 'Tarn is calling our customers',
    state: 'unread',
    messages: [
      {
        from: jonas,
        at: on.work(2, '18:20'),
        text: `Two customers forwarded me the same cold mail: "Northwind is up for sale, ask them". It is signed by their head of sales, whom I used to like. Do we answer, sue, or out-sell? I vote for the third but Wei should see it. Decide ${onDay(on.work(1, '12:00'), on.work(2, '18:20'))}?`,
      },
      {
        from: alex,
        at: on.work(1, '07:40'),
        text: `Out-sell. Send me both names and I'll ring them myself; nobody believes a rumour from somebody they've just had on the phone.`,
      },
      {
        from: jonas,
        at: on.work(0, '07:42'),
        text: `Agnieszka at Polmleko and Tim Brauer at Hafenlogistik. She laughed about it, he didn't. When can you call Tim?`,
      },
    ],
  }),
];
