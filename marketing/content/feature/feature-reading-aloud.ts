import type { Feature } from '#marketing/families/feature.ts';

export const page = {
  id: 'feature-reading-aloud',
  title: 'Mail read aloud',
  description:
    'Flow plays an inbox like a record: who wrote, what is new, what they want. Quotes and footers stay out, and the words light up as they are spoken.',
  keywords: ['read email aloud', 'listen to email', 'email player', 'text to speech email', 'audio inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'Your inbox has a play button now.',
    lead: 'Press it once. The people who wait for you come first, each with a name, a length and a reason. You can lean back, or walk off with it in your ear.',
  },
  problem: [
    'Screen readers read everything: the logo, the address of the office in Leeds, the legal notice, the eleven older mails below. By the time they reach the question, you have stopped listening.',
    'Eyes do better, but they need a desk. Most mail is plain talk between people. It was meant to be heard, and it ended up in a list with checkboxes.',
  ],
  solution: [
    'Before a mail is spoken, Flow takes it apart. New words are kept; quotes, signatures and small print are laid aside. Links become the name of the place they lead to, amounts and dates are said as people say them.',
    'Then it plays in order of need. You see the same text in large type, with a mark that moves along the words, so you can look up at any moment and know where you are.',
  ],
  picture: {
    scene: 'reading',
    alt: 'The player: a mail in large type, the sentence being spoken is marked, with play, back and forward below.',
    caption: 'The demonstration in the middle of a mail. The next ones wait at the side with their lengths.',
  },
  steps: [
    { name: 'Sorted', text: 'Asked questions, people you answer, and days that are near go to the front.' },
    { name: 'Peeled', text: 'What was quoted, signed or added by a machine is set aside.' },
    { name: 'Spoken', text: 'A first breath of summary, then the text itself.' },
    { name: 'Yours', text: 'You cut in, skip, slow down or answer. It follows.' },
  ],
  features: {
    heading: 'A player, taken seriously',
    items: [
      {
        name: 'Lengths before you start',
        text: 'Every mail shows how long it takes to hear, and so does the whole round.',
      },
      {
        name: 'Pace to taste',
        text: 'From three quarters to double. Say it, or turn it with a finger.',
      },
      {
        name: 'Two voices',
        text: 'One reads the mail and another speaks for Flow, so you always know whose words you hear.',
      },
      {
        name: 'Again, please',
        text: 'A sentence, a name, a number: ask and it is repeated. Names can be spelled.',
      },
      {
        name: 'Buttons on your ears',
        text: 'Pause and skip from the headset or the lock screen, like any song.',
      },
    ],
  },
  limits: [
    'The built-in voice is clear and plain. Whoever hosts Flow can connect a richer one.',
    'Text inside pictures and attached files is named and not read.',
  ],
  benefits: [
    'Long mails shrink to the part that is new',
    'You know what waits before you sit down',
    'Eyes rest and the inbox still empties',
    'Marked words let you follow in a noisy room',
    'Nothing plays twice unless you ask',
  ],
  call: {
    line: 'Press play on somebody else\u2019s mail.',
    text: 'The demonstration speaks without an account. Listening to your own is free of credits.',
  },
  questions: [
    {
      ask: 'Which languages does it read?',
      answer:
        'Mail in many languages can be read, as far as the voice on the machine knows them. What you say to Flow has to be English.',
    },
    {
      ask: 'Does reading mark mail as read?',
      answer: 'A mail heard to its end is marked read, and undo takes that back. A skipped one stays as it was.',
    },
    {
      ask: 'Is the text sent to a speech service?',
      answer:
        'Not by itself. The voice runs on the machine that hosts your Flow, until somebody there chooses another.',
    },
  ],
  examples: [
    {
      say: 'Start',
      state: 'empty',
      command: 'start',
      flow: 'The round begins with whoever needs you most.',
    },
    {
      say: 'Read the earlier messages',
      state: 'mail',
      command: 'inquiry:earlier',
      flow: 'What came before in this thread is played, oldest first.',
    },
    {
      say: 'Faster',
      state: 'mail',
      command: 'faster',
      flow: 'The pace goes up a step and stays there.',
    },
  ],
} satisfies Feature;
