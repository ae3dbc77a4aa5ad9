import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-trade-fair',
  title: 'Days at a trade fair',
  readers: 'People with a badge, a stand and sore feet',
  description:
    'Three days on your feet while the office goes on. Hear who needs you between two visitors, and send each new contact a line on the same evening.',
  keywords: [
    'trade fair follow up',
    'conference email',
    'exhibition leads follow up',
    'email at events',
    'business cards follow up',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Hall 4, stand C12, six minutes of lunch.',
    lead: "At a fair you talk for nine hours and the mail talks behind your back. Flow gives you the essence by the coffee machine, and writes to the people you met before they've forgotten your face.",
  },
  problem: [
    "The hall has no seats and one network for forty thousand telephones. You see subjects, not texts. The office believes you're at a kind of party.",
    'In your jacket grow the cards. On each is a promise you made: the data sheet, the price, the man in Lyon. On the train home you find eleven.',
  ],
  solution: [
    'Between two visitors you have the people who wait read, and only those. What the office can do goes to the office by name. What needs you gets Thursday morning.',
    'In the evening you take the cards one after the other and say a line to each. They leave at eight, when the others are still in the queue for the cloakroom.',
  ],
  features: {
    heading: 'Standing up, in short pieces',
    items: [
      {
        name: 'Only those who wait',
        text: 'Everything else is put off till you sit again.',
      },
      {
        name: 'A line per card',
        text: 'Name, subject and your sentence, dictated on the way to the hotel.',
      },
      {
        name: 'Promised data sheets',
        text: 'Pass the promise to the one at home who has the file.',
      },
      {
        name: 'Halls without signal',
        text: 'What has been fetched plays, and what you say is delivered outside.',
      },
      {
        name: 'Meetings at the stand',
        text: 'Ask what comes next, while you shake a hand.',
      },
    ],
  },
  benefits: [
    'Contacts hear from you the next morning',
    'The office gets its decisions on the day',
    'Friday looks like a Friday',
    'Cards turn into threads',
    'Lunch is eaten',
  ],
  before: [
    {
      who: 'Tuesday, 13:10',
      words: 'Ninety-one. You eat a pretzel over the list.',
    },
    {
      who: 'Tuesday, 19:00',
      words: 'Fourteen cards. You put them in the other jacket.',
    },
    {
      who: 'Thursday',
      words: "'Did you get my question on Tuesday?' asks your own warehouse.",
    },
    {
      who: 'The Monday after',
      words: "'It was nice meeting you at the fair.' Which of you was it?",
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Two wait for you. The warehouse: may they send the small crane to Antwerp?',
    },
    {
      who: 'you',
      say: 'Tell them yes, but only with Piet on board',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, but only with Piet on board',
    },
    {
      who: 'flow',
      words: "'Yes, but only with Piet on board.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'Gone, as soon as the hall lets it. And the cards?',
    },
    {
      who: 'you',
      say: 'Email Odile about the man in Lyon',
      state: 'mail',
      command: 'new:who',
      with: 'who: Odile; subject: the man in Lyon',
    },
    {
      who: 'flow',
      words: "To Odile, subject 'the man in Lyon'. Speak.",
    },
    {
      who: 'you',
      say: 'Send it tomorrow at eight',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-18 08:00',
    },
  ],
  call: {
    line: 'Empty the jacket tonight.',
    text: 'Thirty dictated lines are free. Most people have fewer cards in the jacket.',
  },
  questions: [
    {
      ask: 'Can Flow read business cards?',
      answer: 'No. You say or type the name and address. After that it knows them.',
    },
    {
      ask: 'Does it put contacts into our CRM?',
      answer: "No. It has no such link. A copy to the CRM's own address, if yours has one, you can add by name.",
    },
    {
      ask: 'Does it hear me in a noisy hall?',
      answer: 'Poorly, close to a stage. The corridor is better, and typing works everywhere.',
    },
  ],
  examples: [
    {
      say: 'Only the important ones',
      state: 'mail',
      command: 'pass',
      with: 'keep: true',
      flow: 'You hear people who wait for you, and nobody else.',
    },
    {
      say: 'What is my next meeting',
      state: 'mail',
      command: 'agenda:next',
      with: 'time: 2026-11-17',
      flow: 'Who comes to the stand, and when.',
    },
    {
      say: 'Forward it to Mirela and say please send him the data sheet today',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Mirela; words: please send him the data sheet today',
      flow: 'The promise is with the one who has the file.',
    },
  ],
} satisfies UseCase;
