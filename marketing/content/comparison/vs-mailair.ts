import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-mailair',
  title: 'Mailair',
  type: 'assistant',
  owner: 'Mailair',
  site: 'https://mailair.company',
  description:
    'Mailair has a model sort, sum up and answer your Gmail from its servers. Flow has you do it by voice on a machine of yours. Ten rows from its privacy policy.',
  keywords: [
    'Mailair alternative',
    'Flow vs Mailair',
    'AI email management',
    'inbox assistant',
    'self-hosted Gmail assistant',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Mail goes to help, or help comes home.',
    lead: 'Both want to take the weight of Gmail off you. In the one case your mail travels to the help. In the other the help moves in with your mail.',
  },
  problem: [
    'The first is convenient: sign in, allow, done. From then on your letters are in one more place, and its policy is one more thing that can change.',
    "The second costs an evening with a machine. People who've had an accident with the first find that cheap.",
  ],
  solution: [
    "Flow moves in. It's set up on your box or your firm's, and what it makes of your mail, it makes there. There's no model among it, so there's nobody to send the mail to.",
    "What you get isn't a summary of everything. It's a voice that reads, and an ear for what you want done.",
  ],
  features: {
    heading: 'Help that moves in',
    items: [
      {
        name: 'On your machine',
        text: 'You decide which, and who may enter.',
      },
      {
        name: 'By rules',
        text: 'The ask and the date are quoted, not guessed.',
      },
      {
        name: 'By your word',
        text: 'Nothing is sent, filed or binned without it.',
      },
      {
        name: 'With a log',
        text: 'Each act has its time, and a way back.',
      },
      {
        name: 'With the door open',
        text: 'The source can be read and changed.',
      },
    ],
  },
  benefits: [
    "Letters are with Google and with you, and that's all",
    'A change of policy is your own decision',
    'You hear mail, not its digest',
    'Each answer is yours',
    'Moving out is a deletion away',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, to read and to send [policy]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Sends replies when you tell it to [policy]',
    offline: 'Not stated',
    whereMailIs: 'With Google, and as far as needed with Supabase on AWS [policy]',
    languageModels: 'They classify, sum up, rank and draft. Data may improve its own features [policy]',
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose Mailair if you want it running in a minute, and like summaries and drafts. [policy]',
      'It asks before sending, and you can withdraw access at any time. [policy]',
      'You need no machine and no evening for it.',
    ],
    flow: [
      'Choose Flow if your mail should go to no further company.',
      'Choose it to hear what people wrote, in the words in which they wrote it.',
    ],
  },
  call: {
    line: 'Let the help come to you.',
    text: 'You may hear the voice first. It comes with a mailbox of its own.',
  },
  questions: [
    {
      ask: 'How hard is it to host Flow?',
      answer: "It wants a machine that stays on and some patience with Google's console. The guide takes you through.",
    },
    {
      ask: 'Does Flow train anything on my mail?',
      answer: 'No. No model is trained on your mail.',
    },
    {
      ask: 'Does Flow summarise my inbox?',
      answer: 'It gives the gist of a thread on request. A briefing of the day comes when you ask.',
    },
  ],
  examples: [
    {
      say: 'Summarise',
      state: 'mail',
      command: 'inquiry:gist',
      flow: 'The gist of this thread, from its own sentences.',
    },
    {
      say: 'Undo the last two',
      state: 'mail',
      command: 'take-back:last',
      with: 'count: 2',
      flow: 'Two acts are taken back, in Gmail as well.',
    },
    {
      say: 'Reply that we take the second offer, from the first of March',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we take the second offer, from the first of March',
      flow: 'Your words, heard once, then gone.',
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'Mailair',
      title: 'Privacy policy',
      url: 'https://mailair.company/privacy',
      published: '2026-03-15',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
