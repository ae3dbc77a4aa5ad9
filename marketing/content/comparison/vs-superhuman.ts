import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-superhuman',
  title: 'Superhuman',
  type: 'mail client',
  owner: 'Superhuman Labs, Inc.',
  site: 'https://superhuman.com',
  description:
    'Flow and Superhuman both want you through your inbox sooner. One is a very fast screen, the other a voice. Ten rows with sources, and when to choose which.',
  keywords: ['Superhuman alternative', 'Flow vs Superhuman', 'voice email', 'fast email client', 'self-hosted email'],
  updated: '2026-11-27',
  hero: {
    line: 'Two ways through one inbox: fingers or voice.',
    lead: 'Superhuman made the keyboard quick. Flow asks what you do when there is no keyboard, in the car, on the stairs, with a child on one arm.',
  },
  problem: [
    'A quick screen still wants your eyes. Much of a working day has none to spare: driving, walking between rooms, waiting for the kettle.',
    'So mail waits for the desk, and the desk is where you meant to do other things. Speed there is welcome, and it does not make more desk hours.',
  ],
  solution: [
    'Flow reads the queue to you and takes the answer by ear. At the desk it is a keyboard program as well, with one key for each act, so you need not give up the quick screen entirely.',
    'It also differs in where things live. Superhuman is a service that you subscribe to. Flow is a program that you, or your company, run.',
  ],
  features: {
    heading: 'Where the two part ways',
    items: [
      {
        name: 'Ears against eyes',
        text: 'Flow is built so that a whole session can pass without a glance. Every word is on the screen too, if you want it.',
      },
      {
        name: 'Your machine against theirs',
        text: 'With Flow, mail is read on hardware you picked. There is no account with us that holds it.',
      },
      {
        name: 'Your words against suggested ones',
        text: 'Flow writes down what you decide. It makes no replies ahead of you, which some will miss and others will like.',
      },
      {
        name: 'One mailbox against many',
        text: 'Flow speaks to Gmail and nothing else today. People with an Outlook account are better served elsewhere.',
      },
      {
        name: 'Triage without a meter',
        text: 'Archiving, putting off, labels and undo are free by voice and by key. Credits go to things that Flow makes for you.',
      },
    ],
  },
  benefits: [
    'Commutes count, since hands and eyes stay on the road',
    'Mail and keys are under your own roof',
    'Mistakes can be taken back for a month, and not only for seconds',
    'The source code is there to read',
    'A free start that asks for no card',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail and Outlook accounts [accounts]',
    calendar: 'Not stated',
    undo: 'A short delay in which a sent mail can be recalled [unsend]',
    sending: 'Leaves after that short delay [unsend]',
    offline: 'Yes, built to work offline [offline]',
    whereMailIs: 'With its maker as processor, under a data agreement [dpa]',
    languageModels: 'Writes replies ahead of you, on the business plans [drafts]',
    price: '$30 and $40 a month for two plans, announced in 2024 [tiers]',
  },
  choose: {
    them: [
      'Choose Superhuman if you live at a desk and want the quickest keyboard there is.',
      'It is the better fit for Outlook, for teams that comment on threads together, and for people who want replies drafted before they look. [accounts] [comments] [drafts]',
      'It is also simply less work: somebody else runs it.',
    ],
    flow: [
      'Choose Flow if your best hours for mail have no screen in them.',
      'Pick it, too, if your mail should not pass through one more company, or if you want to change the program itself.',
    ],
  },
  figures: [
    {
      figure: '$30',
      text: 'a month is the price that both name for their first paid plan. Theirs was read in a report on the change of 2024. [tiers]',
    },
    {
      figure: '5 to 30 seconds',
      text: 'is the window that Superhuman gives for delays of this kind across mail programs. Flow holds ten seconds by default, and you may set the same range. [unsend]',
    },
  ],
  call: {
    line: 'Keep the keyboard. Gain the commute.',
    text: 'Both can look at one Gmail account, so you can try Flow beside what you have.',
  },
  questions: [
    {
      ask: 'Can I use the two side by side?',
      answer:
        'Yes. Gmail stays the place where mail lies. What one program archives is archived in the other within moments.',
    },
    {
      ask: 'Is Flow as fast at the desk?',
      answer:
        'It acts on a key at once, because understanding and the first change happen on your device. We have not timed the two against each other, so we claim no winner.',
    },
    {
      ask: 'What would I lose by switching?',
      answer: 'Ready-made replies, shared comments and support for Outlook. If one of those carries your day, stay.',
    },
  ],
  examples: [
    {
      say: 'Skip this and read the next one',
      state: 'mail',
      command: 'next:1',
      with: 'count: 1',
      flow: 'The next thread plays. The one you skipped keeps its place in Gmail.',
    },
    {
      say: 'Remind me about this Friday at nine',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-20 09:00',
      flow: 'It comes back on Friday, at the head of the queue, and says why.',
    },
  ],
  sources: [
    {
      name: 'accounts',
      publisher: 'Superhuman Help',
      title: 'Managing accounts',
      url: 'https://help.superhuman.com/article/458-managing-accounts',
      read: '2026-11-27',
    },
    {
      name: 'comments',
      publisher: 'Superhuman Help',
      title: 'Shared conversations and team comments',
      url: 'https://help.superhuman.com/article/525-shared-conversation-and-team-comments',
      read: '2026-11-27',
    },
    {
      name: 'unsend',
      publisher: 'Superhuman Blog',
      title: 'How to undo a sent email',
      url: 'https://blog.superhuman.com/how-to-undo-sent-email',
      read: '2026-11-27',
    },
    {
      name: 'offline',
      publisher: 'Superhuman Blog',
      title: 'Architecting a web app to just work offline',
      url: 'https://blog.superhuman.com/architecting-a-web-app-to-just-work-offline-part-1/',
      read: '2026-11-27',
    },
    {
      name: 'dpa',
      publisher: 'Superhuman',
      title: 'Customer Data Processing Agreement',
      url: 'https://superhuman.com/dpa',
      published: '2021-11-19',
      read: '2026-11-27',
    },
    {
      name: 'drafts',
      publisher: 'Superhuman Help',
      title: 'Auto Drafts',
      url: 'https://help.superhuman.com/hc/en-us/articles/40144492186515',
      read: '2026-11-27',
    },
    {
      name: 'tiers',
      publisher: 'Hippie CEO Life',
      title: "The case of Superhuman's pricing strategy",
      url: 'https://hippieceolife.com/articles/when-deception-drives-revenue-the-case-of-superhumans-pricing-strategy',
      published: '2024',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
