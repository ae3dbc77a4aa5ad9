import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-work-from-car',
  title: 'Work From Car',
  type: 'assistant',
  owner: 'Work From Car',
  site: 'https://workfromcar.xyz',
  description:
    'Work From Car hears you on the phone and thinks about it on a server. Flow hears and thinks at your place. Ten rows from its privacy policy, for commuters.',
  keywords: [
    'Work From Car alternative',
    'Flow vs Work From Car',
    'voice assistant Gmail',
    'commute email',
    'hands-free calendar',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Work from the car, or from the garden gate.',
    lead: "An hour of commuting is an hour, and it's natural to want something for it. Work From Car gives you your mail and calendar in that hour. Flow would like the other twenty-three to be quiet.",
  },
  problem: [
    "Most of us don't lack hours for mail. Mail simply turns up in the wrong ones: at the gate, with the dog pulling; on the stairs, with the shopping; at five to, with the door handle in the hand.",
    "What's wanted there isn't an assistant with a plan. It's three short sentences and a yes.",
  ],
  solution: [
    'Flow is built for three short sentences. Who wrote, what they want, by when. You say yes, and the dog has hardly noticed.',
    "It doesn't think up steps of its own. It does the one thing you said, tells you that it's done, and stands there like a good porter.",
  ],
  features: {
    heading: 'Between gate and door',
    items: [
      {
        name: 'Who, what, by when',
        text: 'The line in a mail that asks you something.',
      },
      {
        name: 'A yes with an hour',
        text: 'Put in the diary as you say it.',
      },
      {
        name: 'Not now',
        text: 'Gone until six, in two words.',
      },
      {
        name: 'A running late',
        text: 'One sentence to those who are waiting.',
      },
      {
        name: 'Done',
        text: "And the next, if there's a next.",
      },
    ],
  },
  benefits: [
    'The dog gets its walk',
    'Shopping stays upright',
    'Five to is enough time',
    'No plan is made behind your back',
    'Evenings have no mail in them',
  ],
  rows: {
    listening: 'Speech becomes text on the phone. The text may go to its servers [policy]',
    speaking: 'Results are summed up and spoken by the device [policy]',
    mailServices: 'Gmail, after signing in with Google [policy]',
    calendar: 'Google Calendar, along with your contacts [policy]',
    undo: 'Not stated',
    sending: 'Sends mail on request. Delicate steps are checked on its servers [policy]',
    offline: 'Not stated',
    whereMailIs: 'With Google. The app fetches it, and results may go to its servers for a summary [policy]',
    languageModels: 'Not stated',
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose Work From Car if you want a phone app for the commute, to which you can speak freely. [policy]',
      'It plans several steps from one request, and checks the delicate ones before acting. [policy]',
      'It knows your contacts from Google. Flow knows the people in your mail. [policy]',
    ],
    flow: [
      'Choose Flow for the many short moments, at gates and on stairs.',
      "Choose it if the words you speak, and what comes of them, shouldn't leave your machine.",
    ],
  },
  call: {
    line: 'Settle one at the garden gate.',
    text: "In the demo there's a question that takes three sentences.",
  },
  questions: [
    {
      ask: 'What does Flow do in a car?',
      answer:
        "Told that you're driving, it keeps to headlines and short answers. Until you've parked, it clears no piles.",
    },
    {
      ask: 'Does Flow plan tasks by itself?',
      answer: "It doesn't. One sentence is one act, or two joined by 'and then'.",
    },
    {
      ask: 'Does what I say leave my computer?',
      answer:
        'Not as it comes. Programs on your own machine turn sound into words, and rules do the rest. You may name another service for the hearing.',
    },
  ],
  examples: [
    {
      say: 'Snooze it until six',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-17 18:00',
      flow: 'Gone with the dog still pulling.',
    },
    {
      say: 'Reply that I am ten minutes away and bring the keys',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I am ten minutes away and bring the keys',
      flow: 'Said at the gate, once heard, sent.',
    },
    {
      say: 'When is my next meeting',
      state: 'resting',
      command: 'agenda:next',
      with: 'time: 2026-11-17',
      flow: "The hour, and who'll be there.",
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'Work From Car',
      title: 'Privacy policy',
      url: 'https://workfromcar.xyz/privacy.html',
      published: '2026-04-26',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
