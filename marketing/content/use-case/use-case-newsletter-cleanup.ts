import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-newsletter-cleanup',
  title: 'Newsletter cleanup',
  readers: 'Subscribers who meant well in 2019',
  description:
    'Leave lists you no longer read, keep the three you love for Saturday, and clear a year of issues in one go. Each step is a spoken sentence with a way back.',
  keywords: [
    'unsubscribe from newsletters',
    'newsletter cleanup',
    'bulk unsubscribe',
    'mailing lists',
    'declutter inbox',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'You read three. You are sent sixty.',
    lead: 'Somewhere between the bread recipes and the weekly digest of digests, you stopped choosing. Flow goes through the lists aloud, and you keep or leave each in a word.',
  },
  problem: [
    'A list is easy to join: a tick at the checkout, a white paper, one good essay. Leaving takes a scroll to grey letters, a page in another language, and a plea to stay.',
    'So you delete the issue instead, each week, for years. It is a small chore that has never once got smaller.',
  ],
  solution: [
    "When an issue plays that bores you, say so. Flow uses the sender's own sign-off address where there is one, and moves what they have sent out of the inbox.",
    "The good ones needn't go. Have them wait until the weekend, all together, so that Tuesday belongs to people and Saturday to essays.",
  ],
  features: {
    heading: 'Spring cleaning for lists',
    items: [
      {
        name: 'Leave in a word',
        text: 'Flow asks once, tells the list to stop, and you hear no more of it.',
      },
      {
        name: 'Clear the back issues',
        text: 'A year of unread weeklies is one pile with one number on it.',
      },
      {
        name: 'A shelf for Saturday',
        text: 'Put off every newsletter until the morning you have for them.',
      },
      {
        name: 'The stubborn ones',
        text: 'A sender who ignores your goodbye can be blocked. Then their mail skips your inbox.',
      },
      {
        name: 'Regret',
        text: 'Blocked too much? Undo lifts the block. A list you left can be joined again on its own page.',
      },
    ],
  },
  benefits: [
    'Weekday mornings sound like people',
    'You read more of what you kept',
    'Shops learn about your birthday from someone else',
    'The number beside the inbox begins to mean something',
    'Fifteen minutes of cleaning last for months',
  ],
  before: [
    {
      who: 'January',
      words: 'You resolve to unsubscribe from everything. You manage four.',
    },
    {
      who: 'March',
      words: "One of the four asks you to confirm by logging in to an account you don't remember.",
    },
    {
      who: 'June',
      words: 'You filter them all into a folder called Reading. It is never opened.',
    },
    {
      who: 'November',
      words: 'Reading holds two thousand one hundred. You start deleting by hand.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'The Copper Pan, issue one hundred and eight: ten ways with squash.',
    },
    {
      who: 'you',
      say: 'Unsubscribe',
      state: 'mail',
      command: 'unsubscribe',
    },
    {
      who: 'flow',
      words: 'Leave The Copper Pan, and archive what it sent?',
    },
    {
      who: 'you',
      say: 'Yes',
      state: 'question',
      command: 'yes',
    },
    {
      who: 'flow',
      words: 'Done. Next, Quiet Machines, the one you usually finish.',
    },
    {
      who: 'you',
      say: 'Snooze all newsletters until Saturday',
      state: 'mail',
      command: 'bulk:snooze',
      with: 'act: snooze; until: 2026-11-21 08:00; mailing: newsletter',
    },
    {
      who: 'flow',
      words: 'Eleven newsletters until Saturday morning. All right?',
    },
    {
      who: 'you',
      say: 'Yes',
      state: 'question',
      command: 'yes',
    },
  ],
  call: {
    line: 'Say farewell to the squash.',
    text: 'You can practise on lists that do not exist, in a mailbox that is not yours.',
  },
  questions: [
    {
      ask: 'Does Flow leave lists without asking?',
      answer: 'No. Each one is your decision, and a list is only told after you agree.',
    },
    {
      ask: 'What about lists without a sign-off address?',
      answer: 'Then Flow cannot leave for you. You can block the sender, or mute the thread.',
    },
    {
      ask: "Isn't leaving a list risky with junk mail?",
      answer: "With real junk it can be. Say 'spam' for those. Leaving is for shops and writers you once agreed to.",
    },
  ],
  examples: [
    {
      say: 'Block this sender',
      state: 'mail',
      command: 'block',
      flow: 'From here on, their mail goes past your inbox.',
    },
    {
      say: 'Archive all newsletters older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; day: 2026-10-17; mailing: newsletter',
      flow: 'Back issues are counted and cleared after your yes.',
    },
  ],
} satisfies UseCase;
