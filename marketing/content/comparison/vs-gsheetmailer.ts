import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-gsheetmailer',
  title: 'GSheetMailer',
  type: 'mail merge',
  owner: 'the makers of GSheetMailer',
  site: 'https://gsheetmailer.com',
  description:
    'GSheetMailer mails the rows of a Google Sheet from your browser. Flow reads the answers to you and takes yours by voice. Ten rows from its privacy page.',
  keywords: [
    'GSheetMailer alternative',
    'Flow vs GSheetMailer',
    'Google Sheets mail merge',
    'personalised email Gmail',
    'Chrome mail merge',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Row by row, or word by word.',
    lead: "In a sheet, people are rows. That's right for an invitation to the summer party. It's less right for the one who answers that she has just lost her job.",
  },
  problem: [
    'A merge is personal by the row: her name, her table, her train. That is a real service to eighty guests. In an answer, personal means something else.',
    "The something else needs a minute of your attention, and minutes come in odd places: at the pool's edge, in a parked car, between two doors.",
  ],
  solution: [
    "Flow is made for odd places. You hear her mail, you say what you'd say to her face, and it goes to her alone, after you have heard it too.",
    'A party of eighty may still be invited with a sheet. The eighty-first thing is done by voice.',
  ],
  features: {
    heading: 'The eighty-first thing',
    items: [
      {
        name: 'Heard in full',
        text: 'Say so, and nothing is shortened.',
      },
      {
        name: 'Said to her face',
        text: 'Without a field, without a tone setting.',
      },
      {
        name: 'A second listen',
        text: 'Before it leaves, and ten seconds after your yes.',
      },
      {
        name: 'Come back to it',
        text: 'In a week, to ask how she is.',
      },
      {
        name: 'Quiet about it',
        text: 'Private mode, if someone gets into the car.',
      },
    ],
  },
  benefits: [
    'The hard answer is given the same day',
    'Parked cars are good for hard answers',
    'She gets an answer and not a row',
    "You'll ask again in a week",
    "The party's list stays a list",
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, with your own account [privacy]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Made from your template and a sheet, and sent through your own Gmail [privacy]',
    offline: 'Not stated',
    whereMailIs:
      'Handled mainly in the browser. It states that it builds no central store of mail texts in its present version [privacy]',
    languageModels: 'It states that no model is trained on Google data [privacy]',
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose GSheetMailer if you have a sheet, a template and Chrome, and many people to write to. [privacy]',
      'You choose which account and which sheet it may see, and can take that back at Google. [privacy]',
      'It works mainly inside the browser. Flow needs a machine to run on. [privacy]',
    ],
    flow: [
      "Choose Flow for answers, and for all the mail that isn't a campaign.",
      'Choose it if your best minutes are spent away from Chrome.',
    ],
  },
  call: {
    line: 'Give one person a whole minute.',
    text: 'In the demonstration, someone has had bad news. Practise being kind out loud.',
  },
  questions: [
    {
      ask: 'Can Flow invite eighty people?',
      answer: 'No. It writes to those you name, one mail at a time.',
    },
    {
      ask: 'Does Flow run as an extension?',
      answer: "No. It's a page of its own, from your own machine.",
    },
    {
      ask: 'Do replies to a merge reach Flow?',
      answer: 'Yes. They arrive in your Gmail, and it plays them among the people who wait.',
    },
  ],
  examples: [
    {
      say: 'Read the whole thing',
      state: 'mail',
      command: 'read',
      flow: 'All of it, for once.',
    },
    {
      say: 'Tell her I am so sorry, and I will call tonight',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I am so sorry, and I will call tonight',
      flow: "What you'd say to her face, and you hear it first.",
    },
    {
      say: 'Remind me next Tuesday at nine',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-24 09:00',
      flow: 'To ask how she is.',
    },
  ],
  sources: [
    {
      name: 'privacy',
      publisher: 'GSheetMailer',
      title: 'Privacy policy',
      url: 'https://gsheetmailer.com/en/privacy/',
      published: '2026-04',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
