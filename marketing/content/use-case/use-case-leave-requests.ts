import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-leave-requests',
  title: 'Holiday requests',
  readers: 'Team leads with one roster and nine families',
  description:
    'Leave requests come in July, at night, from everyone. Ask your calendar who is away, answer each the same day, and have the promise in writing when it clashes.',
  keywords: [
    'leave request email',
    'holiday approval',
    'time off requests',
    'vacation approval manager',
    'team absence',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'Nine people. One August.',
    lead: "Somebody wants two weeks off and wrote to you from the beach. The answer is usually yes. Flow makes sure that it's also quick, and that it is written down.",
  },
  problem: [
    "The request is read on the phone, and you nod. Nodding isn't an answer. Flights get dearer, and in the third week she asks your deputy.",
    'Your deputy says yes. You said yes to somebody else, at the coffee machine, for the same days.',
  ],
  solution: [
    "Ask who's away that week, hear what stands in your calendar, and give the yes while the mail is still in the air. It's dated, and both of you have it.",
    'Then block the days, so the next request meets a wall and not a memory. A maybe gets a date by which you decide, and she is told which.',
  ],
  features: {
    heading: 'Fair, fast and in writing',
    items: [
      {
        name: 'The week in question',
        text: "Hear what's in your calendar on those days before you promise.",
      },
      {
        name: 'A yes that counts',
        text: 'In a mail, with the dates, in your words.',
      },
      {
        name: 'Days on the wall',
        text: 'An entry of your own, so you see it in time.',
      },
      {
        name: 'A maybe with an end',
        text: "The thread is back on the day you said you'd decide.",
      },
      {
        name: 'Coffee promises',
        text: 'Dictate a note on the way back to your desk.',
      },
    ],
  },
  benefits: [
    'People can book while it is cheap',
    'Two yeses never meet in August',
    'Your deputy knows as much as you',
    'A no comes early enough to be no drama',
    'Coffee is for coffee',
  ],
  before: [
    {
      who: 'The 4th',
      words: "'May I have the first two weeks of August?' You nod.",
    },
    {
      who: 'The 11th',
      words: 'Imre asks at the coffee machine. Sure.',
    },
    {
      who: 'The 20th',
      words: 'She has asked your deputy. Sure.',
    },
    {
      who: 'August',
      words: 'Two phones ring, and nobody is there.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Zuzana would like the twenty-first to the thirty-first of December off.',
    },
    {
      who: 'you',
      say: "What's on my calendar on the twenty-first of December",
      state: 'mail',
      command: 'agenda:list',
      with: 'time: 2026-12-21',
    },
    {
      who: 'flow',
      words: "One entry, all day: 'Imre away'.",
    },
    {
      who: 'you',
      say: 'Tell her I will decide by Thursday, since Imre is away that week',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I will decide by Thursday, since Imre is away that week',
    },
    {
      who: 'flow',
      words: "'I will decide by Thursday, since Imre is away that week.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: "She will know in a moment that you're on it.",
    },
    {
      who: 'you',
      say: 'Remind me on Thursday at nine',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-19 09:00',
    },
  ],
  call: {
    line: 'Give August its answer today.',
    text: 'In the invented team everyone wants the same week. See if you can be fair.',
  },
  questions: [
    {
      ask: 'Does Flow book leave in our HR system?',
      answer: 'No. It has no link to it. It gives the answer by mail and puts a note in your calendar.',
    },
    {
      ask: "Can it see my team's calendars?",
      answer:
        "When you look for a meeting, their busy hours, if Google shows you those. It's no plan of who is away in August.",
    },
    {
      ask: 'Can it say yes on its own if nobody is away?',
      answer: "No, there are no automatic answers. Fairness is your job, and it's a good one.",
    },
  ],
  examples: [
    {
      say: 'Say yes, enjoy the mountains',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, enjoy the mountains',
      flow: 'A dated yes with a human word in it.',
    },
    {
      say: 'Schedule Zuzana away on the twenty-first of December',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-12-21; title: Zuzana away',
      flow: 'The days are on your wall, for the next who asks.',
    },
    {
      say: 'What did Imre say about August',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Imre say about August',
      flow: 'His sentence and its date, if he wrote one.',
    },
  ],
} satisfies UseCase;
