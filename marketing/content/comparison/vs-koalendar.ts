import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-koalendar',
  title: 'Koalendar',
  type: 'scheduler',
  owner: 'Koalendar',
  site: 'https://koalendar.com',
  description:
    'Koalendar gives people a page on which to book you. Flow lets you offer a time in your own words. Ten rows from its help pages, for those who do a bit of both.',
  keywords: [
    'Koalendar alternative',
    'Flow vs Koalendar',
    'booking page',
    'appointment scheduling',
    'schedule by voice',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'A page for strangers, a word for friends.',
    lead: "If strangers book you, you want a page. They look, pick, and get a mail that says so. If an old client asks 'when could we', the page feels like a ticket machine in front of a living room.",
  },
  problem: [
    "So people who have a page still write half of their dates by hand, looking from mail to calendar and back. It's the half with people they like.",
    'That half is slow. It comes with a story about the holidays, to which one has to say something, too.',
  ],
  solution: [
    'Flow is for the half with the stories. It reads you the holidays. You ask what Wednesday is like, it tells you, and you say: how lovely, and how about Wednesday at four.',
    'If they say yes, one sentence makes the event and invites them. No page was shown to anybody.',
  ],
  features: {
    heading: 'The half with stories',
    items: [
      {
        name: 'What Wednesday is like',
        text: 'Told to you in a sentence.',
      },
      {
        name: 'An offer in a letter',
        text: 'With the holidays answered in the same breath.',
      },
      {
        name: 'A yes becomes an event',
        text: 'Made, and the guest invited.',
      },
      {
        name: 'A change of mind',
        text: 'Moved, and they hear of it when you say so.',
      },
      {
        name: 'A no-show',
        text: 'A friendly line, without a form.',
      },
    ],
  },
  benefits: [
    'Living rooms have no ticket machine',
    'Stories are answered',
    'Wednesday is looked up for you',
    'Old clients stay old clients',
    'The page goes on serving strangers',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'None. Booking mails are sent for you, in words that you can change [notices]',
    calendar: "Google and Microsoft calendars: reads them for conflicts, and adds what's booked [rights]",
    undo: 'Not stated',
    sending: 'Confirmations, reminders and follow-ups by set rules [notices]',
    offline: 'Not stated',
    whereMailIs: 'It asks for your calendars, as its list of permissions shows, and not for your mail [rights]',
    languageModels: 'Not stated',
    price: 'Not stated',
  },
  choose: {
    them: [
      "Choose Koalendar if people whom you don't know should find a time without you. [notices]",
      "Reminders go out before a meeting, by mail or as a text, and lower the number who don't come, it says. [notices]",
      'You can ask to approve each booking first. [notices]',
    ],
    flow: [
      'Choose Flow for dates that come with a letter.',
      'Choose it to have the calendar told to you while you read.',
    ],
  },
  call: {
    line: 'Offer Wednesday in a sentence.',
    text: 'In the demo somebody was at the sea, and wants a date.',
  },
  questions: [
    {
      ask: 'Does Flow have a booking page?',
      answer: 'No. It offers times in a mail that you speak.',
    },
    {
      ask: 'Does Flow remind guests?',
      answer: 'The calendar does, as Google is set. Flow sends nothing by rule.',
    },
    {
      ask: 'Can I use both?',
      answer: 'Yes. Bookings come as mails, and as events that Flow can tell you about.',
    },
  ],
  examples: [
    {
      say: 'What is Wednesday like',
      state: 'mail',
      command: 'agenda:list',
      with: 'time: 2026-11-18',
      flow: 'The day is told, with its gaps.',
    },
    {
      say: 'Tell her the sea sounds lovely and Wednesday at four would suit me',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the sea sounds lovely and Wednesday at four would suit me',
      flow: 'A story answered, and an hour offered.',
    },
    {
      say: 'Schedule coffee with Maria on Wednesday at four',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-18 16:00; title: coffee; with: Maria',
      flow: "In the calendar, and she's invited.",
    },
  ],
  sources: [
    {
      name: 'notices',
      publisher: 'Koalendar Help',
      title: 'Notifications after a booking',
      url: 'https://help.koalendar.com/article/44-what-notifications-will-my-invitees-and-me-receive-after-a-booking-is-made',
      read: '2026-11-27',
    },
    {
      name: 'rights',
      publisher: 'Koalendar Help',
      title: 'Calendar permissions',
      url: 'https://help.koalendar.com/article/61-calendar-permissions',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
