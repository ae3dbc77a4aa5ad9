import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-youcanbookme',
  title: 'YouCanBookMe',
  type: 'scheduler',
  owner: 'YouCanBookMe Ltd',
  site: 'https://youcanbook.me',
  description:
    'YouCanBookMe shows your free hours to clients and lets them take one. Flow lets you give one away in a sentence. Ten rows, all from its own help pages.',
  keywords: [
    'YouCanBookMe alternative',
    'Flow vs YouCanBookMe',
    'booking page',
    'Google Calendar booking',
    'voice scheduling',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Clients take an hour. Friends are given one.',
    lead: "A booking page is a shop window with hours in it. For clients that's right. An old friend who asks for coffee shouldn't have to go through the window.",
  },
  problem: [
    'You have a page, so you send it to everyone, and some of them fall silent. They had asked you, and got a form with your logo.',
    "Others use it and take the one hour that you'd have kept, because a page doesn't know that you hate Mondays but love this client.",
  ],
  solution: [
    "Flow is for the hours you give. Ask what's free, say which of them you mean, and it goes out in your own words. What they take stands in the calendar a sentence later.",
    "Since the page reads the same calendar, it knows at once that the hour has gone. The window and the back door don't collide.",
  ],
  features: {
    heading: 'At the back door',
    items: [
      {
        name: 'The hour you mean',
        text: 'Not all that are free, but this one.',
      },
      {
        name: 'In your words',
        text: 'With a reason, or with none.',
      },
      {
        name: 'Down at once',
        text: 'In the calendar, with them invited.',
      },
      {
        name: 'A favour moved',
        text: 'By half an hour, without a form.',
      },
      {
        name: 'Mondays kept',
        text: 'A block in the calendar, which the window respects.',
      },
    ],
  },
  benefits: [
    "Friends aren't sent to a form",
    'You choose whom Monday is for',
    'The page and you never clash',
    'Favours can be moved by word',
    'A coffee is arranged like a coffee',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Google and Outlook, with iCloud named on an older page [basics] [direct]',
    undo: 'Not stated',
    sending: 'Sends notices of bookings, from your own Gmail if you connect it [integrations]',
    offline: 'Not stated',
    whereMailIs: 'Holds no mailbox. Bookings go straight into your calendar, with no copy to sync [direct]',
    languageModels: 'Not stated',
    price: 'A free account, or one priced by the number of linked calendars [billing]',
  },
  choose: {
    them: [
      'Choose YouCanBookMe if clients should book without writing to you. Flow has no window.',
      'Payments, padding between bookings and teams of calendars are thought of. [basics] [integrations]',
      'It keeps no second version of your diary, which spares much grief. [direct]',
    ],
    flow: [
      "Choose Flow for the dates that begin with 'how are you'.",
      'Choose both, on one calendar, with a window and a back door.',
    ],
  },
  call: {
    line: 'Give one hour away by hand.',
    text: 'An old friend asks for coffee in the pretend mailbox.',
  },
  questions: [
    {
      ask: 'Can Flow make a booking page?',
      answer: 'No. It proposes hours by mail and books what was agreed.',
    },
    {
      ask: 'Will Flow see bookings from the page?',
      answer: 'Yes. They are events in your Google Calendar, and can be read, moved and cancelled.',
    },
    {
      ask: 'Does it take payments?',
      answer: 'No. It has nothing to do with money.',
    },
  ],
  examples: [
    {
      say: 'Reply that Friday at nine at the usual place would be a joy',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Friday at nine at the usual place would be a joy',
      flow: 'An hour given away, in your words.',
    },
    {
      say: 'Schedule coffee with Ana on Friday at nine',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-20 09:00; title: coffee; with: Ana',
      flow: 'Down in the calendar, and she is invited.',
    },
    {
      say: 'Block Monday from nine to twelve for writing',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-23 09:00-12:00; title: writing',
      flow: 'The window shows that morning as taken.',
    },
  ],
  sources: [
    {
      name: 'basics',
      publisher: 'YouCanBookMe Support',
      title: 'YouCanBookMe basics',
      url: 'https://support.youcanbook.me/article/643-youcanbook-me-basics',
      read: '2026-11-27',
    },
    {
      name: 'integrations',
      publisher: 'YouCanBookMe Support',
      title: 'Managing your integrations',
      url: 'https://support.youcanbook.me/article/595-managing-your-integrations',
      read: '2026-11-27',
    },
    {
      name: 'direct',
      publisher: 'YouCanBookMe',
      title: 'Link your availability directly',
      url: 'https://www.youcanbook.me/feature/direct/',
      read: '2026-11-27',
    },
    {
      name: 'billing',
      publisher: 'YouCanBookMe Support',
      title: 'Subscriptions and billing',
      url: 'https://support.youcanbook.me/hc/en-us/articles/17321768178967-Subscriptions-and-billing',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
