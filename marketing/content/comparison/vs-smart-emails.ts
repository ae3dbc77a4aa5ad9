import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-smart-emails',
  title: 'Smart Emails',
  type: 'assistant',
  owner: 'the makers of Smart Emails',
  site: 'https://www.smartemails.ai',
  description:
    'Smart Emails reads each mail with a model and gives it a priority. Flow reads each mail to you and takes a verdict. Ten rows from its privacy policy.',
  keywords: [
    'Smart Emails alternative',
    'Flow vs Smart Emails',
    'AI email classification',
    'email priority',
    'triage by voice',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Sorted by a model, or settled by you.',
    lead: 'Sorting is half of triage, and the half that machines like. The other half is settling. This page compares a sorter with a settler.',
  },
  problem: [
    'You come back to a mailbox in neat classes: urgent, important, later. It looks as if something had been done. Each mail is still there.',
    'And when a class is wrong, you only find out by reading what you had been told to skip.',
  ],
  solution: [
    'Flow puts mail in an order as well, by plain rules: you alone, who waits, what is a list. Then it goes on to the part that takes the weight off. It plays one, and you settle it.',
    "Ask why a thread is first and you get a sentence. If you disagree, say next. There's no class to correct and no model to teach. You simply go on, and what you pass over keeps its place in Gmail for another day.",
  ],
  features: {
    heading: 'Settling',
    items: [
      {
        name: 'Answered',
        text: 'A spoken line, framed and read back.',
      },
      {
        name: 'Postponed',
        text: 'Gone until an hour that you name.',
      },
      {
        name: 'Passed on',
        text: 'To a name, with a reason.',
      },
      {
        name: 'Filed or gone',
        text: 'Under a label, or into the archive.',
      },
      {
        name: 'Refused',
        text: 'Unsubscribe, mute, block, spam.',
      },
    ],
  },
  benefits: [
    'The count goes down, not only sideways',
    'An order you can ask about',
    'No body of a mail is shown to a model',
    'Wrong turns are undone in a word',
    'Done means done',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail and Outlook [policy]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Drafts of replies are made when you click, and not kept [policy]',
    offline: 'Not stated',
    whereMailIs: 'Keeps previews of up to 400 characters, and no bodies [policy]',
    languageModels: 'The full body goes to an AI provider to be classified, then is dropped [policy]',
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose Smart Emails if you want classes and a reason for each, in Gmail or in Outlook. [policy]',
      "Its policy is unusually exact about what's kept: a preview, a class, a sentence why. [policy]",
      'It works while you do other things. Flow waits for you.',
    ],
    flow: [
      "Choose Flow if sorted isn't enough, and you want it gone.",
      "Choose it if you'd sooner no provider of models read the bodies.",
    ],
  },
  call: {
    line: 'Settle five, and count again.',
    text: 'The count in the made-up mailbox begins at eleven.',
  },
  questions: [
    {
      ask: 'Does Flow classify mail?',
      answer:
        "Only as far as the order needs: people, lists, notices. Nothing is stored as a class, and Gmail isn't changed by it.",
    },
    {
      ask: 'Does Flow run in the background?',
      answer: 'It fetches mail, and carries out what you timed. It takes no decision.',
    },
    {
      ask: "Is Flow's order ever wrong?",
      answer: 'Surely. Then say next, or only the important ones, and it does as told.',
    },
  ],
  examples: [
    {
      say: 'Why is this important',
      state: 'mail',
      command: 'inquiry:why',
      flow: 'A plain sentence, to be agreed with or not.',
    },
    {
      say: 'Next',
      state: 'mail',
      command: 'next:1',
      with: 'count: 1',
      flow: 'You disagree, and the following one plays.',
    },
    {
      say: 'Mute this thread',
      state: 'mail',
      command: 'mute',
      flow: "Settled by silence. It won't come up again.",
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'Smart Emails',
      title: 'Privacy policy',
      url: 'https://www.smartemails.ai/privacy',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
