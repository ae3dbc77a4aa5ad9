import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-quick-replies',
  title: 'Short replies',
  readers: 'People whose answer is nearly always yes',
  description:
    "Half of a day's answers are 'yes', 'thanks' and 'Thursday is fine'. Say them as the mail ends, and the thread is answered and gone before you finish your tea.",
  keywords: ['quick replies', 'short email replies', 'reply by voice', 'one line email', 'fast email answers'],
  updated: '2026-11-27',
  hero: {
    line: 'Most of the answers have three words.',
    lead: 'Nobody minds a short answer. They mind waiting two days for one. Flow lets you give the three words at once and adds the manners around them.',
  },
  problem: [
    "A question that needs 'yes' gets opened, thought about for a second, and left, since replying means a keyboard, a greeting, a close, and a spare moment that looks tidier later.",
    'By evening you have forty such crumbs. Each is nothing. Together they are the reason you stay until seven.',
  ],
  solution: [
    "The mail ends, you speak, the reply exists. It begins with their name and closes with yours, so that three words don't look like a slap.",
    'Then the next one plays. You find a rhythm: listen, answer, listen, answer. Tea helps.',
  ],
  features: {
    heading: 'Small answers, done properly',
    items: [
      {
        name: 'Thanks, and nothing else',
        text: 'Two words to Flow make a polite thank-you for them.',
      },
      {
        name: 'Yes with a day',
        text: 'Agree and name the day, so that nobody has to ask.',
      },
      {
        name: 'All of them at once',
        text: 'One line to everyone on the thread ends a round of guessing.',
      },
      {
        name: 'On to the next',
        text: 'Reply and file in a row, with no hand on anything.',
      },
      {
        name: 'A safety catch',
        text: 'The reply is read to you. A yes to the wrong question is caught there.',
      },
    ],
  },
  benefits: [
    'People have your answer while they still think of the question',
    'Three words arrive with a greeting',
    'Evenings lose their pile of crumbs',
    'Your tea is drunk hot',
    "You're known for answering, which is half of being liked",
  ],
  before: [
    {
      who: '09:02',
      words: "'Is the blue room all right?' You nod at the screen.",
    },
    {
      who: '11:30',
      words: 'The same question, with a question mark more.',
    },
    {
      who: '15:20',
      words: 'They have booked the blue room and also the green one.',
    },
    {
      who: '18:55',
      words: 'You answer fourteen questions in one sitting, three of them too late.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Femke asks whether the blue room is all right.',
    },
    {
      who: 'you',
      say: 'Say yes, the blue room is perfect',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, the blue room is perfect',
    },
    {
      who: 'flow',
      words: "'Yes, the blue room is perfect.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'Next: Gus sent the photos you wanted, nine of them.',
    },
    {
      who: 'you',
      say: 'Say thanks',
      state: 'mail',
      command: 'short:thanks',
      with: 'reply: thanks',
    },
    {
      who: 'flow',
      words: "'Thank you, Gus.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
  ],
  call: {
    line: 'Answer Femke before she books the green one.',
    text: 'The trial costs no card, and three-word answers are the cheapest way to feel it.',
  },
  questions: [
    {
      ask: 'Does Flow suggest replies for me to tap?',
      answer: 'No. It writes what you say, plus a stock thank-you or a polite no when you ask for one.',
    },
    {
      ask: 'Does each small answer cost a credit?',
      answer: "If Flow writes it from your speech, yes. Type it yourself and it's free.",
    },
    {
      ask: 'Can I turn the read-back off?',
      answer:
        'You can make the hold shorter, down to five seconds. We keep the read-back, since a wrong yes is dearer than a pause.',
    },
  ],
  examples: [
    {
      say: 'Say yes, the twelfth works',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, the twelfth works',
      flow: 'Agreed, dated and drafted in one go.',
    },
    {
      say: 'Reply all that the call moves to four',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: the call moves to four',
      flow: 'Everybody on the thread hears of the new hour.',
    },
    {
      say: 'Archive it',
      state: 'mail',
      command: 'archive',
      flow: 'No answer needed, and it leaves the queue.',
    },
  ],
} satisfies UseCase;
