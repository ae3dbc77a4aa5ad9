import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-finance',
  title: 'Finance',
  adjective: 'financial',
  plural: 'Investment firms, brokers and finance teams',
  description:
    "Trade breaks, capital calls and covenant letters, spoken before the bell. Flow reads a desk's mail aloud and lets no wire request pass as urgent.",
  keywords: [
    'finance email',
    'email for brokers',
    'trading desk inbox',
    'business email compromise',
    'email record keeping',
    'capital call notices',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The bell is at half past nine. Answer first.',
    lead: 'A custodian reports a break of forty thousand shares and wants a word before the open. You are still in the lift. Flow has read it to you by the ninth floor.',
  },
  problem: [
    "A desk gets research notes by the hundred and one message that moves money. Both have charts. Both say 'please see attached'. The break stands between a conference invitation and somebody's view on copper.",
    "And some of it is false. A supplier's bank details change on a Friday. A partner's name is right, the address has one letter too many, and the tone is in a hurry.",
  ],
  solution: [
    'Flow plays the people first: the custodian, the lender, the limited partner. Research waits in its own heap, which you clear in one go or push to the weekend.',
    'An address that only looks like a known one is called out as you hear it. Your reply is read out with its number before it goes, and then it rests for ten seconds.',
  ],
  features: {
    heading: 'From the open to the close',
    items: [
      {
        name: 'Numbers said twice',
        text: 'Amounts in your reply are spoken back. A zero too many is easier to hear than to see.',
      },
      { name: 'Lookalikes named', text: 'A sender who copies a known name from a strange address is marked.' },
      {
        name: 'The date in the letter',
        text: 'Ask "any deadline" and get the day the lender wrote, in the lender\'s words.',
      },
      { name: 'Notes by the heap', text: 'Archive a month of research from one house with one sentence and one yes.' },
      { name: 'Send at the open', text: 'A letter can be timed for Monday at half past nine and left alone.' },
      { name: 'Who is in copy', text: 'Ask who else gets it before you mention a price.' },
    ],
  },
  benefits: [
    'Breaks are matched before the open',
    'A false invoice has one more hurdle to clear',
    'Lenders get their figures on the day they asked for',
    'Research is heard by choice and not by volume',
    'The lift ride replaces the first half hour at the desk',
  ],
  mails: [
    {
      name: 'The trade break',
      text: 'Your forty thousand, their fourteen, and a settlement date that has no patience.',
    },
    { name: 'The capital call', text: 'Ten business days, wire details below, and a drawdown that rounds oddly.' },
    { name: 'The covenant certificate', text: "Due with the quarter's numbers, signed by somebody who is on a plane." },
    { name: 'The changed bank details', text: 'Courteous, plausible, and a reason to pick up the phone.' },
    { name: 'The morning note', text: 'Eleven pages on why yesterday was hard to foresee.' },
  ],
  statistics: [
    {
      figure: '$2.8 billion',
      text: "of losses to business email compromise were reported to the FBI's complaint centre in 2024, in 21,442 complaints. [nacha]",
    },
    {
      figure: '63 %',
      text: 'of organisations met such an attempt in 2024, in the yearly fraud survey of the Association for Financial Professionals. [nacha]',
    },
  ],
  compliance: {
    standard: 'SEC Rule 17a-4(b)(4), records of business mail at broker-dealers',
    requirements: [
      {
        demands:
          'Originals of messages received and copies of messages sent are kept, where they relate to the business. [atkins]',
        flow: "Flow changes nothing about where mail lives. Each message stays in Google's mailbox, where your archive can collect it.",
      },
      {
        demands: 'They are kept for three years at least, the first two within easy reach. [atkins]',
        flow: 'That is for your archive to do. Flow is not one. It archives in the Gmail sense, takes messages out of the inbox, and deletes nothing for good.',
      },
      {
        demands: 'The rule is about the business, and not about the device or medium. [clarity]',
        flow: 'A reply that was spoken becomes an ordinary sent message. The spoken words before it are working notes on a machine you guard.',
      },
      {
        demands: 'Firms find what an examiner asks for, and promptly. [clarity]',
        flow: 'Search helps a person look through their own mail. It holds no certificate and is no tool for supervision. Your own rules decide.',
      },
    ],
  },
  call: { line: 'Clear the queue before the open.', text: 'Try it on a made-up mailbox. No positions are needed.' },
  questions: [
    {
      ask: 'Does it replace our mail archive?',
      answer:
        'No. Keep the archive and its journal rules as they stand. What goes out through Flow goes out through Gmail.',
    },
    {
      ask: 'Will it stop a fraudulent payment?',
      answer:
        "It can't promise that. It points at imitated addresses and slows a reply down. A call to a known number is still the better check.",
    },
    {
      ask: 'Do client names leave our network?',
      answer:
        'Speech is understood on your own machine. A language model is off unless your host connects one and you turn it on.',
    },
  ],
  examples: [
    {
      say: 'Reply that the break is ours and we will correct it before the open',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the break is ours and we will correct it before the open',
      flow: "The custodian's reply admits the break and names the time, and you hear both.",
    },
    {
      say: 'Who else is on it',
      state: 'mail',
      command: 'inquiry:others',
      flow: 'You hear the first names in copy and how many more there are, before you say a word on price.',
    },
    {
      say: 'Archive everything from Hartley Research older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: Hartley Research; day: 2026-10-17',
      flow: 'The old notes of that house are counted, you say yes, and they go as one.',
    },
  ],
  sources: [
    {
      name: 'nacha',
      publisher: 'Nacha',
      title: "FBI's IC3 finds almost $8.5 billion lost to business email compromise in last three years",
      url: 'https://nacha.org/news/fbis-ic3-finds-almost-85-billion-lost-business-email-compromise-last-three-years',
      published: '2025-04-24',
      read: '2026-11-27',
    },
    {
      name: 'atkins',
      publisher: 'Mitch Atkins, FINRA broker-dealer consulting',
      title: 'Back to basics: an old rule in a new world',
      url: 'https://mitchatkinsfinrabrokerdealerconsulting.com/back-to-basics-an-old-rule-in-a-new-world/',
      read: '2026-11-27',
    },
    {
      name: 'clarity',
      publisher: 'LegalClarity',
      title: 'SEC Rule 17a-4 record retention requirements',
      url: 'https://legalclarity.org/sec-rule-17a-4-record-retention-requirements',
      read: '2026-11-27',
    },
  ],
} satisfies Industry;
