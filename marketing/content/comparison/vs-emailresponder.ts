import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-emailresponder',
  title: 'EmailResponder',
  type: 'assistant',
  owner: 'the makers of EmailResponder',
  site: 'https://www.emailresponder.online',
  description:
    'EmailResponder studies how you write and drafts replies with a model of yours. Flow lets you say them. Ten rows from its privacy policy, on two careful designs.',
  keywords: [
    'EmailResponder alternative',
    'Flow vs EmailResponder',
    'AI reply drafts',
    'bring your own API key',
    'Gmail assistant',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'It learns your tone. You already have it.',
    lead: "EmailResponder reads your sent mail to sound like you. It's a clever detour. Flow takes the short way: you say it, and it sounds like you.",
  },
  problem: [
    "A tone can be copied quite well. A decision can't. The draft that says 'Happy to' in your very manner doesn't know that you aren't.",
    'So you read every one of them with care, as they might have promised something charming. Reading a false friend takes longer than writing a true one, and at the end of it you still have to say what you meant from the start.',
  ],
  solution: [
    'With Flow the decision is the input. Yes, no, the twelfth, ask Lena. What it takes from your sent mail is just the greeting and the close.',
    'And your key to a model stays in the drawer, since none is used.',
  ],
  features: {
    heading: 'Decide first',
    items: [
      {
        name: 'The verdict is yours',
        text: "It's the one thing you have to bring.",
      },
      {
        name: 'The frame is yours, too',
        text: 'Hello and goodbye as you usually write them.',
      },
      {
        name: 'No background replies',
        text: 'Nothing is drafted while you are away.',
      },
      {
        name: 'No key to guard',
        text: 'No provider, no bill by the token.',
      },
      {
        name: 'One hold for all',
        text: 'Ten seconds before anything leaves.',
      },
    ],
  },
  benefits: [
    "No charming promise you didn't make",
    'You read nothing to correct it',
    "Your sent mail isn't studied by a model",
    'No tokens are counted',
    'A no remains a no',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: "Gmail, by Google's own sign-in [policy]",
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Puts drafts in Gmail for you to send [policy]',
    offline: 'Not stated',
    whereMailIs: 'With Google. Its notes on you stay in Chrome, and it runs no server [policy]',
    languageModels: 'One that you choose and pay: Claude, OpenAI or Gemini. It sees subject and text [policy]',
    price: 'Not stated',
  },
  choose: {
    them: [
      "Choose EmailResponder if you'd like drafts to be waiting, made with your own key and in your own manner. [policy]",
      "There's no server of its makers in between, which is an honest design. [policy]",
      'It looks every ten minutes if you let it. Flow only works when you do. [policy]',
    ],
    flow: [
      'Choose Flow if you want to be asked, and to have the answer done.',
      'Choose it if no model should see your letters, whoever pays for it.',
    ],
  },
  call: {
    line: 'Say no in your own tone.',
    text: 'Somebody in the practice mailbox hopes for a yes.',
  },
  questions: [
    {
      ask: 'Does Flow learn my style?',
      answer:
        "It counts your greetings, closes, contractions and exclamation marks in what you've sent, and lets you forget any. No model is trained on it.",
    },
    {
      ask: 'Can I bring my own model to Flow?',
      answer: "A host may connect one, and you switch it on. It then gets words Flow didn't understand, and no mail.",
    },
    {
      ask: 'Does Flow draft while I sleep?',
      answer: 'No. It waits for you.',
    },
  ],
  examples: [
    {
      say: 'Decline politely',
      state: 'mail',
      command: 'short:no',
      with: 'reply: no',
      flow: 'A short no, for your ear first.',
    },
    {
      say: 'Tell him Lena decides that, and she is back on Monday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Lena decides that, and she is back on Monday',
      flow: 'Your decision, framed, read and held.',
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'EmailResponder',
      title: 'Privacy policy',
      url: 'https://www.emailresponder.online/privacy',
      published: '2026-03-17',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
