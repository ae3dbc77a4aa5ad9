import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-apple-dictation',
  title: 'Apple Dictation',
  type: 'dictation',
  owner: 'Apple Inc.',
  site: 'https://www.apple.com/macos',
  description:
    'The microphone key on your Mac is free and already there. When is it enough for mail, and when do you want a program that listens? Ten rows with public sources.',
  keywords: [
    'Apple Dictation alternative',
    'Flow vs Apple Dictation',
    'dictate email Mac',
    'voice typing',
    'hands-free Gmail',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The key with the microphone, and its limits.',
    lead: "Everybody with a Mac has a dictation program, one key away. For a quick line it's hard to beat. This page is about the moment when a quick line isn't what you lack.",
  },
  problem: [
    'The key wants a cursor. Someone has to open the mail, press reply and click into the white. Then it takes your words, and then someone has to press send.',
    "'Someone' is you, with the hands you hoped to keep out of it.",
  ],
  solution: [
    'Flow takes the parts around the line. It brings the mail to your ear, finds whom you mean, and carries the answer off once you have approved it.',
    "They mix well. If you like how the built-in one hears you, let it write into Flow's typing line and leave the rest of the mail to the talk.",
  ],
  features: {
    heading: 'The parts around the line',
    items: [
      {
        name: 'Before',
        text: 'The mail is found, read and made short.',
      },
      {
        name: 'To whom',
        text: 'No address field. The reply knows where it goes.',
      },
      {
        name: 'Around',
        text: 'Greeting and close as you usually write them.',
      },
      {
        name: 'After',
        text: 'Read back, held for ten seconds, gone. Or called back.',
      },
      {
        name: 'Instead',
        text: 'Much mail wants no line at all, but a date or the archive.',
      },
    ],
  },
  benefits: [
    'No cursor, no aiming',
    'Half your mail is done without text',
    'What leaves has been heard',
    'Names are people and not spellings',
    'The free key keeps its job',
  ],
  rows: {
    listening: "Best for short, casual dictation, in a rival's summary [parakeety]",
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'On the device on modern Macs, with exceptions [parakeety]',
    whereMailIs: 'Not stated',
    languageModels: 'None that cleans up what you said, says another [speechcap]',
    price: 'Free, as a part of macOS [parakeety]',
  },
  choose: {
    them: [
      'Choose Apple Dictation if you sit at a Mac and want to say a line instead of typing it. It costs nothing and needs no setting up. [parakeety]',
      "It is part of the system, so there's nothing to install and nobody to trust beyond the maker of your Mac. [parakeety]",
      'For steering a whole computer by voice, look at what the system itself offers. Flow does mail and calendar.',
    ],
    flow: [
      "Choose Flow if you'd like to be done with mail without opening it.",
      'Choose it away from the Mac, on whatever has a browser and a microphone.',
    ],
  },
  call: {
    line: 'Keep the key. Add the talk.',
    text: 'The sample inbox works on a Mac with the lid half closed.',
  },
  questions: [
    {
      ask: "Is Flow's own dictation better than Apple's?",
      answer:
        'Not for long text, as ours is rough there. For commands Flow is reliable, since it knows what can be meant.',
    },
    {
      ask: 'Does Flow work with Siri?',
      answer: 'No. It has its own ear, in its own page.',
    },
    {
      ask: 'Does it read Apple Mail?',
      answer: 'No, only Gmail, whichever program you read it in otherwise.',
    },
  ],
  examples: [
    {
      say: 'Say yes, the blue one please',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, the blue one please',
      flow: 'The line is written, addressed and read out.',
    },
    {
      say: 'Star it',
      state: 'mail',
      command: 'star',
      flow: 'No line needed. One word, and on.',
    },
  ],
  sources: [
    {
      name: 'parakeety',
      publisher: 'Parakeety, which makes a rival program',
      title: 'Local speech to text on the Mac',
      url: 'https://www.parakeety.com/resources/local-speech-to-text-mac',
      read: '2026-11-27',
    },
    {
      name: 'speechcap',
      publisher: 'Speechcap, which makes a rival program',
      title: 'Offline dictation on the Mac',
      url: 'https://www.speechcap.com/offline-dictation-mac',
      published: '2026',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
