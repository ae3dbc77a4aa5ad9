import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-email-assistant',
  title: 'Email Assistant',
  type: 'assistant',
  owner: 'AI Lab',
  site: 'https://ai-lab.com.au',
  description:
    'Email Assistant by AI Lab drafts replies with a model while you look on. Flow writes down the reply that you speak. Ten rows from its policy and terms.',
  keywords: [
    'Email Assistant alternative',
    'Flow vs Email Assistant',
    'AI email drafts',
    'reply generator Mac',
    'voice email replies',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'A draft made for you, or by you.',
    lead: 'Two programs end with the same thing, a draft in Gmail that nobody has sent yet. They differ in whose words are in it.',
  },
  problem: [
    'A made draft is a pleasant thing to find. You read it, change the second sentence, wonder about the third, and put in what only you could know.',
    "By then you've read their mail, read the draft and written the part that mattered. The rest was please and thank you.",
  ],
  solution: [
    'Flow writes the part that matters, because you say it. Please and thank you come from how you usually write. You read nothing. You hear it, once.',
    'Since no model takes part, nothing of the mail has to be shown to one.',
  ],
  features: {
    heading: 'Only the part that matters',
    items: [
      {
        name: "Said, so it's true",
        text: 'Dates and promises come from your mouth.',
      },
      {
        name: 'Framed like you',
        text: 'Greeting and close as in your own sent mail.',
      },
      {
        name: 'Changed by ear',
        text: 'Monday to Tuesday, in a sentence.',
      },
      {
        name: 'Held, then gone',
        text: 'Ten seconds, or thirty on bad days.',
      },
      {
        name: 'Not sent at all',
        text: 'Save it, and finish at the desk.',
      },
    ],
  },
  benefits: [
    'Nothing to check for things you never said',
    'Their mail is shown to no model',
    'A reply takes as long as saying it',
    'It sounds like you since it is',
    'Drafts wait in Gmail if you want',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, Outlook and other accounts by IMAP [policy]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Makes and saves drafts, and sends nothing by itself [policy]',
    offline: 'Not stated',
    whereMailIs: 'Account details are on the device. For a draft, data goes to its servers [policy]',
    languageModels: "OpenAI's, called from those servers to make a reply [policy]",
    price: 'By subscription through Apple [terms]',
  },
  choose: {
    them: [
      "Choose Email Assistant if you'd rather correct a text than make one, and use a Mac or an iPhone. [policy]",
      "It can learn from documents that you give it for a mailbox, which Flow can't. [policy]",
      'It takes Outlook and IMAP accounts too, and promises not to sell your data or train on it. [policy]',
    ],
    flow: [
      'Choose Flow if you know what to say and lack only the hands.',
      'Choose it if mails should reach no model at all.',
    ],
  },
  call: {
    line: 'Say the part that matters.',
    text: 'An unwritten reply is waiting in the sample mailbox. It needs eight words of yours.',
  },
  questions: [
    {
      ask: 'Does Flow propose replies?',
      answer: 'No, save for a stock thank-you and a polite no when you ask.',
    },
    {
      ask: 'Can I see who processes what?',
      answer: "Yes. Flow's privacy page lists it by table, and the code is open.",
    },
    {
      ask: 'Is Flow a Mac app?',
      answer: "No. It's a page in the browser, from a machine that you or your firm keep.",
    },
  ],
  examples: [
    {
      say: 'Reply that we deliver on the third and she keeps the discount',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we deliver on the third and she keeps the discount',
      flow: 'Your eight words, framed, read and held.',
    },
    {
      say: 'Change third to fourth',
      state: 'ready',
      command: 'edit',
      with: 'from: third; to: fourth; words: Change third to fourth',
      flow: 'One word, mended by ear.',
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'AI Lab',
      title: 'Privacy policy of Email Assistant',
      url: 'https://ai-lab.com.au/assistant/en/privacy-policy.html',
      published: '2026-05-04',
      read: '2026-11-27',
    },
    {
      name: 'terms',
      publisher: 'AI Lab',
      title: 'Terms of service',
      url: 'https://ai-lab.com.au/terms-of-service.html',
      published: '2026-04-22',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
