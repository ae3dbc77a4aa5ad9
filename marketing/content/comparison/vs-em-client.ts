import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-em-client',
  title: 'eM Client',
  type: 'mail client',
  owner: 'eM Client, Inc.',
  site: 'https://www.emclient.com',
  description:
    'eM Client gathers mail, calendar, tasks and chat on your desktop. Flow takes Gmail off the desktop. Ten rows from manuals and public pages, with dates.',
  keywords: [
    'eM Client alternative',
    'Flow vs eM Client',
    'desktop email client',
    'Windows email program',
    'voice email',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'Everything on one desk, or no desk at all.',
    lead: 'eM Client is a big, tidy desk with a place for all of it. Flow is for the hours when you have left the desk and the mail has come along.',
  },
  problem: [
    'On a good desk you are quick. You have the calendar on the right, the tasks below, and mail in three columns. Then you stand up.',
    'From then on it is the phone, one column, one thumb. Most people spend more of the day standing than they think.',
  ],
  solution: [
    'Flow is made for those who stand. One thread, one voice, one verdict. The calendar is a question away, and the thumb stays out of it.',
    'Back at the desk you see what you did on the stairs. Both look at the same Gmail, so an answer given by mouth lies in the same thread as one that you typed.',
  ],
  features: {
    heading: 'For the standing hours',
    items: [
      {
        name: 'Three columns become one voice',
        text: 'Who, what, and what they want.',
      },
      {
        name: 'The calendar by question',
        text: 'Free on Thursday? Then book it.',
      },
      {
        name: 'Tasks as notes',
        text: 'One sentence to yourself, into the inbox.',
      },
      {
        name: 'Long letters wait',
        text: "They're put off till you sit.",
      },
      {
        name: 'In step with the desk',
        text: "What's archived here is archived there.",
      },
    ],
  },
  benefits: [
    'Stairs, kitchens and car parks count',
    'The desk is empty when you return',
    'One thumb gets its rest',
    'Long letters meet you seated',
    'Nothing moves to a new program',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, Office 365, Outlook, Exchange and others [download]',
    calendar: 'Its own, with tasks, as in its manual of 2019 [manual]',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'Not stated',
    languageModels: 'ChatGPT writes or edits text, and only when you press for it [ai]',
    price: 'Free for private use, beside paid licences, by its licence terms [download]',
  },
  choose: {
    them: [
      'Choose eM Client if you sit, on Windows or a Mac, and want mail, dates, tasks and contacts in one window. [download]',
      'Accounts of all kinds come together there, and old mail from other programs is taken in. [download]',
      'Its AI sends nothing until you press a button, which is as it should be. [ai]',
    ],
    flow: [
      "Choose Flow for the part of the day that isn't spent in a chair.",
      "Choose it beside the desk program. They don't disturb each other.",
    ],
  },
  call: {
    line: 'Stand up. The mail comes along.',
    text: 'Nothing to install for a try. The mailbox there belongs to nobody.',
  },
  questions: [
    {
      ask: 'Does Flow do tasks?',
      answer:
        "No. A note to self lands in your inbox, and a block in your calendar. Promises in your mail it notes, and that's all.",
    },
    {
      ask: 'Can Flow open Exchange or Office 365?',
      answer: 'No, Gmail only.',
    },
    {
      ask: 'Will folders in eM Client change?',
      answer: "Labels and archive are Gmail's, so both programs show them alike.",
    },
  ],
  examples: [
    {
      say: 'When does my day start tomorrow',
      state: 'mail',
      command: 'agenda:first',
      with: 'time: 2026-11-18',
      flow: 'The first hour, asked from the kitchen.',
    },
    {
      say: 'Snooze it until Monday at ten',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-23 10:00',
      flow: 'The long letter waits for the chair.',
    },
  ],
  sources: [
    {
      name: 'download',
      publisher: 'UpdateDown',
      title: 'eM Client',
      url: 'https://ms.updatedown.com/em-client.html',
      read: '2026-11-27',
    },
    {
      name: 'manual',
      publisher: 'PDF Cookie',
      title: 'eM Client manual',
      url: 'https://pdfcookie.com/documents/em-client-manual-mlxzg54m9j27',
      published: '2019-11',
      read: '2026-11-27',
    },
    {
      name: 'ai',
      publisher: 'IceWarp Desktop Client, which is made from it',
      title: 'AI in eM Client',
      url: 'https://desktopclient.icewarp.com/ai',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
