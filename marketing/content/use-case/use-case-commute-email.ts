import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-commute-email',
  title: 'Email on the commute',
  readers: 'Drivers with forty minutes of ring road',
  description:
    "Clear the morning's mail between your drive and the car park. Flow reads each message aloud and takes short orders while eyes and hands stay with the road.",
  keywords: ['email while driving', 'commute email', 'listen to email in car', 'hands-free email', 'drive mode'],
  updated: '2026-11-27',
  hero: {
    line: 'Junction nine. Four threads down, radio off.',
    lead: 'The ring road is the longest quiet stretch of your day, and the phone belongs in its cradle. Flow speaks the queue through the car, and you steer both with your voice.',
  },
  problem: [
    'You know what waits. The lock screen lit up at breakfast with the auditor, the landlord and something red from the warehouse. For the next forty minutes all you can do is guess.',
    'So you sit in the car park with the engine off, thumbing through it, and walk in ten minutes late anyway.',
  ],
  solution: [
    'Tell Flow that you drive. It then speaks in shorter pieces, puts nothing on the screen that wants a look, and waits for your word before it goes on.',
    "Lights, merges and lane changes come first. A single 'pause' stops the voice, and 'go on' picks it up in the same sentence, however long the queue at the bridge was.",
  ],
  features: {
    heading: 'What a drive needs',
    items: [
      {
        name: 'Short turns',
        text: 'Sender, the ask, and then silence. You decide whether you want the rest.',
      },
      {
        name: 'Verdicts while you roll',
        text: 'Put it off, file it, hand it on. Each is a handful of words and needs no glance.',
      },
      {
        name: 'Dictation for one line',
        text: 'A yes, a time, an apology. Longer letters wait for a desk, and Flow brings them back there.',
      },
      {
        name: 'Tunnels are fine',
        text: 'When the signal drops, orders are kept and carried out on the far side.',
      },
      {
        name: 'A voice you can slow',
        text: "Rain on the roof? Say 'slower', or have the last bit again.",
      },
    ],
  },
  benefits: [
    'You walk in already knowing the red one',
    'The car park is for parking',
    'Calls on the drive are for people, not for catching up',
    'Nobody gets a reply typed on a knee at the lights',
    'Evenings start when the garage door shuts',
  ],
  before: [
    {
      who: '07:25, leaving',
      words: 'The phone buzzes in the cup holder. You tell yourself it can wait.',
    },
    {
      who: '07:41, red light',
      words: 'You look down for two seconds. The van behind you hoots.',
    },
    {
      who: '08:10, car park',
      words: 'You scroll through nineteen mails with the wipers still going.',
    },
    {
      who: '08:22, the stairs',
      words: 'The warehouse wanted an answer by eight.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Nineteen new. The warehouse first: a pallet came in damaged, may they refuse it?',
    },
    {
      who: 'you',
      say: 'Tell them yes, refuse it and take photos',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, refuse it and take photos',
    },
    {
      who: 'flow',
      words: "'Yes, refuse it and take photos.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'On its way. The auditor asks for the lease file, and would like a call.',
    },
    {
      who: 'you',
      say: 'Snooze it until one',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-17 13:00',
    },
    {
      who: 'flow',
      words: 'Gone until one, when you are at a desk. The landlord sends a new door code.',
    },
    {
      who: 'you',
      say: 'Star it',
      state: 'mail',
      command: 'star',
    },
  ],
  call: {
    line: 'Take the ring road with company.',
    text: 'Before you move off, the invented inbox lets you hear how it sounds, parked and without signing in.',
  },
  questions: [
    {
      ask: 'Is it safe to do mail at the wheel?',
      answer:
        "Talking takes attention, and no program changes that. Local law and your own sense decide. In heavy traffic, say 'pause' and leave it there.",
    },
    {
      ask: 'Does it connect to the car itself?',
      answer: "No, there's no app in the dashboard. It sounds through the phone and whatever speaker the phone uses.",
    },
    {
      ask: 'What if it mishears me on a loud road?',
      answer: 'A mail is read out before it leaves. Everything else comes back with "undo".',
    },
  ],
  examples: [
    {
      say: "I'm driving",
      state: 'resting',
      command: 'driving',
      with: 'on: true',
      flow: 'Flow shortens what it says and asks for no look at the screen.',
    },
    {
      say: 'Only the important ones',
      state: 'mail',
      command: 'pass',
      with: 'keep: true',
      flow: 'You hear people who wait. The rest keeps until the kettle.',
    },
    {
      say: 'Forward it to Rosa and say can you take this before ten',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Rosa; words: can you take this before ten',
      flow: 'Rosa gets the mail with your line on top, after you have heard it.',
    },
  ],
} satisfies UseCase;
