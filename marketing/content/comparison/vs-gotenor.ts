import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-gotenor',
  title: 'GoTenor',
  type: 'assistant',
  owner: 'Totesoft',
  site: 'https://gotenor.totesoft.com',
  description:
    'GoTenor runs each spoken command through five steps on a server, with models by OpenAI. Flow runs its own on your machine. Ten rows from its help page.',
  keywords: ['GoTenor alternative', 'Flow vs GoTenor', 'voice email assistant', 'Whisper email', 'Gmail Outlook voice'],
  updated: '2026-11-27',
  hero: {
    line: 'Told anew by a model, or read as written.',
    lead: "It's rare that a maker prints how each command runs, what each step takes and what it costs. GoTenor does, on one page [help]. That makes an honest comparison possible.",
  },
  problem: [
    'A sound goes up, a text comes down, a model sorts it, the mail is fetched, a model tells it anew, and a voice is made of that. So its help page has it, with a time for each step and about a cent for all. [help]',
    "A cent isn't much, and a short account of ten mails can be just what you want. It's another matter when the wording counts. Then you'd like to hear her, and not a third person who has read her.",
  ],
  solution: [
    'Flow has its steps as well. It leaves one out: your machine hears, rules sort, the mail lies ready, and a voice reads it as it was written.',
    'So the sound of your voice and the text of your mail go to no outside service on the way. You may also break in while it speaks, as among people who know each other.',
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
    speaking: "Tells mail in natural spoken language, by OpenAI's voice or by a free local one [help]",
    mailServices: 'Gmail and Outlook, several accounts at a time [help]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'Not stated',
    languageModels: 'GPT-4o sorts each command and retells the mails [help]',
    price: 'About one US cent a command for the models, by its own estimate, and less with the local voice [help]',
  },
  choose: {
    them: [
      'Choose GoTenor if you have Gmail and Outlook in several accounts and would ask them all at once. [help]',
      'A model grasps whole sentences however you put them. [help]',
      'Its voices are chosen by a switch, and one of them is local and free. [help]',
    ],
    flow: [
      'Choose Flow if you want to hear what was written, as it was written.',
      'Choose it if no sound of yours should leave for a service.',
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
