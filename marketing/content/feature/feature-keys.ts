import type { Feature } from '#marketing/families/feature.ts';

export const page = {
  id: 'feature-keys',
  title: 'Every command has a key',
  description:
    'Voice is for when your hands are busy. At the desk Flow runs on single keys and a palette that knows your words, with the same undo behind all of it.',
  keywords: [
    'keyboard shortcuts email',
    'email command palette',
    'keyboard email client',
    'Gmail shortcuts',
    'fast email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'In the open office, let your fingers talk.',
    lead: 'Nobody wants to say "archive it" next to five colleagues. Press E. It is the same command, the same instant and the same way back.',
  },
  problem: [
    'Talking is out of place in half of the rooms that people work in. A tool that only listens is a toy for kitchens and cars.',
    'And a mouse is slow for mail: aim, click, wait for the list to draw itself, aim again. Two hundred times a day it adds up to a sore wrist.',
  ],
  solution: [
    'Each thing you can say has a key. The letters are the ones your fingers may know from other mail programs, and a question mark shows them all.',
    'What has no key of its own is in the palette. Type two letters of whatever you would call it, misspelled if need be, and press Enter.',
  ],
  picture: {
    scene: 'keys',
    alt: 'The sheet of keys: groups for moving, deciding and writing, each command with its phrase and its letter.',
    caption: 'One sheet for both tongues: what to say on the left, what to press on the right.',
  },
  steps: [
    { name: 'Press J', text: 'On to the next mail.' },
    { name: 'E, S, R', text: 'Away, later, answer.' },
    { name: 'Ctrl K', text: 'Everything else, by any name.' },
    { name: 'Press Z', text: 'And back again.' },
  ],
  features: {
    heading: 'For people who live on a keyboard',
    items: [
      {
        name: 'Nothing waits for the network',
        text: 'The next mail is drawn before your finger is up. Gmail hears of it afterwards.',
      },
      {
        name: 'A palette that forgives',
        text: 'It takes synonyms and slips. Arcihve finds archive.',
      },
      {
        name: 'Hold Space to speak',
        text: 'Push to talk, like a radio. Let go and it listens no more.',
      },
      {
        name: 'Single letters can rest',
        text: 'If a cat walks your keyboard, switch them off and keep the palette.',
      },
      {
        name: 'Made for screen readers as well',
        text: 'Every control has a name, an order and a visible focus.',
      },
    ],
  },
  limits: [
    'Keys cannot be reassigned yet.',
    'Phones without a keyboard have taps and swipes instead, and the sheet shows phrases.',
  ],
  benefits: [
    'Quiet rooms stay quiet',
    'The mouse can gather dust',
    'What you learned elsewhere still works',
    'No credit is ever spent on a key',
    'Speed comes from your fingers and not from haste',
  ],
  call: {
    line: 'Put your left hand on the keys.',
    text: 'The demonstration needs no account and no microphone.',
  },
  questions: [
    {
      ask: 'Can I use Flow without speaking at all?',
      answer: 'Yes. Everything works by key, by tap and by typing a sentence into the line.',
    },
    {
      ask: 'Do browser shortcuts get in the way?',
      answer: 'Flow leaves those of the browser alone. While you type text, letters are only letters.',
    },
    {
      ask: 'Is there a way to learn them?',
      answer:
        'Each confirmation and each row of the palette shows the key. Most people need five of them, and no course.',
    },
  ],
  examples: [
    {
      say: 'Archive it',
      state: 'mail',
      command: 'archive',
      flow: 'Spoken at home, pressed in the office. It is one command.',
    },
    {
      say: 'Star it',
      state: 'mail',
      command: 'star',
      flow: 'The star is there at once, in Flow and then in Gmail.',
    },
  ],
} satisfies Feature;
