import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-translation',
  title: 'Translation',
  adjective: 'translation',
  plural: 'Translators, interpreters and language agencies',
  description:
    "Rush jobs, glossary queries and a client's red pen, heard while the kettle boils. Flow lets language people answer fast and keep their eyes for the text.",
  keywords: [
    'translation agency email',
    'translator inbox',
    'interpreter email',
    'project manager translation',
    'rush job requests',
    'glossary questions',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'Twelve thousand words, by Monday, about valves.',
    lead: "A project manager asks three translators at once and takes the first who says yes. You're in the middle of a sentence that is going well. You say 'yes, by Tuesday noon' to the ceiling, and go on with the sentence.",
  },
  problem: [
    "The work needs long stretches and the mail comes in short ones. 'Are you free.' 'Quick one.' 'Just two words.' The two words are on a perfume and they will cost you an hour.",
    'Reading all day, one has no eyes left for mail. Ears have done nothing since breakfast.',
  ],
  solution: [
    "Let them work. You hear who asks, what, and until when, in the time the tea takes. A yes needs a day in it, and that day is told to you before it's told to them.",
    'A query on a term can be looked up: what did the client say about the collar in spring. You hear her sentence, and use her word.',
  ],
  features: {
    heading: 'Between two paragraphs',
    items: [
      { name: 'First to say yes', text: 'Answer a call for a job with one sentence, from across the room.' },
      { name: 'Your own week', text: "Ask what's on the calendar before you sell Thursday." },
      { name: 'Her word for it', text: 'Find what a client decided about a term, with the day.' },
      { name: 'Not before noon', text: 'Let everything wait until the first half is done.' },
      { name: 'Payment, politely', text: "Say that it's three weeks late, and be told if there's no answer." },
      { name: 'Eyes off', text: "Nothing is read by you but the text you're paid for." },
    ],
  },
  benefits: [
    'You have the valves',
    'Thursdays are sold once',
    'Clients meet their own terms again',
    'Late payers get a line in time',
    'The paragraph keeps its rhythm',
  ],
  mails: [
    { name: 'The call for a job', text: 'Sent to three. May the fastest win.' },
    { name: 'The perfume', text: 'Two words, one of which is a pun.' },
    { name: 'The red pen', text: "The client's cousin has lived in Rome." },
    { name: 'The term query', text: "Is it a flange or a collar. It's neither." },
    { name: 'The purchase order', text: "It is for somebody else's words." },
  ],
  call: {
    line: 'Pour the tea, say yes.',
    text: "The first thirty replies are covered. That's about as many as it takes to trust your own voice.",
  },
  questions: [
    {
      ask: 'Does it translate mail?',
      answer: 'No. A draft it can make shorter or warmer, by rules. Another tongue is your trade.',
    },
    {
      ask: 'Can it read me a letter in Spanish?',
      answer: 'It reads in English. A letter in another language will sound odd, so use the captions or the screen.',
    },
    {
      ask: 'Can I dictate a translation with it?',
      answer: "It's made for letters and orders. Long dictation with the built-in recogniser is rough.",
    },
  ],
  examples: [
    {
      say: 'Reply that I can do it by Tuesday at noon',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I can do it by Tuesday at noon',
      flow: 'The agency has its yes and its day, and you still have your sentence.',
    },
    {
      say: 'What did Maria say about the collar',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Maria say about the collar',
      flow: 'Her own words come back with their date.',
    },
    {
      say: "What's on my calendar on Thursday",
      state: 'mail',
      command: 'agenda:list',
      with: 'time: 2026-11-19',
      flow: "You hear what you've already sold.",
    },
  ],
} satisfies Industry;
