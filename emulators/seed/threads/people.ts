import { docx } from '#emulators/seed/docx.ts';
import { alex, celia, ingrid, maya, nadia, sofia, stranger, tomas } from '#emulators/seed/people.ts';
import type { ThreadWriter } from '#emulators/seed/thread.ts';
import { dayName, longDay, month, onDay, quarter, week, weekday } from '#emulators/seed/words.ts';

const candidate = stranger('Elif Aydın', 'elif@elifaydin.example', 'Europe/Istanbul', 'Elif Aydın', 'gmail');
const leaver = stranger('Paul Reimers', 'paul@northwind.example', 'Europe/Berlin', 'Paul', 'outlook');
const intern = stranger(
  'Mateo Ruiz',
  'mateo@northwind.example',
  'Europe/Lisbon',
  'Mateo (the one with the bicycle)',
  'gmail',
);
const council = stranger(
  'Birgit Lohse',
  'birgit@northwind.example',
  'Europe/Berlin',
  'Birgit Lohse\nWorks council',
  'outlook',
);

export const staff: ThreadWriter[] = [
  (on) => ({
    key: 'shortlist-cs',
    subject: 'Head of customer success: my three, in order',
    state: 'unread',
    messages: [
      {
        from: celia,
        cc: [ingrid],
        at: on.work(1, '10:36'),
        text: `Caro Alex,

After forty-one conversations I give you three names and, unlike my competitors, a ranking.

First, Noémie Carlier: built the team at a rail planner in Lyon from two to thirty, speaks softly, is never wrong about people. Wants 155 and a dog in the office.
Second, Bastian Rohde: the safe one. He would do it well and you'd forget his name at parties.
Third, a gentleman who shall be anonymous until you are serious, since he works for Tarn.

Noémie has another offer and decides within ten days. Can you see her in Hamburg ${onDay(on.work(-4, '09:00'), on.work(1, '10:36'))}, before our coffee, for an hour? My fee stays at 28 per cent, also for anonymous gentlemen.`,
        attachments: [
          docx('Carlier CV.docx', ['Noémie Carlier', 'Director Customer Success, Lyon']),
          docx('Rohde CV.docx', ['Bastian Rohde']),
        ],
      },
    ],
  }),
  (on) => ({
    key: 'data-lead-final',
    subject: 'Final round: data lead, and an awkward question',
    state: 'unread',
    messages: [
      {
        from: ingrid,
        cc: [tomas, nadia],
        at: on.work(0, '10:10'),
        text: `Dear Alex,

Elif comes ${onDay(on.work(-2, '11:30'), on.work(0, '10:10'))} at 11:30 for her final interview. However, if I read Maya's plan correctly, the position moves to ${quarter(on.now, 2)}. Ought we to cancel, to tell her, or to go ahead and hope?

I would like to tell her before she boards an aeroplane in Istanbul. Her flight leaves tomorrow evening.`,
      },
    ],
  }),
  (on) => ({
    key: 'elif-thanks',
    subject: 'Thank you, and a paper you mentioned',
    state: 'archived',
    messages: [
      {
        from: candidate,
        at: on.work(5, '20:14'),
        text: `Dear Alex, thank you for the conversation about forecasting depots. I looked up the Danish study: it isn't weather that breaks the forecasts, it is school holidays, in 61 of 80 cases. I have put the chart on my site and would be happy to be contradicted in person.`,
      },
      {
        from: alex,
        cc: [ingrid],
        at: on.work(4, '08:45'),
        text: `Elif, that explains one very strange autumn of ours. See you in Hamburg soon.`,
      },
    ],
  }),
  (on) => ({
    key: 'paul-resigns',
    subject: 'My notice',
    state: 'unread',
    messages: [
      {
        from: leaver,
        cc: [ingrid],
        at: on.work(1, '16:50'),
        text: `Dear Alex,

with this mail, and a signed letter on Ingrid's desk, I give notice to the end of ${month(on.now, 3)}. After nine years it is not a secret that I want to see whether I can do something on my own, and my wife has finally stopped laughing at the plan with the boatyard.

I would prefer to tell the support team myself at their Monday round. Are you content with that, or do you wish to be present?`,
      },
    ],
  }),
  (on) => ({
    key: 'works-council',
    subject: 'Betriebsrat: on-call money and the new badge readers',
    state: 'read',
    messages: [
      {
        from: council,
        cc: [ingrid, tomas],
        at: on.work(2, '14:18'),
        text: `Hello Alex,

two topics from our meeting. We support a higher on-call allowance, but it needs a works agreement before it is paid, and the draft should reach us a week ahead. The badge readers store who enters when; we were not asked, and until we are they must be switched off on the fourth floor.

Could you name somebody who talks to us about both by ${dayName(on.work(-3, '12:00'), on.work(2, '14:18'))}?`,
      },
    ],
  }),
  (on) => ({
    key: 'engagement-survey',
    subject: `Survey results: 128 answers, one surprise`,
    state: 'archived',
    messages: [
      {
        from: ingrid,
        to: [alex],
        cc: [maya, tomas, nadia],
        at: on.work(11, '09:34'),
        text: `Dear all,

128 of 141 colleagues answered. Would recommend Northwind: 8.1 of ten, up from 7.6. Lowest mark: 'I know why decisions are made', 5.9. The surprise is Lisbon, which scores higher than Hamburg everywhere except on chairs.

I suggest that we discuss only the 5.9.`,
      },
      {
        from: nadia,
        to: [ingrid],
        cc: [alex, maya, tomas],
        at: on.work(11, '10:12'),
        text: `We publish what was decided and never what was rejected. I'd start there; it costs one paragraph a week.`,
      },
      {
        from: tomas,
        to: [nadia, ingrid],
        cc: [alex, maya],
        at: on.work(11, '13:01'),
        text: `Also: half of my people learn about decisions from the coffee machine. It is well informed, though.`,
      },
      {
        from: alex,
        to: [ingrid, nadia, tomas],
        cc: [maya],
        at: on.work(10, '07:45'),
        text: `I'll write that paragraph each week myself, starting with week ${week(on.work(5, '12:00'))}. Hold me to it, all of you.`,
      },
    ],
  }),
  (on) => ({
    key: 'bike-room',
    subject: 'a bicycle room??',
    state: 'archived',
    messages: [
      {
        from: intern,
        cc: [sofia],
        at: on.work(5, '11:58'),
        text: `Hi Alex, we have met at the printer. The new Lisbon floor has a storage room with no purpose on the plan (6 by 4 metres, I measured). Eleven of us come by bike. Can it be ours? I would build the racks myself, my uncle has wood.`,
      },
      {
        from: alex,
        cc: [sofia],
        at: on.work(5, '12:10'),
        text: `It is yours. Send me a picture of the racks and greetings to the uncle.`,
      },
    ],
  }),
  (on) => ({
    key: 'reference-noemie',
    subject: 'A reference you asked for, in confidence',
    state: 'unread',
    labels: ['CATEGORY_PERSONAL'],
    messages: [
      {
        from: stranger('Étienne Laborde', 'etienne@railplan-lyon.example', 'Europe/Paris', 'Étienne', 'apple'),
        at: on.work(0, '08:08'),
        text: `Alex, you asked about Noémie, so here is the unvarnished version. I was her boss for four years.

What she is good at: she hires people who are better than she is and doesn't need to mention it. In the second year our largest customer wanted to leave; she took the train to Lille each Tuesday for three months, sat among their dispatchers with a headset, and came back with a list of nineteen things. We fixed fourteen. They are still with us and pay forty per cent more.

A small scene, because it tells you more than adjectives. We had a planner at a regional operator, a Monsieur Brossard, who hated our product with a purity that was almost beautiful. He sent us a screenshot every evening with a single word underneath, usually 'encore'. Everybody wanted him moved to another contact. Noémie wrote back to every one of the screenshots, also with a single word: 'pourquoi ?'. After six weeks he began to answer in sentences. After ten he was testing our releases before we shipped them. When he retired he invited her, and nobody else from a supplier, to the party, which took place in a signal box.

She also has an eye for what is missing. In her first month she asked why none of our forty customers had a name for the thing they did between five and six in the morning, when the sick calls come in. We had never been there at that hour. She went, with two engineers who complained the whole way, and out of that came the only feature for which we have ever been thanked by a trade union.

What she is less good at: numbers before nine in the morning, and quarrels about money. She will accept a budget that is too small and then make it work by working too much herself. Give her a finance partner who says no on her behalf.

Where we fought: I wanted to reward the team by renewals, she by the number of customers who answer the phone when we ring. I thought it was sentimental. She was right, as it turned out, because the ones who stopped answering left about five months later, with a precision I have never seen in any dashboard.

Why she left us: not because of you. We were bought, the new owners wanted a customer success department in another country at half the cost, and she refused to explain to thirty people that this was an opportunity. I admired it and I did not have the courage to do the same.

The dog is called Turbo. He is old and smells, and visitors adore him. If you have carpets, think about it.

About the money: she'll ask for 155 because Celia told her to. She would come for 145 and a clear promise that she reports to you and not to sales. Do not try to save the ten thousand. You would save them once and hear about it, very quietly, for as long as she stays.

On languages: French and English like a native, German like somebody who learned it from railway announcements, which is charming for a week and then simply effective. Her Portuguese is better than she admits, thanks to a grandmother in Braga.

You should introduce her to Tomas before anybody else. If those two get along, the rest is furniture. If they don't, no title will help, since nearly everything that she'll want in the first half year has to be built by him.

One more remark, since you and I have known each other long enough. You said on the phone that you look for somebody who can stop churn. Nobody can do that alone from a department with 'success' on its door. If your product lacks what the drivers need, she'll tell you so in the third week, with names and dates, and you should be ready to hear it in front of others.

Would I hire her again? I have tried, twice. She said she would come back when I own something again.`,
      },
    ],
  }),
  (on) => ({
    key: 'desk-moves',
    subject: 'Desk moves, please read before you pack',
    state: 'archived',
    messages: [
      {
        from: sofia,
        to: [alex, tomas, nadia],
        at: on.work(8, '15:50'),
        text: `Support moves next to Product on ${longDay(on.work(4, '12:00'))}. Boxes are in the corridor, labels are compulsory, plants travel last. Alex, your plant has been dead since spring; may it retire?`,
      },
      { from: alex, at: on.work(8, '16:20'), text: `It was resting. But yes.`, unsigned: true },
      {
        from: tomas,
        to: [sofia],
        cc: [alex],
        at: on.work(8, '16:31'),
        text: `The ${weekday(on.work(4, '12:00'))} is release day. Could the team with the plants move after six in the evening?`,
      },
    ],
  }),
];
