import type { Feature } from '#marketing/families/feature.ts';

export const page = {
  id: 'feature-own-machine',
  title: 'Mail on a machine of your own',
  description:
    'Flow is free software for one machine that you or your company keeps. Mail, drafts and spoken words stay there, and the settings say what leaves and why.',
  keywords: ['self-hosted email assistant', 'private email', 'open source email', 'self-host', 'email privacy'],
  updated: '2026-11-27',
  hero: {
    line: 'The cloud is somebody else. This is you.',
    lead: 'Most assistants ask for the key to your mailbox and carry it off to their own house. Flow moves into yours, on a small computer that you can unplug.',
  },
  problem: [
    'A mailbox holds a life: offers, diagnoses, quarrels, passwords that were sent in haste. Handing all of it to a young company is a large favour for a small help.',
    'You cannot take it back either. What was copied was copied, and what a model was fed with it keeps.',
  ],
  solution: [
    'One command starts Flow on a machine of yours. It talks to Google, because that is where your mail lives, and to nobody else until a setting says so.',
    'Hearing, speaking, reading and sorting happen there by plain rules. The settings list each thing that could go out, to whom and for what. All of them begin switched off.',
  ],
  picture: {
    scene: 'settings',
    alt: 'The settings page with sections on the left; the part on privacy lists what is kept, for how long, and what leaves.',
    caption: 'Each line is a switch or a number of days, and each change can be undone.',
  },
  steps: [
    { name: 'A small computer', text: 'A server in the rack, or a quiet box under the desk.' },
    { name: 'One command', text: 'It brings its own database and makes its own keys.' },
    { name: 'Your Google account', text: 'Connected with the scopes you allow, revoked when you like.' },
    { name: 'The door', text: 'Leave with an archive of everything, or delete it within the hour.' },
  ],
  features: {
    heading: 'What yours means',
    items: [
      {
        name: 'Locked per person',
        text: 'Drafts, tokens and mail text are sealed with a key of their own for everyone on the machine.',
      },
      {
        name: 'Days, not for ever',
        text: 'You choose how long heard words are kept, from not at all up to thirty days. Sound is never kept.',
      },
      {
        name: 'The one who runs it cannot read it',
        text: 'The operator’s pages show figures and errors. Subjects, senders and words are not in them.',
      },
      {
        name: 'No model by stealth',
        text: 'A language model helps only if the host connects one and you switch it on yourself.',
      },
      {
        name: 'Open to inspection',
        text: 'The source is under the MIT licence. Whoever doubts a sentence on this page can look it up.',
      },
    ],
  },
  limits: [
    'Somebody has to keep the machine patched and backed up. Flow helps with that and does not replace it.',
    'Google still holds your mail, as it did before.',
  ],
  benefits: [
    'No third party learns who writes to you',
    'Your legal people have one machine to look at',
    'Switched off means off',
    'Leaving takes minutes and leaves nothing behind',
    'It goes on working if its makers stop',
  ],
  call: {
    line: 'Give your mail a house with a key.',
    text: 'Two commands from a fresh checkout, and the made-up company is there to practise on.',
  },
  questions: [
    {
      ask: 'Do I have to be technical?',
      answer: 'To host it, a little: a terminal and a Google project. To use it, no.',
    },
    {
      ask: 'What about credits on my own machine?',
      answer: 'Without payments set up there are none. Everything is unlimited, and no price is shown.',
    },
    {
      ask: 'Does it send home?',
      answer: 'No. There is no telemetry. What it measures stays in its own database for its own operator.',
    },
  ],
  examples: [
    {
      say: 'Private mode',
      state: 'mail',
      command: 'private',
      with: 'on: true',
      flow: 'Somebody came in. Flow keeps names and content to itself.',
    },
    {
      say: 'Undo',
      state: 'mail',
      command: 'undo',
      flow: 'The last change is reversed, on the machine and at Google.',
    },
  ],
} satisfies Feature;
