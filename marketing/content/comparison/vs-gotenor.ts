import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-gotenor',
  title: 'GoTenor',
  type: 'assistant',
  owner: 'Totesoft',
  site: 'https://gotenor.totesoft.com',
  description:
    'GoTenor sends each spoken command through five steps and two models. Flow takes one step at home. Ten rows from its help page, on the cost of a sentence.',
  keywords: ['GoTenor alternative', 'Flow vs GoTenor', 'voice email assistant', 'Whisper email', 'Gmail Outlook voice'],
  updated: '2026-11-27',
  hero: {
    line: 'Five steps to a spoken mail, or one.',
    lead: "It's rare that a maker prints how each command runs, what each step takes and what it costs. GoTenor does, on one page, and we've read it with pleasure. It makes for an honest comparison.",
  },
  problem: [
    'A sound goes up, a text comes down, a model sorts it, the mail is fetched, a model tells it anew, and a voice is made of that. By its own table the steps take some seconds, and about a cent.',
    "A cent isn't much. Seconds are. In talking, three of them are long enough to wonder if one was heard.",
  ],
  solution: [
    'Flow leaves out most steps. Your machine hears, rules sort, the mail lies ready, and a voice reads it as it was written. Nobody tells it anew.',
    "So there's little between your last word and the answer. You may also break in while it speaks, as among people who know each other.",
  ],
  features: {
    heading: 'What is left out',
    items: [
      {
        name: 'The way up',
        text: 'Sorting is done at home.',
      },
      {
        name: 'The retelling',
        text: 'You get the sentence that she wrote.',
      },
      {
        name: 'The meter',
        text: 'It stands still for orders. A dictated reply takes a credit.',
      },
      {
        name: 'The long reply',
        text: 'Any speech can be cut short, with a word or a key.',
      },
      {
        name: 'The doubt',
        text: 'It says what it heard, if it heard you badly.',
      },
    ],
  },
  benefits: [
    'Triage costs no credit',
    "Her words, not a model's",
    'You can break in',
    'Clearing a hundred lists costs as much as clearing one',
    'It works the same in a busy month',
  ],
  rows: {
    listening: "Your recording goes to OpenAI's Whisper and comes back as text in about 2 seconds [help]",
    speaking: "Tells you a summary, by OpenAI's voice or by a free local one [help]",
    mailServices: 'Gmail and Outlook, several accounts at a time [help]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'Not stated',
    languageModels: 'GPT-4o sorts each command and retells the mails [help]',
    price: 'About one US cent a command for the models, by its own estimate [help]',
  },
  choose: {
    them: [
      'Choose GoTenor if you have Gmail and Outlook in several accounts and would ask them all at once. [help]',
      'A model grasps whole sentences however you put them. [help]',
      'Its voices are chosen by a switch, and one of them is local and free. [help]',
    ],
    flow: [
      'Choose Flow if you want to hear what was written, as it was written.',
      'Choose it if a quick exchange is the point of talking.',
    ],
  },
  call: {
    line: 'Ask, and hear her own words.',
    text: 'The sample mailbox answers before you have put the cup down.',
  },
  questions: [
    {
      ask: 'Does Flow use Whisper?',
      answer: 'Not by itself. It hears with free programs on your machine. A Whisper of your own can take their place.',
    },
    {
      ask: 'Does Flow retell my mails?',
      answer: 'Only if you ask for the gist, and then with sentences out of the mail.',
    },
    {
      ask: 'Does Flow read Outlook?',
      answer: 'No. Gmail alone.',
    },
  ],
  examples: [
    {
      say: 'What did Sarah say about the rent',
      state: 'mail',
      command: 'ask',
      with: 'does: ask; asked: What did Sarah say about the rent',
      flow: 'Her sentence on it, with the day she wrote it.',
    },
    {
      say: 'Archive it and read the next',
      state: 'mail',
      command: 'archive&resume',
      flow: 'Two acts in a breath.',
    },
    {
      say: 'Find emails from Hanna',
      state: 'resting',
      command: 'search',
      with: 'words: emails from Hanna',
      flow: 'All of hers, newest first, to be read or let be.',
    },
  ],
  sources: [
    {
      name: 'help',
      publisher: 'GoTenor',
      title: 'Help: how it works',
      url: 'https://gotenor.totesoft.com/help.html',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
