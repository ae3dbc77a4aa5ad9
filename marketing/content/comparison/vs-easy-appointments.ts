import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-easy-appointments',
  title: 'EasyAppointments',
  type: 'scheduler',
  owner: 'Alex Tselegidis',
  site: 'https://easyappointments.org',
  description:
    'EasyAppointments gives customers a page to book on, from your own server. Flow gives you a voice for the calendar behind it. Ten rows from its readme.',
  keywords: [
    'EasyAppointments alternative',
    'Flow vs EasyAppointments',
    'self-hosted booking',
    'appointment scheduling',
    'voice calendar',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'A booking desk, or a word with your calendar.',
    lead: 'Both can live on the same little server. One faces your customers and lets them choose. The other faces you and lets you change your mind.',
  },
  problem: [
    "A salon or a practice fills up by itself once there's a page to book on. Then somebody's child has a fever, and the day has to be moved by hand.",
    'The hand is wet, or has scissors in it. The phone lies by the till.',
  ],
  solution: [
    "Since bookings can reach your Google Calendar, Flow can speak of them. Ask what comes next, push the eleven o'clock by half an hour, and write to the one it touches.",
    "The customer's mail plays as well, as she is a person who waits. You answer between two heads of hair.",
  ],
  features: {
    heading: 'Scissors in hand',
    items: [
      {
        name: "What's next",
        text: 'Title and hour, without wiping a finger.',
      },
      {
        name: 'A gap today',
        text: 'Where you could fit in the fever.',
      },
      {
        name: 'A word to her',
        text: 'A line by mail, dictated and read back.',
      },
      {
        name: 'Keep a morning free',
        text: 'Block it before the page gives it away.',
      },
      {
        name: 'Take it back',
        text: 'Moved the wrong one? Undo.',
      },
    ],
  },
  benefits: [
    'The fever finds a slot',
    'Scissors stay in the hand',
    'Customers hear from a person',
    'One server, two good uses',
    "Tomorrow's first head of hair is known tonight, before you sweep",
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'None to connect. It sends its own notices by mail [readme]',
    calendar: 'Syncs with Google Calendar [readme]',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'Holds no mailbox. Bookings are on a server of yours [readme]',
    languageModels: 'Not stated',
    price: 'Open source under the GPL 3, also for commercial use [readme]',
  },
  choose: {
    them: [
      'Choose EasyAppointments if customers should book by themselves. Flow has no page for them.',
      'It knows services, staff and working plans, as a business needs. [readme]',
      'It sits in a folder of your web server, with your own name on it. [readme]',
    ],
    flow: [
      'Choose Flow for the calendar and the mail as you meet them, with busy hands.',
      'Choose both, since they meet in Google Calendar.',
    ],
  },
  call: {
    line: "Move the eleven o'clock by word of mouth.",
    text: 'The invented salon has a fever at eleven. See what you can do.',
  },
  questions: [
    {
      ask: 'Does Flow talk to the booking page?',
      answer: 'Not directly. What has been synced to Google Calendar it can read and move.',
    },
    {
      ask: 'Will moving an entry tell the customer?',
      answer: "If she's a guest of it, the calendar tells her. Otherwise dictate her a line.",
    },
    {
      ask: 'Are both self-hosted?',
      answer: 'Yes. For Flow you need a machine that can stay on.',
    },
  ],
  examples: [
    {
      say: "Push my eleven o'clock by thirty minutes",
      state: 'mail',
      command: 'event:shift',
      with: 'time: 2026-11-17 11:00; scope: this; by: 30',
      flow: 'Moved by half an hour, with a word if it now clashes.',
    },
    {
      say: 'Tell her half past eleven is better today',
      state: 'mail',
      command: 'reply:words',
      with: 'words: half past eleven is better today',
      flow: 'She has it in writing, in your tone.',
    },
    {
      say: 'Block tomorrow from nine to eleven',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-18 09:00-11:00',
      flow: 'The page finds those hours taken.',
    },
  ],
  sources: [
    {
      name: 'readme',
      publisher: 'EasyAppointments on GitHub',
      title: 'README',
      url: 'https://github.com/alextselegidis/easyappointments',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
