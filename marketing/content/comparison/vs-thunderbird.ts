import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-thunderbird',
  title: 'Thunderbird',
  type: 'mail client',
  owner: 'Mozilla Foundation',
  site: 'https://www.thunderbird.net',
  description:
    'Two free programs that respect you. Thunderbird is a workbench for every account you have. Flow is a voice for one of them. Ten sourced rows, and how to choose.',
  keywords: ['Thunderbird alternative', 'Flow vs Thunderbird', 'open source email', 'free email client', 'voice email'],
  updated: '2026-11-27',
  hero: {
    line: 'A whole workbench, or a voice at it.',
    lead: "If you like software that can be read, changed and kept, you'll like both of these. They share a creed and hardly a single feature.",
  },
  problem: [
    'A workbench is wonderful at the bench. It has drawers for eleven accounts, and filters of the kind that need a diagram.',
    "It doesn't come along to the shed, though. There you have gloves on, and the one mail that counts is on the other side of the yard.",
  ],
  solution: [
    'Flow takes the Gmail part of your life off the bench and puts it in your ear. You hear what has come and say what should be done.',
    'The two get on well. What you settle with your voice in the shed shows up as settled on the bench, for Gmail holds both in step.',
  ],
  features: {
    heading: 'The shed and the bench',
    items: [
      {
        name: 'Gloves on',
        text: 'No key and no pointer for a whole session, if you want it so.',
      },
      {
        name: 'A question, an answer',
        text: 'Ask when somebody promised something, and hear the line.',
      },
      {
        name: 'Orders that wait',
        text: "No signal in the shed? They're carried out by the house.",
      },
      {
        name: 'Same freedom',
        text: 'Free software, on your own machine. Change it if you dislike it.',
      },
      {
        name: 'Undo by the month',
        text: 'What you archived three weeks ago can be put back.',
      },
    ],
  },
  benefits: [
    'The shed has an inbox',
    'Your principles come along',
    'Bench and ear agree on what is done',
    'Filters stay where you built them',
    'A month of second thoughts',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'IMAP and POP, so nearly every provider [terms]',
    calendar: 'By way of an extension, as described in 2013 [old]',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'With IMAP, on the server and on your computer [terms]',
    languageModels: 'Not stated',
    price: 'Free and open source [docs]',
  },
  choose: {
    them: [
      'Choose Thunderbird if you have many accounts, strict filters, newsgroups or feeds. It takes them all. [old]',
      'It has encryption with OpenPGP built in, and a great library of add-ons. [docs]',
      'It keeps whole archives on your own disk, which is the safest place for the years before this one. [terms]',
    ],
    flow: [
      "Choose Flow for the hours in which you can't sit at the bench.",
      "Choose it when you'd sooner say a thing than build a filter for it.",
    ],
  },
  call: {
    line: 'Carry one mailbox into the shed.',
    text: "Flow's source is there to read as well. The practice inbox is quicker.",
  },
  questions: [
    {
      ask: 'Does Flow speak IMAP?',
      answer:
        "No. It uses Google's own way into Gmail, for labels and threads to be right. Other providers aren't supported.",
    },
    {
      ask: 'Can I run both?',
      answer: 'Yes. Point Thunderbird at the same Gmail account, and each sees what the other did.',
    },
    {
      ask: 'Is Flow really free?',
      answer:
        'The program is, on your own machine. What it makes for you with our service costs credits, and the first thirty are free.',
    },
  ],
  examples: [
    {
      say: 'When did Tom promise the drawings',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: When did Tom promise the drawings',
      flow: "The sentence with its date, or a plain 'I don't find it'.",
    },
    {
      say: 'Undo the last two',
      state: 'mail',
      command: 'take-back:last',
      with: 'count: 2',
      flow: 'Two verdicts are taken back, in Gmail too.',
    },
  ],
  sources: [
    {
      name: 'terms',
      publisher: 'Mozilla Support',
      title: 'Glossary of terms including types of accounts',
      url: 'https://support.mozilla.org/en-US/kb/glossary-terms-including-types-accounts',
      published: '2018-07-22',
      read: '2026-11-27',
    },
    {
      name: 'docs',
      publisher: 'Docs Open Source',
      title: 'Thunderbird',
      url: 'https://docsopensource.github.io/docs/Popular_Projects/6.69_thunderbird',
      read: '2026-11-27',
    },
    {
      name: 'old',
      publisher: 'arm00r',
      title: 'Mozilla Thunderbird',
      url: 'https://arm00r.blogspot.com/2013/03/mozilla-thunderbird.html',
      published: '2013-03-07',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
