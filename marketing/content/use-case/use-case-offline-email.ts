import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-offline-email',
  title: 'Email without a connection',
  readers: 'Travellers in seat 14C, cellars and valleys',
  description:
    'In a plane, a tunnel or a cabin without a mast, Flow reads what it has already fetched, takes your orders and delivers them once there is a connection again.',
  keywords: ['offline email', 'email on a plane', 'email without internet', 'offline Gmail', 'work offline'],
  updated: '2026-11-27',
  hero: {
    line: 'Seatbelts on. The outbox fills quietly.',
    lead: 'Eleven kilometres up, nobody can ping you. It is the best place there is for mail, provided that the mail is with you and your answers keep until landing.',
  },
  problem: [
    'The web page of your inbox shows a grey dinosaur. The app on your phone shows subjects and a spinner where the text should be.',
    'You write three answers into the notes instead, to paste later. After landing there is passport control, a taxi and a dead battery, and the notes go down with it.',
  ],
  solution: [
    'Flow fetched your queue before the door closed. It plays as it would at home, since understanding you and speaking to you take place on the device.',
    'What you decide is written down in order. When a signal returns, it is done in that order: first the archive, then the reply, then the label.',
  ],
  features: {
    heading: 'Packed for the valley',
    items: [
      {
        name: 'The text itself',
        text: 'Whole messages are there, not only their first line.',
      },
      {
        name: 'Drafts that survive',
        text: 'A spoken reply is kept on the device, encrypted, until it can leave.',
      },
      {
        name: 'Nothing twice',
        text: 'If the wire breaks in the middle of a delivery, the same order is not carried out again.',
      },
      {
        name: 'Told plainly',
        text: 'You hear that you are offline, and how many things wait.',
      },
      {
        name: 'Keys as well',
        text: 'In a silent cabin at night, do it all by keyboard.',
      },
    ],
  },
  benefits: [
    'Long flights end with a shorter inbox',
    'Cabin weekends need no walk to the hill with bars',
    'Answers leave in the order you thought of them',
    'No notes to paste, no drafts to find',
    'A weak hotel network stops mattering',
  ],
  before: [
    {
      who: 'Gate B7',
      words: 'You open twelve mails in twelve tabs, to have them on board.',
    },
    {
      who: 'Over the sea',
      words: 'The laptop restarts. All tabs say that you are not connected.',
    },
    {
      who: 'Row 14',
      words: 'You write answers on the back of the menu.',
    },
    {
      who: 'Baggage belt',
      words: 'The menu is still in row 14.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'You are offline. Thirty-one threads are on this device. First, Anneke, about the hall.',
    },
    {
      who: 'you',
      say: 'Reply that the small hall is enough for forty',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the small hall is enough for forty',
    },
    {
      who: 'flow',
      words: "'The small hall is enough for forty.' It will leave once we are connected. Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'Kept. That is one waiting. Next, a bill from the roofer.',
    },
    {
      who: 'you',
      say: 'File it under House',
      state: 'mail',
      command: 'move:Label_House',
      labels: ['House'],
    },
    {
      who: 'flow',
      words: 'Filed here, and in Gmail after landing.',
    },
    {
      who: 'you',
      say: 'How many are left',
      state: 'mail',
      command: 'inquiry:status',
    },
  ],
  call: {
    line: 'Board with a full queue.',
    text: 'Load the sample mailbox, switch on flight mode, and see what still works.',
  },
  questions: [
    {
      ask: 'Can I search all my mail offline?',
      answer: 'No. You search what the device holds. The whole of your mail is searched once you are connected.',
    },
    {
      ask: 'What if someone has replied in the meantime?',
      answer:
        'Your answer is still sent as you approved it. You hear the new message next, and a second line is quickly said.',
    },
    {
      ask: 'Is my mail then lying open on the device?',
      answer:
        "It is kept in the browser's own store. Tokens, drafts and spoken words are encrypted. Lock the device as you would anyway.",
    },
  ],
  examples: [
    {
      say: 'Read the whole thing',
      state: 'mail',
      command: 'read',
      flow: 'You hear all of it, without a connection, because it is already here.',
    },
    {
      say: 'Note to self: call the roofer about the gutter',
      state: 'mail',
      command: 'note:words',
      with: 'words: call the roofer about the gutter',
      flow: 'The note waits with the rest and lands in your inbox after you do.',
    },
  ],
} satisfies UseCase;
