import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-tender-deadlines',
  title: 'Tenders and bids',
  readers: 'Bid writers with a clock on the portal',
  description:
    'A tender has a clock, a question round and six people who owe you a page. Hear each notice for its date, chase the pages, and upload before it closes.',
  keywords: [
    'tender management email',
    'bid deadline',
    'RFP response',
    'proposal management',
    'clarification questions',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Portal closes at noon. Page nine is missing.',
    lead: "Bids aren't lost on price alone. Some are lost on an annex that was with Rupert. Flow tells you what the client's notice changes, who still owes a page, and how long that can go well.",
  },
  problem: [
    "The client writes to all bidders: a date has moved, question 14 has an answer, lot 2 is gone. It's seven lines long and there are five of them a week.",
    "Inside, your pages come from people with other jobs. Each has promised it for 'Thursday', and each thinks of another.",
  ],
  solution: [
    'Notices play first, since a clock hangs on them. You ask for the deadline and hear the sentence, with any hour that it names. Then you tell the six.',
    'Each of the six has a reminder that only rings on silence. On the last morning you know about page nine while Rupert can still be found.',
  ],
  features: {
    heading: "Against the portal's clock",
    items: [
      {
        name: 'The date in the notice',
        text: 'Their sentence, not your memory of it.',
      },
      {
        name: 'One line to six',
        text: 'A change in lot 2 goes to everyone on the thread at once.',
      },
      {
        name: 'A page, a name, a day',
        text: 'Each request carries its own alarm.',
      },
      {
        name: 'What did they answer on 14',
        text: 'Ask, and quote it in the bid.',
      },
      {
        name: 'The evening before',
        text: "Block two hours now, while they're free.",
      },
    ],
  },
  benefits: [
    'Changed dates reach the team on the day',
    'Page nine turns up on the eve',
    "Questions are answered in the client's own words",
    'The upload happens with an hour to spare',
    "Rupert isn't hunted in a restaurant",
  ],
  before: [
    {
      who: 'Monday',
      words: "Notice 3: 'The submission date is brought forward.' You read notice 4.",
    },
    {
      who: 'Wednesday',
      words: "Rupert has page nine 'as good as finished'.",
    },
    {
      who: 'Thursday, 11:20',
      words: 'It is today.',
    },
    {
      who: 'Thursday, 12:00',
      words: 'The button turns grey.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'From the Harbour Authority, notice three to all bidders.',
    },
    {
      who: 'you',
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
    },
    {
      who: 'flow',
      words: "'Bids must be uploaded by noon on Friday, 27 November.'",
    },
    {
      who: 'you',
      say: 'Forward it to Rupert and say I need page nine by Wednesday evening',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Rupert; words: I need page nine by Wednesday evening',
    },
    {
      who: 'flow',
      words: 'To Rupert, with the notice. Send it?',
    },
    {
      who: 'you',
      say: 'Send it and follow up if no answer by tomorrow',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-18 08:00; unlessAnswered: true',
    },
    {
      who: 'flow',
      words: "Leaving. If he is silent, you'll know tomorrow.",
    },
    {
      who: 'you',
      say: 'Block next Thursday from two to six for the upload',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-26 14:00-18:00; title: upload',
    },
  ],
  call: {
    line: "Find page nine while there's time.",
    text: 'Run a bid in the demonstration, for a harbour that nobody will build.',
  },
  questions: [
    {
      ask: 'Does Flow upload a bid?',
      answer: "No. It doesn't touch the portal. It gets you there with the pages.",
    },
    {
      ask: 'Can it pull requirements out of the documents?',
      answer: "No, it doesn't read attachments. It reads the notices and your team's mail.",
    },
    {
      ask: 'Is our price safe in it?',
      answer: 'It stays in your Gmail and on the machine that your firm runs. No model reads it.',
    },
  ],
  examples: [
    {
      say: 'What did the harbour say about question 14',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did the harbour say about question 14',
      flow: 'Their answer, with the date of the notice.',
    },
    {
      say: 'Reply all that lot 2 is gone and the date is now the twenty-seventh',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: lot 2 is gone and the date is now the twenty-seventh',
      flow: 'All six hear the same thing in the same minute.',
    },
    {
      say: 'File it under Harbour bid',
      state: 'mail',
      command: 'move:Label_Harbour_bid',
      labels: ['Harbour bid'],
      flow: 'The notice sits with the others.',
    },
  ],
} satisfies UseCase;
