import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-press-enquiries',
  title: 'Press enquiries',
  readers: 'Organisations without a press office',
  description:
    "A reporter's deadline is today. Hear the request at once, ask what they need and by when, get a quote approved in two sentences, and answer before they file.",
  keywords: ['press enquiries', 'media requests email', 'reporter deadline', 'PR small business', 'quote approval'],
  updated: '2026-11-27',
  hero: {
    line: 'Her deadline is four. It is twenty past two.',
    lead: "You don't have a press office. You have a phone and a director on a boat. Flow tells you what the reporter wants and by when, and keeps the two of you talking.",
  },
  problem: [
    'Reporters write to the address on the site. It reaches you with the offers for office plants. At five you find it: she would have loved a comment by four.',
    'The article is fine. It quotes the competition.',
  ],
  solution: [
    'Her request plays early, being from a person who asks. You hear the deadline in her own words, and you tell her in the same minute that something will come.',
    'Then the director: a forward with a proposed sentence, to which he need only say yes. The hold gives you ten seconds in which to notice a wrong number.',
  ],
  features: {
    heading: 'One hour and forty minutes',
    items: [
      {
        name: 'By when, exactly',
        text: 'The sentence with the hour in it, without the rest.',
      },
      {
        name: 'A sign of life',
        text: 'One line keeps your place in the article.',
      },
      {
        name: 'A yes from the boat',
        text: 'Forward a finished sentence. People approve faster than they write.',
      },
      {
        name: 'Said before',
        text: 'Ask what you told the press in spring. They will have asked it too.',
      },
      {
        name: 'Numbers by ear',
        text: 'A wrong zero is heard more easily than seen.',
      },
    ],
  },
  benefits: [
    'The comment is there before the deadline',
    'Reporters note that you answer',
    'The director writes one word',
    'What you say agrees with what you said',
    'Plants can wait',
  ],
  before: [
    {
      who: '14:20',
      words: 'The mail arrives, above an offer for ferns.',
    },
    {
      who: '16:05',
      words: 'You see it between two meetings.',
    },
    {
      who: '16:10',
      words: 'You ring. She has filed.',
    },
    {
      who: 'Next morning',
      words: "'The company could not be reached.'",
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'From Quentin Moss, The Tidal Post. He asks for a line on the new ferry.',
    },
    {
      who: 'you',
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
    },
    {
      who: 'flow',
      words: "Yes. 'I would need it by four today.'",
    },
    {
      who: 'you',
      say: 'Reply that you will have a line from our director by half past three',
      state: 'mail',
      command: 'reply:words',
      with: 'words: you will have a line from our director by half past three',
    },
    {
      who: 'flow',
      words: "'You will have a line from our director by half past three.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'It is leaving.',
    },
    {
      who: 'you',
      say: 'Forward it to Sunniva and say may we say the ferry sails from May',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Sunniva; words: may we say the ferry sails from May',
    },
  ],
  call: {
    line: "Beat the four o'clock.",
    text: 'A made-up reporter waits in the demo. He, too, files at four.',
  },
  questions: [
    {
      ask: 'Does Flow watch what papers write about us?',
      answer: 'No. It searches your mail and nothing on the web.',
    },
    {
      ask: 'Can several people answer from the press address?',
      answer: 'Not in one Flow. It belongs to one Gmail account and one person.',
    },
    {
      ask: "Can a stranger's mail make Flow do things?",
      answer: 'No. Whatever a mail says, orders come from you alone.',
    },
  ],
  examples: [
    {
      say: 'Remind me at three',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-17 15:00',
      flow: 'Half an hour before your promise, it is there again.',
    },
    {
      say: 'What did we tell Quentin about the fares',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did we tell Quentin about the fares',
      flow: 'The line you gave him, and when.',
    },
    {
      say: 'Send it',
      state: 'ready',
      command: 'send',
      flow: 'Read back, then held ten seconds, then his.',
    },
  ],
} satisfies UseCase;
