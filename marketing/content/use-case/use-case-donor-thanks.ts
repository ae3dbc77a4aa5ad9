import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-donor-thanks',
  title: 'Thanking donors',
  readers: 'Small charities with large hearts and no desk',
  description:
    'A gift deserves a thank-you within the day, in a human voice. Hear who gave, dictate two warm sentences, note what they care about, and keep the receipt going.',
  keywords: ['donor thank you email', 'thank donors', 'charity email', 'nonprofit stewardship', 'gift acknowledgement'],
  updated: '2026-11-27',
  hero: {
    line: 'She gave forty euros and a story.',
    lead: "The donation system sends a receipt in four seconds. It doesn't mention her dog. You do that, from the bus, in two sentences of your own.",
  },
  problem: [
    "Gifts come with a line in a box: 'For Bello, who liked your park.' The line reaches you among bank notices, and by the time you write it is three weeks later.",
    "So thanks come in the spring letter, to all, with 'Dear friend'. Bello isn't in it.",
  ],
  solution: [
    'The notice plays, the line is read, you say what you feel. Flow puts her name on top and your close below, and reads it to you. Ten seconds later it is on its way.',
    'Those who should have more than a mail are put off until your hour for calls. The rest of the noise, the bank and the portal, goes in one sweep.',
  ],
  features: {
    heading: 'Warmth with a short way',
    items: [
      {
        name: 'The line in the box',
        text: 'The new words are read, and not the table of figures around them.',
      },
      {
        name: 'Two spoken sentences',
        text: 'They sound like a person, because one said them.',
      },
      {
        name: 'Calls on Thursday',
        text: 'A thread can wait for the hour in which you ring people.',
      },
      {
        name: 'What they cared about',
        text: 'Ask, next year, what she wrote about the dog.',
      },
      {
        name: "The portal's chatter",
        text: 'Clear a month of notices with one agreed sweep.',
      },
    ],
  },
  benefits: [
    'Thanks arrive on the day',
    'Bello is mentioned',
    'The phone hour has a list by itself',
    "Next year's letter can begin in the middle",
    "Notices don't bury people",
  ],
  before: [
    {
      who: 'The 2nd',
      words: "'You have received a donation.' You have received fifty such.",
    },
    {
      who: 'The 9th',
      words: 'You mean to write on Sunday.',
    },
    {
      who: 'The 23rd',
      words: "'Dear friend, thanks to people like you.'",
    },
    {
      who: 'Next year',
      words: 'She gives to the shelter instead.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: "A gift from Dorothea Falk. She writes: 'For Bello, who liked your park.'",
    },
    {
      who: 'you',
      say: 'Email Dorothea about Bello',
      state: 'mail',
      command: 'new:who',
      with: 'who: Dorothea; subject: Bello',
    },
    {
      who: 'flow',
      words: "To Dorothea, subject 'Bello'. I am listening.",
    },
    {
      who: 'you',
      say: 'Read it back',
      state: 'ready',
      command: 'read-back',
    },
    {
      who: 'flow',
      words: "'Thank you for thinking of us, and of Bello. His bench by the pond gets new planks this week.'",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'In ten seconds. Then forty-one notices from the portal.',
    },
    {
      who: 'you',
      say: 'Archive everything from the portal older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: portal; day: 2026-10-17',
    },
  ],
  call: {
    line: 'Thank one person on the next bus.',
    text: "The first thirty letters are free. That's thirty people who hear from you today.",
  },
  questions: [
    {
      ask: 'Does Flow issue tax receipts?',
      answer: 'No. Your donation system does that. Flow is for the letter which no system writes.',
    },
    {
      ask: 'Does it know who gives how much?',
      answer: 'No. It keeps no file on people. It finds what they wrote to you.',
    },
    {
      ask: 'Is it affordable for a small charity?',
      answer: "It's free software, so you can run it yourself. Spoken letters use credits, and triage uses none.",
    },
  ],
  examples: [
    {
      say: 'Snooze it until Thursday at four',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-19 16:00',
      flow: 'It returns in your hour for phone calls.',
    },
    {
      say: 'What did Dorothea say about the pond',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Dorothea say about the pond',
      flow: 'Her line and its date, for the next letter.',
    },
  ],
} satisfies UseCase;
