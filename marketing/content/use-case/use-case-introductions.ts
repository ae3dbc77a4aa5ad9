import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-introductions',
  title: 'Introductions',
  readers: 'Well-connected people who mean to',
  description:
    'Make and answer introductions the day you think of them: ask both sides first, connect them in two sentences, and drop out of the thread with good manners.',
  keywords: ['introduction email', 'double opt-in intro', 'warm introduction', 'networking email', 'reply to intro'],
  updated: '2026-11-27',
  hero: {
    line: 'You two should talk. Said in June.',
    lead: 'You meet somebody at a birthday who needs just the person you know. On the way home it is a splendid idea. Flow catches it before the key is in the door.',
  },
  problem: [
    "Introducing takes two mails to ask, one to connect and some tact. That's a desk job. By the desk, the name has gone and the idea looks smaller.",
    "Those that are made for you fare no better. 'Over to you both' came on Tuesday. It's Friday, and each politely waits for the other.",
  ],
  solution: [
    'Walking home, you dictate the question to one side and the other. When both have said yes, one more sentence puts them on the same thread.',
    'When you are the one introduced, thank, propose, and take the kind soul in the middle out of the loop. All of it fits between two lamp posts.',
  ],
  features: {
    heading: 'Two people, four sentences',
    items: [
      {
        name: 'Ask first',
        text: 'A line to each, in your tone, before you give an address away.',
      },
      {
        name: 'On one thread',
        text: 'Copy the other in by name, and the thing is done.',
      },
      {
        name: 'Out of the way',
        text: "Once they talk, mute the thread. You don't need to hear about their calendars.",
      },
      {
        name: 'Who was that',
        text: 'Ask your mail for the potter from Ghent.',
      },
      {
        name: 'If one is silent',
        text: 'The thread comes back after a week, and you can ask once more, or let it rest.',
      },
    ],
  },
  benefits: [
    'Ideas survive the way home',
    'No address is given without a yes',
    'The one who introduced you is thanked and freed',
    "Your inbox doesn't carry other people's dates",
    "You're the one who really did it",
  ],
  before: [
    {
      who: 'Saturday, 23:40',
      words: "'You must meet Cosima, I will connect you.' You mean it.",
    },
    {
      who: 'Monday',
      words: 'Who was it that needed a kiln?',
    },
    {
      who: 'Two months on',
      words: 'Cosima has bought a kiln.',
    },
    {
      who: 'Another thread',
      words: "'Over to you both.' Nobody moves.",
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Nothing waits for you tonight.',
    },
    {
      who: 'you',
      say: 'Email Cosima about a potter with a kiln',
      state: 'mail',
      command: 'new:who',
      with: 'who: Cosima; subject: a potter with a kiln',
    },
    {
      who: 'flow',
      words: "To Cosima, subject 'a potter with a kiln'. Speak when you like.",
    },
    {
      who: 'you',
      say: 'Read it back',
      state: 'ready',
      command: 'read-back',
    },
    {
      who: 'flow',
      words: "'I met Lazlo, who has a kiln to spare and no use for it. May I connect you?'",
    },
    {
      who: 'you',
      say: 'Send it and follow up if no answer by Friday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
    },
    {
      who: 'flow',
      words: 'Leaving soon. One more came in: Hedda introduces you to the printer Amos Vale.',
    },
    {
      who: 'you',
      say: 'Reply all that I am glad to meet Amos, and thank you Hedda',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: I am glad to meet Amos, and thank you Hedda',
    },
  ],
  call: {
    line: 'Keep the promise from the doorstep.',
    text: "No sign-up to try, and the people you can introduce there don't exist. It's good practice.",
  },
  questions: [
    {
      ask: 'Does Flow suggest whom to introduce?',
      answer: 'No. It builds no map of your acquaintances. The idea has to be yours.',
    },
    {
      ask: 'Does it add an address that I only know by name?',
      answer:
        "It finds people you've written with. If it doesn't know one, it asks, and you spell or type the address.",
    },
    {
      ask: 'Can it move Hedda to the blind copy?',
      answer: 'You can remove or add people while the draft is open. Say who goes where.',
    },
  ],
  examples: [
    {
      say: 'cc Lazlo',
      state: 'ready',
      command: 'people',
      with: 'field: cc; who: Lazlo',
      flow: 'He is on the mail, and you hear that before it leaves.',
    },
    {
      say: 'Mute this thread',
      state: 'mail',
      command: 'mute',
      flow: 'They talk about Tuesdays. You no longer hear it.',
    },
    {
      say: 'Find the potter from Ghent',
      state: 'mail',
      command: 'search',
      with: 'words: the potter from Ghent',
      flow: 'Threads with him, the newest on top.',
    },
  ],
} satisfies UseCase;
