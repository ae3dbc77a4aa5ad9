import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-stratvert-mail-merge',
  title: 'Mail Merge by Stratvert',
  type: 'mail merge',
  owner: 'Stratvert Media',
  site: 'https://kevinstratvert.com',
  description:
    "Mail Merge by Stratvert Media sends a sheet's worth of mails inside your Google account. Flow answers those who write back. Ten rows from its policy.",
  keywords: [
    'Mail Merge alternative',
    'Flow vs Mail Merge',
    'Gmail mail merge add-on',
    'Google Sheets mail merge',
    'reply by voice',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'A sheet of names, and what they answer.',
    lead: "You have a list of parents, members or tenants, and a letter for all of them. An add-on does that. Then they answer, each in their own way, and that's no job for a sheet.",
  },
  problem: [
    'Sixty letters out on Sunday evening make twenty answers by Monday noon. Half say yes. Three ask about parking. One has moved to Chile.',
    "The add-on is done by then. You aren't.",
  ],
  solution: [
    'Flow goes through the twenty by ear. The yeses get a thank-you, the parking gets its sentence, and Chile gets your best wishes. You do it while the coffee runs through.',
    'Nothing is sent to a list. Every answer is one mail, said by you.',
  ],
  features: {
    heading: 'Monday noon',
    items: [
      {
        name: 'A thank-you in two words',
        text: 'Drafted, read, gone.',
      },
      {
        name: 'The same sentence, thrice',
        text: 'Said three times, as there are no templates. It takes less time than to find one.',
      },
      {
        name: 'Off the list',
        text: 'Forward Chile to whoever keeps the sheet.',
      },
      {
        name: 'No answer yet',
        text: 'A date for those who must still say yes.',
      },
      {
        name: 'All the yeses, filed',
        text: 'Under one label, with a word each.',
      },
    ],
  },
  benefits: [
    'Twenty answers fit into one coffee',
    'Each of them sounds meant',
    "The sheet's keeper hears of Chile",
    'Who is silent shows by itself',
    "Sunday's letter ends on Monday, with nobody left out",
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, as an add-on inside it [policy]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Sends for you, only while you run a merge [policy]',
    offline: 'Not stated',
    whereMailIs: 'In your own Google account. Nothing is copied to another server [policy]',
    languageModels: 'None. Your data trains no model, it states [policy]',
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose Mail Merge if you have one letter and many names. Flow sends only one at a time.',
      "It runs wholly within Google's own tools and stores one setting, the address of your sheet. [policy]",
      'Files from Drive can be attached by a column of the sheet. Flow attaches nothing by itself. [policy]',
    ],
    flow: [
      'Choose Flow for the hour in which people answer.',
      "Choose both. They never get in each other's way, since one ends where the other begins.",
    ],
  },
  call: {
    line: 'Answer the twenty over one coffee.',
    text: 'The sample mailbox has sixty letters out and twenty back.',
  },
  questions: [
    {
      ask: 'Can Flow fill names into a letter?',
      answer: 'No. It has no templates and no merge.',
    },
    {
      ask: 'Can Flow read the sheet?',
      answer: 'No. It knows mail and calendar.',
    },
    {
      ask: 'Do both keep data at home?',
      answer:
        'The add-on stays in your Google account, by its policy. Flow adds the machine that you run it on. [policy]',
    },
  ],
  examples: [
    {
      say: 'Say thanks',
      state: 'mail',
      command: 'short:thanks',
      with: 'reply: thanks',
      flow: 'Two words, and a polite mail is ready to be heard.',
    },
    {
      say: 'Tell her there is parking behind the hall',
      state: 'mail',
      command: 'reply:words',
      with: 'words: there is parking behind the hall',
      flow: 'The sentence, said for the first of three times.',
    },
    {
      say: 'Forward it to Benno and say please take them off the list',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Benno; words: please take them off the list',
      flow: 'Chile is in good hands.',
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'Kevin Stratvert',
      title: 'Mail Merge privacy policy',
      url: 'https://kevinstratvert.com/mail-merge-privacy-policy/',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
