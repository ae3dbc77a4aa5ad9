import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-airmail',
  title: 'Airmail',
  type: 'mail client',
  owner: 'Bloop S.R.L.',
  site: 'https://airmailapp.com',
  description:
    'Airmail gives a Mac or an iPhone a quick, private mail window. Flow does without the window. Ten rows, mostly from its help pages, for people who like both.',
  keywords: ['Airmail alternative', 'Flow vs Airmail', 'Mac email app', 'iPhone email app', 'voice email client'],
  updated: '2026-11-27',
  hero: {
    line: 'A good window, or fresh air.',
    lead: "Airmail is a window that you can arrange just as you like. Flow is for those parts of the day when you'd rather not look through one.",
  },
  problem: [
    "Whoever arranges a window well spends time at it. Swipes are set, folders pinned, presets tuned to 'Next week, 9:00'. It's a pleasure, and it is done sitting down.",
    "Then you are out, and it rains on the glass, and 'Next week, 9:00' is under a thumb that hits 'Tomorrow'.",
  ],
  solution: [
    "Outdoors, a sentence is easier to hit. 'Monday at nine' is heard as Monday at nine, and said back to you. If it was the wrong thread, a word brings it back.",
    "For the fine work you return to the window. What you did in the rain shows up there as done, if it's Gmail that you look at.",
  ],
  features: {
    heading: 'In the rain',
    items: [
      {
        name: 'Hours you can say',
        text: 'Monday at nine, the first, tonight, in a month.',
      },
      {
        name: 'Dates by name',
        text: 'The first of December is a date, and needs no wheel to turn.',
      },
      {
        name: 'Replies without glass',
        text: 'Said into the collar, heard in the ear.',
      },
      {
        name: 'One order, one thread',
        text: "'It' is what has just been read.",
      },
      {
        name: 'Back in a word',
        text: 'Wrong one? It returns.',
      },
    ],
  },
  benefits: [
    'Thumbs stay in pockets',
    "Presets needn't be learnt by anyone",
    'The window is for sunny days',
    'Rain is office weather too',
    "Nothing of yours passes a stranger's server",
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Send Later, for up to a month ahead, by its server [later]',
    offline: 'Snooze and Send Later need its server, and the account online [later]',
    whereMailIs: 'On your Mac and with your provider, between which it connects directly [privacy]',
    languageModels: 'Off unless you switch them on, and allow each application [privacy]',
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose Airmail if you want a mail window made to measure on Apple devices.',
      'Its Mac version keeps mail on the Mac, blocks hidden pixels and leaves AI off until you ask for it. That is how one wishes it. [privacy]',
      'Its limits stand in plain numbers in its help: three months for a snooze, one for sending later. [later]',
    ],
    flow: [
      'Choose Flow for the hours out of doors, and for a Gmail you can talk to.',
      "Choose it on a device that isn't Apple's, as it runs in any browser.",
    ],
  },
  call: {
    line: 'Step out and say Monday.',
    text: 'The sample mailbox works in the rain. Mind the microphone.',
  },
  questions: [
    {
      ask: 'Is Flow an app for the Mac?',
      answer: "No. It's a page, which can be pinned to the Dock or a home screen.",
    },
    {
      ask: 'Does it take iCloud or IMAP accounts?',
      answer: 'No, only Gmail.',
    },
    {
      ask: 'Do reminders need my phone to be on?',
      answer: 'No. The machine that runs Flow keeps the time.',
    },
  ],
  examples: [
    {
      say: 'Snooze it until next Monday at nine',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-23 09:00',
      flow: 'Heard as you said it, and repeated to you.',
    },
    {
      say: 'Tell him the roof is dry and the bill can go out',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the roof is dry and the bill can go out',
      flow: 'A reply from under an umbrella.',
    },
  ],
  sources: [
    {
      name: 'later',
      publisher: 'Airmail Help',
      title: 'Snooze and Send Later in Airmail',
      url: 'https://help.airmailapp.com/en-us/article/snooze-and-send-later-in-airmail-limits-setup-and-troubleshooting-17pjbct/',
      read: '2026-11-27',
    },
    {
      name: 'privacy',
      publisher: 'Airmail Help',
      title: 'Privacy settings for macOS',
      url: 'https://help.airmailapp.com/en-us/article/privacy-mode-and-privacy-settings-airmail-for-macos-rkgco/',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
