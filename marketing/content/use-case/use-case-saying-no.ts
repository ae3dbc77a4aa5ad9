import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-saying-no',
  title: 'Saying no politely',
  readers: 'People who are asked for too much',
  description:
    'Decline talks, favours, coffees and unpaid work while you still mean it. Say your no out loud, hear how it sounds, soften a word, and let it go.',
  keywords: ['decline email politely', 'how to say no by email', 'turn down a request', 'decline meeting invitation'],
  updated: '2026-11-27',
  hero: {
    line: 'A kind no, before it becomes a late maybe.',
    lead: 'The request is flattering and the date is far away, so you leave it. Three weeks on you owe a stranger an evening. Flow makes it easy to refuse on the day you are asked.',
  },
  problem: [
    'A no is six words long and takes a fortnight to write. You start it, soften it, add a reason, and the reason invites a counter-offer.',
    'In the meantime the asker waits, which is worse for them than the refusal. They could have invited somebody else.',
  ],
  solution: [
    'Spoken aloud, a no comes out shorter and warmer than on a keyboard. You say it as you would at the door, and Flow writes it down with your usual greeting and close.',
    'Then you listen. A draft read in another voice shows at once what is too cold and what is too long. Change the word, and have it leave.',
  ],
  features: {
    heading: 'Six words, kindly meant',
    items: [
      {
        name: 'The short form',
        text: 'For things that need no reason, two words give you a polite decline to look over.',
      },
      {
        name: 'The warm form',
        text: 'Say who might do it instead. A name is worth more than an excuse.',
      },
      {
        name: 'Hear it as they will',
        text: 'The draft is read back slowly. Wince once, and fix it.',
      },
      {
        name: 'Invitations too',
        text: 'Turn one down, and put another day beside it in the same sentence.',
      },
      {
        name: 'The last doubt',
        text: 'Ten seconds lie between your yes and their inbox. Sometimes that is when you find you want to go.',
      },
    ],
  },
  benefits: [
    'People hear from you while they can still plan',
    'Your June holds only what you chose',
    'No excuse has to be remembered',
    'You stop owing strangers evenings',
    'A yes from you is worth something again',
  ],
  before: [
    {
      who: '2 March',
      words: 'Would you join a panel in June? It is an honour. You star it.',
    },
    {
      who: '20 March',
      words: 'They ask again. You say that you are checking something.',
    },
    {
      who: '11 May',
      words: 'Your name is on the poster.',
    },
    {
      who: '8 June, 22:40',
      words: 'You make slides in a hotel, for eleven listeners.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'From Benedikt Aalto, the Harbour Forum. Would you sit on a panel on the ninth of June?',
    },
    {
      who: 'you',
      say: 'Reply that I must pass this year, and Noor would be brilliant',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I must pass this year, and Noor would be brilliant',
    },
    {
      who: 'flow',
      words: "'I must pass this year, and Noor would be brilliant.' Send it?",
    },
    {
      who: 'you',
      say: 'Read it back',
      state: 'ready',
      command: 'read-back',
    },
    {
      who: 'flow',
      words: 'Dear Benedikt. I must pass this year, and Noor would be brilliant. Warm wishes, Edith.',
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
  ],
  call: {
    line: 'Refuse one thing before lunch.',
    text: 'Somebody in the made-up inbox wants a favour of you. Let them down gently, for practice.',
  },
  questions: [
    {
      ask: 'Does Flow find the words for me?',
      answer: 'Mostly not. It has a short polite decline, and otherwise writes what you say. The kindness is yours.',
    },
    {
      ask: 'Can it refuse all invitations of some kind?',
      answer: 'No, there are no automatic answers. Each one gets your own verdict.',
    },
    {
      ask: 'And if I regret the no?',
      answer: 'Within the hold it never left. After that, you write a second mail like everybody else.',
    },
  ],
  examples: [
    {
      say: 'Decline politely',
      state: 'mail',
      command: 'short:no',
      with: 'reply: no',
      flow: 'A brief, courteous no is drafted for your ear.',
    },
    {
      say: 'Decline and propose Thursday',
      state: 'invited',
      command: 'event:answer',
      with: 'declined; note: Could we meet Thursday instead?',
      flow: 'The organiser gets the no with a better day in it.',
    },
  ],
} satisfies UseCase;
