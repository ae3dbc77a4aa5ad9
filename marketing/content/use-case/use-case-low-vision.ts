import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-low-vision',
  title: 'Email with low vision',
  readers: 'People for whom small grey letters are no letters',
  description:
    'Flow speaks mail as a queue with a voice you can slow, repeat and question, and takes orders without pointing. It suits tired, aged or failing eyes too.',
  keywords: ['low vision email', 'email read aloud', 'accessible email', 'blind email client', 'voice inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'The print got smaller. The voice did not.',
    lead: 'A screen reader speaks everything on the page, button by button. Flow speaks the mail: who wrote, what they want, and the words that are new.',
  },
  problem: [
    'Inboxes are drawn for young eyes. Grey on white, an icon for each act, a menu that opens when you hover, and a message that is really a picture of text.',
    'You enlarge it until a line has four words. Then you scroll sideways, lose the row, and answer the wrong Maria.',
  ],
  solution: [
    'Here the mail comes to the ear first, and the screen follows as large as you please. There is no icon to find, as each act has a word and a key.',
    'You set the speed, have a sentence again, or ask what is attached. Footers and repeated history are left out, so a short answer takes a short time.',
  ],
  features: {
    heading: 'Built for the ear',
    items: [
      {
        name: 'Sense before syntax',
        text: 'The sender and the wish come first. The rest, if you want it.',
      },
      {
        name: 'Say it again',
        text: 'The last bit is repeated as often as you like, and without a sigh.',
      },
      {
        name: 'Big captions',
        text: 'All that is spoken also stands there in large letters, for those who see some.',
      },
      {
        name: 'Keys that are words',
        text: 'One key for each verdict, and the same from day to day.',
      },
      {
        name: 'Who is who',
        text: 'Two people of one name? Flow asks which, by surname and firm.',
      },
    ],
  },
  benefits: [
    'Mail takes the time of a talk',
    'Grey icons lose their power',
    'You answer the right Maria',
    'Letters from the clinic are heard in private, by earbud',
    'Your grandchildren can stop being the help desk',
  ],
  before: [
    {
      who: '09:00',
      words: 'The nose touches the glass. It is about parcels.',
    },
    {
      who: '09:20',
      words: 'Something was tapped. The mail is gone, and nothing says where to.',
    },
    {
      who: '10:05',
      words: 'A form from the clinic, in grey.',
    },
    {
      who: '11:30',
      words: 'You print it, and look for the magnifier.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'From the eye clinic. They can see you on the first of December at ten.',
    },
    {
      who: 'you',
      say: 'Repeat that',
      state: 'mail',
      command: 'inquiry:repeat',
    },
    {
      who: 'flow',
      words: 'They can see you on the first of December, at ten in the morning.',
    },
    {
      who: 'you',
      say: 'Slower',
      state: 'mail',
      command: 'slower',
    },
    {
      who: 'flow',
      words: 'Slower from here on. They ask you to confirm.',
    },
    {
      who: 'you',
      say: 'Say yes, the first of December is fine',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, the first of December is fine',
    },
    {
      who: 'flow',
      words: "'Yes, the first of December is fine.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
  ],
  call: {
    line: 'Lean back and let it speak.',
    text: 'The trial mailbox needs no account, no card and no magnifier.',
  },
  questions: [
    {
      ask: 'Does it replace my screen reader?',
      answer: "No. It does mail and calendar only. For the rest of your computer you'll still want it.",
    },
    {
      ask: 'Can it read text inside a picture?',
      answer: 'No. Words that sit inside a picture stay hidden to it. Somebody with eyes has to read you those.',
    },
    {
      ask: 'Can I choose the voice?',
      answer:
        'The speed is yours. You may also give Flow a second voice, so that its own words sound different from those of the mail.',
    },
  ],
  examples: [
    {
      say: "What's attached",
      state: 'mail',
      command: 'inquiry:attachments',
      flow: "The files are named, so you know that there's a form.",
    },
    {
      say: 'Read the whole thing',
      state: 'mail',
      command: 'read',
      flow: 'Nothing is shortened. You hear the letter as it stands.',
    },
    {
      say: 'Undo',
      state: 'mail',
      command: 'undo',
      flow: "Whatever went wrong is put back, and you're told what it was.",
    },
  ],
} satisfies UseCase;
