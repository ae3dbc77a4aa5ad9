import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-email-triage-ai',
  title: 'Email Triage AI',
  type: 'assistant',
  owner: 'Email Triage AI',
  site: 'https://email-triage.app',
  description:
    'Email Triage AI gives every mail a class, a score and a draft, on its servers. Flow gives you the mail, aloud. Ten rows from its policy, on how to be first.',
  keywords: [
    'Email Triage AI alternative',
    'Flow vs Email Triage AI',
    'email priority score',
    'AI drafts Gmail',
    'inbox triage',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'A score for each mail, or a voice.',
    lead: 'In a field hospital triage means that someone looks at you for ten seconds and decides. A model can do it with mails, in less. Flow thinks that you should be the one who looks. It makes the ten seconds comfortable.',
  },
  problem: [
    "Scores are handy until the mail that mattered has a forty. It was from a former colleague, it asked nothing, and it said at the end that she's leaving on Friday.",
    'A model has no former colleagues. It has a threshold.',
  ],
  solution: [
    "Flow has an order, too, and it's simple enough to be written on a napkin: people before lists, questions before news, those who've waited before those who haven't.",
    "Then it reads the mails to you, one after the other, whole or in part. You hear 'leaving on Friday' in the sentence where she put it, and answer in two. That's triage by the one who knows the patient.",
  ],
  features: {
    heading: 'Ten comfortable seconds',
    items: [
      {
        name: "The napkin's order",
        text: 'Known, short and the same each day.',
      },
      {
        name: 'Your own say',
        text: 'Pass over, put off or star as you go along.',
      },
      {
        name: 'The end of a mail',
        text: 'Where people put what they mean.',
      },
      {
        name: 'Two sentences back',
        text: "In your own words, so they're read.",
      },
      {
        name: 'The rest in heaps',
        text: 'Lists by kind, cleared when you say so.',
      },
    ],
  },
  benefits: [
    'Former colleagues are not scored',
    'You could explain the order to a child',
    "Drafts are short, since you've said them",
    "What's fetched lies on a machine that you guard",
    'She has an answer before Friday',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, with a search of its sent folder for unanswered mails [policy]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: "Drafts replies. Reminders list what's had no answer, after three days unless you change it [policy]",
    offline: 'Not stated',
    whereMailIs: 'With Google, and up to 10,000 characters of each body in its database [policy]',
    languageModels: "Anthropic's, by its key or by your own. They sort, score and draft [policy]",
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose Email Triage AI if volume is your trouble and a score would help. [policy]',
      'You can put in your own key and see what the model costs. [policy]',
      'Its page of unanswered mails works over your whole sent folder. In Flow you ask for the reminder as you send. [policy]',
    ],
    flow: [
      'Choose Flow if what matters in your mail is said between the lines.',
      'Choose it if no further company should hold a copy.',
    ],
  },
  call: {
    line: 'Hear the end of a mail.',
    text: 'Somebody in the demo says the main thing last.',
  },
  questions: [
    {
      ask: 'Does Flow score mails?',
      answer: 'No. It puts them in an order, and you may pass over what you like.',
    },
    {
      ask: 'Does Flow draft by itself?',
      answer: 'No. A draft begins with a sentence of yours.',
    },
    {
      ask: 'Where does Flow keep copies?',
      answer: 'On the machine that you run it on, and nowhere else. Drafts and spoken words are encrypted there.',
    },
  ],
  examples: [
    {
      say: 'Start',
      state: 'resting',
      command: 'start',
      flow: "The napkin's order, from the top.",
    },
    {
      say: 'Tell her I will come on Friday and bring the old photographs',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I will come on Friday and bring the old photographs',
      flow: "Two lines, and she'll know it was you.",
    },
    {
      say: 'Delete all newsletters',
      state: 'resting',
      command: 'bulk:trash',
      with: 'act: trash; mailing: newsletter',
      flow: 'Counted first, then a yes from you.',
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'Email Triage AI',
      title: 'Privacy policy',
      url: 'https://email-triage.app/privacy',
      published: '2026-04-18',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
