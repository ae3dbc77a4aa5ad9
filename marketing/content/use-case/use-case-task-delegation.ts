import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-task-delegation',
  title: 'Task delegation',
  readers: 'Leads, owners and parents of large families',
  description:
    'Hand work on as the mail plays: say who gets it and what you expect, have it leave with the thread attached, and be reminded only if no answer comes.',
  keywords: [
    'task delegation',
    'delegate email',
    'forward with instructions',
    'follow up on delegated tasks',
    'team email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Say the name. The task has an owner.',
    lead: 'Work lands with you because your address is the one people know. Flow lets you pass it to the right person in the moment you hear it, with a line on what you need back.',
  },
  problem: [
    'Delegating by mail has a toll: open, forward, find the address, explain, and then remember for a week that you asked. So the small things stay with you, and they add up.',
    'What was handed on is not gone either. You carry a second list in your head, of who has what, and it wakes up at four in the morning.',
  ],
  solution: [
    'You hear the request, you name a colleague, and you say what done looks like. The thread travels along, so nobody has to ask for the background.',
    "Before it leaves you can add a date for silence. If Malik answers, you hear the answer. If he doesn't, the thread comes back to you, and only then.",
  ],
  features: {
    heading: 'Handing on without losing sight',
    items: [
      {
        name: 'A name is enough',
        text: 'Flow knows whom you write to. Two people called Sam, and it asks which.',
      },
      {
        name: 'The brief in your voice',
        text: 'One or two sentences say what you want and by when. They stand above the forwarded mail.',
      },
      {
        name: 'A reminder that knows',
        text: 'It fires if nobody replied. A reply cancels it, so you never nag somebody who has delivered.',
      },
      {
        name: 'The asker is told',
        text: 'A second sentence tells the client who looks after it now.',
      },
      {
        name: 'Change of mind',
        text: 'Within the hold nothing has left. Say stop, and the task is yours again.',
      },
    ],
  },
  benefits: [
    'Small requests leave your desk in the minute they arrive',
    'Each one has a name and a day',
    'You chase only where it is quiet',
    'The person who asked knows whom to expect',
    'Your head holds fewer lists',
  ],
  before: [
    {
      who: '08:50',
      words: 'A supplier asks for delivery slots. Malik does these now, but you start typing yourself.',
    },
    {
      who: '09:05',
      words: "You stop halfway, forward it with 'can you?', and forget to say by when.",
    },
    {
      who: 'Thursday',
      words: 'The supplier writes again, less kindly. Malik thought it was for information.',
    },
    {
      who: 'Thursday, later',
      words: 'You answer it yourself after all, on the stairs.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'From the supplier, Korhonen Timber. They want three delivery slots for next week.',
    },
    {
      who: 'you',
      say: 'Forward it to Malik and say please offer them three slots by Wednesday',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Malik; words: please offer them three slots by Wednesday',
    },
    {
      who: 'flow',
      words: 'To Malik, with the mail from Korhonen below. Send it?',
    },
    {
      who: 'you',
      say: 'Send it and follow up if no answer by Thursday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-19 08:00; unlessAnswered: true',
    },
    {
      who: 'flow',
      words: 'It leaves in ten seconds. If Malik is silent by Thursday, you will hear of it. Korhonen is still open.',
    },
    {
      who: 'you',
      say: 'Tell them Malik will send the slots tomorrow',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Malik will send the slots tomorrow',
    },
    {
      who: 'flow',
      words: "'Malik will send the slots tomorrow.' Read back, ready to go.",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
  ],
  figures: [
    {
      figure: '40 minutes',
      text: 'is what ten such requests cost at four minutes each when you do them yourself: 10 × 4. Handing them on by voice takes a sentence apiece.',
    },
    {
      figure: '112 points',
      text: 'more is what the firms of good delegators had grown in three years, in per cent, among heads from a list of 500 fast-growing companies. It was reported in 2015, and growth may as well be what made delegating easier. [gallup]',
    },
  ],
  call: {
    line: 'Pass the next one on by name.',
    text: 'Thirty credits come with the start, and a forwarded mail with your words is one of the things they pay for.',
  },
  questions: [
    {
      ask: 'Is there a board that shows who has what?',
      answer: 'No. Flow has no task board. Threads with a reminder come back to you, and Gmail keeps what you sent.',
    },
    {
      ask: 'Does my colleague need Flow?',
      answer: 'No. They get a usual mail, from your address, with the thread below it.',
    },
    {
      ask: 'Can it hand things on by itself?',
      answer: 'No. It forwards nothing that you did not order, whatever a mail says.',
    },
  ],
  examples: [
    {
      say: 'Delegate it to Priya',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Priya',
      flow: 'A forward to Priya opens, and Flow asks what you want to tell her.',
    },
    {
      say: "Remind me if he doesn't answer by Friday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: 'The thread leaves your sight and returns on Friday, but only if it is still unanswered.',
    },
  ],
  sources: [
    {
      name: 'gallup',
      publisher: 'Small Business Trends, on a study by Gallup',
      title: 'Are You a Good Delegator?',
      url: 'https://smallbiztrends.com/2015/05/good-delegator.html',
      published: '2015-05',
      read: '2026-11-27',
    },
  ],
} satisfies UseCase;
