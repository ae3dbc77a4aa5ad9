import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-hotel-manager',
  title: 'Hotel Manager',
  plural: 'Hotel Managers',
  group: 'other',
  description:
    "A hotel manager walks: lobby, kitchen, roof. Flow reads the guest complaint, the tour group's change and the owner's question on the way and takes your word.",
  keywords: ['hotel manager email', 'guest complaints', 'group bookings', 'hospitality inbox', 'revenue meeting'],
  updated: '2026-11-27',
  hero: {
    line: 'Room 308 was promised a view.',
    lead: "There's a honeymoon couple looking at an air shaft, a coach with forty guests an hour early, and a pipe. You're on the service stairs between two of the three.",
  },
  problem: [
    "A manager who sits in the back office isn't managing. Your mail thinks otherwise.",
    "It collects there all morning: an online agency's parity warning, the group's rooming list in its fifth state, a guest who writes from bed rather than call the desk.",
  ],
  solution: [
    "Carry it with you. In the stairwell, Flow gives you what 308 wrote, you offer them the corner suite, and housekeeping knows before you've reached the third floor.",
    'At the door of the ballroom you tap, or say pause. The bride needs your face. The mail will go on from the same word.',
  ],
  features: {
    heading: 'From the loading dock to the roof',
    items: [
      {
        name: 'Guests in the house first',
        text: 'A letter from someone upstairs beats one from an agency far away.',
      },
      {
        name: 'Rooming list, fifth state',
        text: "Only what's new in the thread is spoken. The four older ones rest.",
      },
      {
        name: "Owner's question, at the right hour",
        text: 'Put it to after the revenue meeting, when you have the number.',
      },
      {
        name: 'Pause for a face',
        text: 'One word stops everything. Another goes on from there.',
      },
      {
        name: "Regulars' wishes",
        text: 'Find what Mrs. Thorne said about the pillow, from two summers ago.',
      },
      {
        name: "Agencies' tips",
        text: "Leave the lists that want you to 'boost visibility'.",
      },
    ],
  },
  benefits: [
    '308 has a view by check-in of the next guest',
    'The coach is met with coffee',
    'Owners get a number and not an apology',
    'Regulars find their pillow',
    'Staff see you in the lobby, looking up',
  ],
  call: {
    line: 'Walk one round of the house with it.',
    text: 'Thirty answers cost you nothing. Neither does any amount of listening.',
  },
  day: [
    {
      at: '07:35',
      from: 'Guest in 308',
      asks: "We'd booked a view. This is a shaft.",
      does: '"Tell them the corner suite is theirs from eleven". With champagne, which is your idea.',
    },
    {
      at: '09:10',
      from: 'The tour operator',
      asks: 'Coach is an hour early, 41 instead of 40.',
      does: '"Forward it to Yolanda and say coffee for forty-one at ten please".',
    },
    {
      at: '12:00',
      from: 'The owner',
      asks: 'Why are we below last year on Sundays?',
      does: '"Snooze it until three". Revenue meets at two.',
    },
    {
      at: '15:25',
      from: 'A travel agency online',
      asks: 'Your rate differs by four euros elsewhere.',
      does: '"Forward it to revenue and say please align this".',
    },
    {
      at: '19:40',
      from: 'Mrs. Thorne',
      asks: "I'm coming in August. You know about the pillow.",
      does: '"Say yes, the pillow is waiting".',
    },
  ],

  calculation:
    "Booking confirmations by machine are out of it, and so are reviews. It's guests, groups, staff, owners.",
  questions: [
    {
      ask: 'Can Flow change a booking?',
      answer: 'No. It has no link to your property system or to agencies. The desk moves the couple to the suite.',
    },
    {
      ask: "Can reception use it for the hotel's address?",
      answer: "A shared desk address isn't what it's for. It serves one signed-in person at a time.",
    },
    {
      ask: 'Guests write in Italian and Japanese.',
      answer:
        'It speaks and understands English only. Those mails are better read on the screen, by whoever has the language.',
    },
  ],
  examples: [
    {
      say: 'What did Thorne say about the pillow',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Thorne say about the pillow',
      flow: "Buckwheat, in July two years ago, or that it's not in your mail.",
    },
    {
      say: 'Tell them the corner suite is theirs from eleven',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the corner suite is theirs from eleven',
      flow: "The couple reads it before they've had breakfast.",
    },
    {
      say: 'Pause',
      state: 'mail',
      command: 'pause',
      flow: 'Not a word more, until the bride has had yours.',
    },
  ],
} satisfies Job;
