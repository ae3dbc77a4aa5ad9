import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-yamm',
  title: 'Yet Another Mail Merge',
  type: 'mail merge',
  owner: 'Talarian',
  site: 'https://yamm.com',
  description:
    'YAMM turns a Google Sheet into a mailing, and Gmail sends it. Flow turns the replies into answers. Ten rows from its help and a university.',
  keywords: [
    'YAMM alternative',
    'Flow vs Yet Another Mail Merge',
    'Google Sheets mail merge',
    'Gmail mailing',
    'reply by voice',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The sheet is sent. The sheet writes back.',
    lead: 'Universities invite with it, clubs remind with it, and it does that well. This page is about the other direction, in which there is no sheet.',
  },
  problem: [
    "You let it go on Tuesday and feel like a post office. On Wednesday the counter opens: 'I can't on the ninth.' 'Is there a vegan option?' 'Who are you?'",
    "The report counts them as responses. That's what they are in a report.",
  ],
  solution: [
    "Flow opens the counter with you, wherever you happen to be. One steps up, you hear what it's about, you answer, and the next one steps up.",
    "'Who are you?' gets the longest answer, and rightly so. You say it as you would across a counter, with your name first.",
  ],
  features: {
    heading: 'At the counter',
    items: [
      {
        name: 'One after the other',
        text: 'People first. Bounces and absences last.',
      },
      {
        name: 'An answer each',
        text: 'Framed and heard, in half a minute.',
      },
      {
        name: 'What they wrote before',
        text: 'One question to your mail, and you know them.',
      },
      {
        name: 'To the kitchen',
        text: 'The vegans go to whoever cooks.',
      },
      {
        name: 'Closed at six',
        text: 'The rest till tomorrow, in one sentence.',
      },
    ],
  },
  benefits: [
    "Wednesday's counter has no queue",
    "'Who are you' is answered properly",
    'The cook gets numbers from you, not from a report',
    'Answers are made between other things',
    'The post office was the easy part',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, which does the sending itself [process]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'At once or, for paying users, later. It acts on your draft only at that time [process]',
    offline: 'Not stated',
    whereMailIs: 'With Google. It stores subject lines and figures, not drafts or recipients [storage]',
    languageModels: 'Not stated',
    price: 'Free for 50 recipients in 24 hours, as an older page says, and paid beyond that [limits]',
  },
  choose: {
    them: [
      'Choose YAMM if you mail lists from a sheet. One university recommends it for up to 1,500 a day. [york]',
      "Its help says in a table what is stored and what isn't, which deserves copying. [storage]",
      'It shows on the sheet which mail has been sent, and takes care of unsubscribing. [york]',
    ],
    flow: ['Choose Flow for those who write back.', 'Choose both. They share Gmail, and nothing else.'],
  },
  call: {
    line: 'Open the counter for ten minutes.',
    text: 'In the pretend mailbox someone wants to know who you are.',
  },
  questions: [
    {
      ask: 'Can Flow send a mailing?',
      answer: 'No. One mail to people that you name, at a time.',
    },
    {
      ask: 'Does Flow read Google Sheets?',
      answer: 'No, only Gmail and Google Calendar.',
    },
    {
      ask: 'Does Flow count opens or clicks?',
      answer: 'No. It counts what is left, and it tells you when you ask.',
    },
  ],
  examples: [
    {
      say: 'Tell him there is a vegan option, and the kitchen knows',
      state: 'mail',
      command: 'reply:words',
      with: 'words: there is a vegan option, and the kitchen knows',
      flow: 'Next, please.',
    },
    {
      say: 'Forward it to the caterer and say one more vegan',
      state: 'mail',
      command: 'forward:who',
      with: 'who: the caterer; words: one more vegan',
      flow: 'The cook hears it from you.',
    },
    {
      say: 'What did the dean say about the ninth',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did the dean say about the ninth',
      flow: 'His sentence, its date, and you can answer.',
    },
  ],
  sources: [
    {
      name: 'process',
      publisher: 'YAMM Support',
      title: 'How are your bulk emails sent with YAMM',
      url: 'https://support.yet-another-mail-merge.com/hc/en-us/articles/360003636613--DATA-PROCESSING-How-are-your-bulk-emails-sent-with-YAMM',
      read: '2026-11-27',
    },
    {
      name: 'storage',
      publisher: 'YAMM',
      title: 'What data is stored by YAMM',
      url: 'https://yamm.com/help/data-security-and-policy/data-policy/data-storage-what-data-is-stored-by-yamm-and-how-is-it-used/',
      read: '2026-11-27',
    },
    {
      name: 'limits',
      publisher: 'YAMM, on an older site',
      title: 'Sending limits',
      url: 'https://sites.google.com/site/scriptsexamples/available-web-apps/mail-merge/documentation/send-messages/sending-limits',
      read: '2026-11-27',
    },
    {
      name: 'york',
      publisher: 'University of York',
      title: 'Yet Another Mail Merge',
      url: 'https://www.york.ac.uk/it-services/software/a-z/yamm/overview/',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
