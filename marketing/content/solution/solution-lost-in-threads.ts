import type { Solution } from '#marketing/families/solution.ts';

export const page = {
  id: 'solution-lost-in-threads',
  title: 'A thread too long to follow',
  readers: 'People copied in at reply number nineteen',
  description:
    'Nineteen replies, five names, one question buried in the middle. Flow reads only what is new, says what is wanted of you and by when, and drops the quoted rest.',
  keywords: ['long email threads', 'email summary', 'reply all', 'quoted text', 'catch up on email'],
  updated: '2026-11-27',
  hero: {
    line: 'Nineteen replies. One of them is to you.',
    lead: 'Somebody adds you with the words "see below". Below is a week of other people. Somewhere in it is a line with your name, and everybody thinks you have read it.',
  },
  problem: [
    'Threads repeat themselves. Each reply drags the older ones along, with logos, disclaimers and the telephone numbers of three offices. The new part is two lines, and your eye has to fish for it.',
    'So you skim. You catch the mood and miss the date. On Thursday someone asks why the drawings are not there, and the answer is that the request was in reply eleven, in grey.',
  ],
  solution: [
    'Flow takes the quotes, footers and signatures away and reads what each person added. If you wrote in the thread before, it starts after your own last words.',
    'You can cut straight to the point: what is being asked, whether there is a deadline, who else is on it. The answers come from the mail itself, and Flow says when it does not find one.',
  ],
  steps: [
    { name: 'The knot', text: 'Five people, nineteen replies, a forward inside a forward.' },
    { name: 'The quotes fall off', text: 'What remains is each person and the lines that were new at the time.' },
    { name: 'The ask', text: 'You hear the sentence that wants something, and from whom it came.' },
    { name: 'The answer', text: 'You speak two lines. They go to everyone, or to one, as you say.' },
  ],
  features: {
    heading: 'Ways into a long thread',
    items: [
      {
        name: 'From where you left',
        text: 'Only the messages after your last one play. The earlier ones are a request away.',
      },
      {
        name: 'Short before long',
        text: 'A breath of summary comes first. It is made of sentences that stand in the mail, and of no others.',
      },
      {
        name: 'Dates called out',
        text: 'If a day is named as a deadline, you hear it even when it hides in the middle.',
      },
      {
        name: 'Who is listening',
        text: 'Before you reply to all, ask who all is. The client may be on it.',
      },
      {
        name: 'A door out',
        text: 'Mute a thread that no longer concerns you. It stays in the archive and keeps quiet.',
      },
    ],
  },
  benefits: [
    'You answer the question and not the mood',
    'Deadlines in grey text stop slipping by',
    'Being added late costs a minute',
    'Fewer replies that ask what was already said',
    'Threads that are over stay over',
  ],
  call: {
    line: 'Bring the worst thread you have.',
    text: 'Hearing it costs nothing. Thirty credits are there for the replies.',
  },
  questions: [
    {
      ask: 'Could the short version leave out something vital?',
      answer:
        'Yes, that can happen with any short version. It is picked by rules from the mail. The whole text is on the screen and can be read out at any time.',
    },
    {
      ask: 'Does a language model read my threads?',
      answer: 'No. Reading, cutting and summing up happen by plain rules on the machine that runs your Flow.',
    },
    {
      ask: 'What happens to tables and drawings?',
      answer:
        'A table is described and not read cell by cell. Attached files are named; open them on the screen. The original mail is one tap away.',
    },
  ],
  examples: [
    {
      say: "What's the ask",
      state: 'mail',
      command: 'inquiry:ask',
      flow: 'Flow reads the one sentence that wants something of you.',
    },
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: 'You hear the day that the thread names, or that it names none.',
    },
    {
      say: 'Tell her we can do the twelfth',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we can do the twelfth',
      flow: 'A reply with your usual greeting is read back to you before it goes.',
    },
  ],
} satisfies Solution;
