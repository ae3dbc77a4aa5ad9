import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-savvycal',
  title: 'SavvyCal',
  type: 'scheduler',
  owner: 'SavvyCal',
  site: 'https://savvycal.com',
  description:
    'SavvyCal makes booking links polite, with previews, teams and shared availability. Flow needs no link. Ten rows from its docs, on who should do the looking.',
  keywords: [
    'SavvyCal alternative',
    'Flow vs SavvyCal',
    'scheduling links',
    'meeting scheduling',
    'book meetings by voice',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'A kinder link, or none at all.',
    lead: "SavvyCal set out to make the link less of a command. It's a good aim, and it has got far with it. Flow has the same aim and leaves out the link.",
  },
  problem: [
    'Even a kind link hands over a task. The one who asked you for a meeting gets your calendar to look through, on a phone, in a corridor, and she has six of those this week.',
    "For a panel from five firms that's fair, and little else works. For two people who each have a voice it's a detour.",
  ],
  solution: [
    "With Flow you do the looking by ear, and it takes a breath. 'Am I free on Tuesday after three?' You are. 'Tell her Tuesday at half past three.' She gets a sentence with an hour in it.",
    "All she has to do is to agree. It's how it was done when one had a secretary, who was never called a link.",
  ],
  features: {
    heading: 'Looking, by ear',
    items: [
      {
        name: 'Free after three',
        text: "A yes, or what's in the way.",
      },
      {
        name: 'An hour in a sentence',
        text: 'No page, no grid.',
      },
      {
        name: 'Agreed',
        text: 'One order books and invites.',
      },
      {
        name: 'Someone else, too',
        text: 'Added by first name, from your mail.',
      },
      {
        name: 'Not agreed',
        text: 'Another hour, in another breath.',
      },
    ],
  },
  benefits: [
    'She has five links left, not six',
    'Nobody sees your calendar',
    'Tuesday is settled in two mails',
    'Your secretary needs no account',
    'A panel of five can still get a link',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'None named. It works by links and invitations [rights] [share]',
    calendar: 'Google and Office 365: reads lists and events, blocks conflicts, makes events [rights]',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'Asks for calendar permissions, the fewest it can do with [rights]',
    languageModels: 'Not stated',
    price: 'Sharing your free times costs nothing. Making links of your own needs a paid account [share]',
  },
  choose: {
    them: [
      'Choose SavvyCal if outsiders should book groups, teams or panels. Flow has no page for that. [team]',
      'People outside can share their free times with you without paying. [share]',
      'An assistant can be let in to run the account for you, on its Premium plan. [delegate]',
    ],
    flow: ['Choose Flow for two people and one hour.', "Choose it if you'd rather look than ask others to."],
  },
  call: {
    line: 'Settle Tuesday without a link.',
    text: 'Her mail is in the demo, and so is a free Tuesday.',
  },
  questions: [
    {
      ask: "Does Flow see other people's calendars?",
      answer: 'Only the busy hours that Google lets you see, and never what is in them.',
    },
    {
      ask: 'Can it find a time for five?',
      answer: 'Yes, if Google shows you when the five are busy. Whoever is hidden is named, so that you can ask.',
    },
    {
      ask: 'Does Flow work with Office 365?',
      answer: "No. It's Gmail and Google Calendar.",
    },
  ],
  examples: [
    {
      say: 'Am I free on Tuesday after three',
      state: 'mail',
      command: 'agenda:free',
      with: 'time: 2026-11-17 15:00-18:00',
      flow: 'Yes, or no and why.',
    },
    {
      say: 'Tell her Tuesday at half past three would be fine',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Tuesday at half past three would be fine',
      flow: 'A sentence with an hour, heard before it goes.',
    },
    {
      say: 'Find time with Ana next week',
      state: 'mail',
      command: 'event:find',
      with: 'time: 2026-11-23..2026-11-27; with: Ana',
      flow: 'The best hour for both, if Google shows you when Ana is busy. If not, you are told so.',
    },
  ],
  sources: [
    {
      name: 'rights',
      publisher: 'SavvyCal Docs',
      title: 'Calendar permissions',
      url: 'https://docs.savvycal.com/article/72-calendar-permissions',
      read: '2026-11-27',
    },
    {
      name: 'share',
      publisher: 'SavvyCal Docs',
      title: 'Sharing availability',
      url: 'https://docs.savvycal.com/article/96-sharing-availability',
      read: '2026-11-27',
    },
    {
      name: 'team',
      publisher: 'SavvyCal Docs',
      title: 'Setting up a team',
      url: 'https://docs.savvycal.com/article/21-setting-up-a-team',
      read: '2026-11-27',
    },
    {
      name: 'delegate',
      publisher: 'SavvyCal Docs',
      title: 'Delegated account access',
      url: 'https://docs.savvycal.com/article/34-delegated-account-access',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
