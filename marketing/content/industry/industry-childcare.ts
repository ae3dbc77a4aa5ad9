import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-childcare',
  title: 'Childcare',
  adjective: 'childcare',
  plural: 'Nurseries, kindergartens and after-school clubs',
  description:
    'Fevers, pick-up changes and waiting-list letters, heard at nap time. Flow lets nursery staff answer a worried father while a small hand holds their finger.',
  keywords: [
    'nursery email',
    'kindergarten inbox',
    'childcare email',
    'pick-up changes',
    'waiting list enquiries',
    'parent communication',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Fourteen are asleep. One is thinking about it.',
    lead: 'You sit on the floor in the half dark with a hand on a small back. A father writes that Granny comes at four today, and she has a red hat. You learn of it through one ear, and the yes is typed with a thumb.',
  },
  problem: [
    'Parents write on the way to work and look for an answer on the way home. In between you have paint on you. Who fetches whom, who has a cough, whose rabbit was left on the bus.',
    "There's also the county, with staff ratios, and a firm that makes plastic fruit.",
  ],
  solution: [
    "At nap time the room is dim and quiet, and so is Flow: captions on, voice off. You read what you would have heard. Granny's hat comes before the ratios, and plastic fruit comes after everything.",
    "When the lights are up again, you may say it aloud instead. It's the same list and it is where you left it.",
  ],
  features: {
    heading: 'While they sleep',
    items: [
      { name: 'Who fetches whom', text: "A change for today is heard while it's still today." },
      { name: 'Silent by choice', text: 'In the dim room you read along and press a key for each thread.' },
      { name: 'Rabbits', text: "Ask the last parent on the bus in one line, and be told if there's no reply by five." },
      { name: 'The waiting list', text: 'Give a family an honest no or a month, in your own warm manner.' },
      { name: "The county's form", text: 'Let it vanish until the morning you have set aside.' },
      { name: 'Handed to the late shift', text: "Send Granny's hat on to the colleague at the door." },
    ],
  },
  benefits: [
    'The right person collects the right child',
    'Fathers get a yes before lunch',
    'Rabbits come home',
    'The county gets its ratios on its day',
    'Nap time has a little peace for you too',
  ],
  mails: [
    { name: 'The pick-up change', text: "Granny, four o'clock, a red hat, loves to chat." },
    { name: 'The fever', text: "It was gone by breakfast, he says. It wasn't." },
    { name: 'The waiting list', text: "She's due in May and would like a place in June." },
    { name: 'The lost rabbit', text: 'Grey, one ear, answers to Bun.' },
    { name: 'The biting', text: 'Two letters, two versions, one forearm.' },
  ],
  call: {
    line: 'Hush, and read along.',
    text: "There's a mailbox with no real parents in it, where you can read along in the dim room and press a few keys.",
  },
  questions: [
    {
      ask: "Is it right for notes about a child's health?",
      answer:
        'Keep those in the register that your rules name. Parents will write about it by mail anyway, and that you can hear.',
    },
    {
      ask: 'Can two shifts work in one inbox?',
      answer: 'No. Each has a Gmail account of their own. Passing a letter on is one sentence.',
    },
    { ask: 'Will it wake them?', answer: "Not with the voice off. It's a screen, so turn it low." },
  ],
  examples: [
    {
      say: 'Reply that Granny is welcome at four',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Granny is welcome at four',
      flow: 'The father knows, and so does the door.',
    },
    {
      say: 'Forward it to Dana and say please look out for a red hat',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Dana; words: please look out for a red hat',
      flow: 'The late shift has the letter and your line on top.',
    },
    {
      say: 'Remind me at five if nobody answers',
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-17 17:00; unlessAnswered: true',
      flow: 'If no one has seen Bun by five, you will be told.',
    },
  ],
} satisfies Industry;
