import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-email-dictation',
  title: 'Dictating email',
  readers: 'People who talk faster than they type',
  description:
    'Speak a reply in whole sentences, hear it back, change the one word that came out wrong, and send. Greeting and close are added the way you usually write them.',
  keywords: ['dictate email', 'voice to email', 'speech to text email', 'email by voice', 'dictation'],
  updated: '2026-11-27',
  hero: {
    line: 'You explain it well. Just not with thumbs.',
    lead: "Ask any colleague on the phone and you'd have the matter clear in half a minute. On glass, the same half minute takes a quarter of an hour and loses its tone.",
  },
  problem: [
    "Thumbs make you curt. 'Fine.' 'Will do.' 'See attached.' People read a mood into it that was only a small keyboard.",
    "Ordinary dictation has its own trouble. It writes your 'um', puts the whole thing into the wrong field, and you are back to poking at letters to mend it.",
  ],
  solution: [
    'With Flow, dictation is part of a talk. You say what the answer is, and the mail is written around it: their name on top, your usual goodbye below.',
    'Then comes the part that keyboards skip. You hear it. Changing a day or a name is one more sentence, and throwing it all away costs nothing.',
  ],
  features: {
    heading: 'From mouth to mail',
    items: [
      {
        name: 'Start in one go',
        text: 'Name the answer in the same breath as the order, and there is no blank page.',
      },
      {
        name: 'Or take your time',
        text: 'Begin a reply, speak in several goes, pause to think, and carry on.',
      },
      {
        name: 'Repairs by ear',
        text: 'Swap a word, take back the last sentence, or start over.',
      },
      {
        name: 'Add a reader',
        text: 'Copy somebody in by name while the draft is still open.',
      },
      {
        name: 'Finish by hand',
        text: 'Any draft can be typed on. Voice and keys share the same page.',
      },
    ],
  },
  benefits: [
    'Replies sound like you on a good day',
    'The kettle boils and a mail is done',
    'Wrong days are heard before others read them',
    'Sore thumbs get the morning off',
    'Long threads end with one clear paragraph',
  ],
  before: [
    {
      who: '12:10, the queue at the bakery',
      words: "You type 'Sounds gokd', send it, and see it.",
    },
    {
      who: '12:14',
      words: 'You write a second mail to correct the first.',
    },
    {
      who: '12:31, a bench',
      words: "The keyboard suggests 'duck'. You put the phone away.",
    },
    {
      who: '17:45, the desk',
      words: 'You type four sentences that you had in your head at noon.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Paloma asks how the tasting menu should end.',
    },
    {
      who: 'you',
      say: 'Reply that we close with the quince tart and a small glass of Tokaji',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we close with the quince tart and a small glass of Tokaji',
    },
    {
      who: 'flow',
      words: "'Dear Paloma. We close with the quince tart and a small glass of Tokaji. Best, Henrik.'",
    },
    {
      who: 'you',
      say: 'Change quince to pear',
      state: 'ready',
      command: 'edit',
      with: 'from: quince; to: pear; words: Change quince to pear',
    },
    {
      who: 'flow',
      words: 'Now it is the pear tart. Send it?',
    },
    {
      who: 'you',
      say: 'cc Marit',
      state: 'ready',
      command: 'people',
      with: 'field: cc; who: Marit',
    },
    {
      who: 'flow',
      words: 'Marit gets a copy.',
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
  ],
  call: {
    line: 'Say the tart out loud.',
    text: 'A dictated reply is what a credit pays for, and the first thirty are a gift.',
  },
  questions: [
    {
      ask: 'How good is the recogniser?',
      answer:
        'For commands it is reliable. For long dictation the built-in one is rough, and we say so. The read-back is there to catch it.',
    },
    {
      ask: 'Does it polish my style?',
      answer:
        "Only when you ask, as in 'shorter' or 'warmer', and by rules that lose no fact. Else it adds your greeting and close. It doesn't translate.",
    },
    {
      ask: 'Where does my voice go?',
      answer: 'Nowhere. Flow keeps no recording, and the words you spoke are stored encrypted.',
    },
  ],
  examples: [
    {
      say: 'Email Paloma about the tasting menu',
      state: 'mail',
      command: 'new:who',
      with: 'who: Paloma; subject: the tasting menu',
      flow: 'A new mail to Paloma opens, with its subject filled in.',
    },
    {
      say: 'Scratch that',
      state: 'ready',
      command: 'scratch',
      flow: 'The draft is gone, and you start afresh or move on.',
    },
    {
      say: 'Save draft',
      state: 'ready',
      command: 'save',
      flow: 'It is kept in Gmail for the moment when you know how it ends.',
    },
  ],
} satisfies UseCase;
