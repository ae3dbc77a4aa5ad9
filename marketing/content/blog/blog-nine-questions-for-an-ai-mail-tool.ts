import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-nine-questions-for-an-ai-mail-tool',
  title: 'Nine questions to ask before a tool reads your mail',
  topic: 'ai',
  published: '2026-11-27',
  description:
    'What to ask of any assistant that wants access to your mailbox: where words go, what it may do, how it stops, and what it costs to leave. A list to print.',
  keywords: [
    'AI email tool checklist',
    'email privacy',
    'Gmail API access',
    'data retention',
    'email assistant security',
    'vendor questions',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'It asks for all your mail. Ask back.',
    lead: "There's a button, and above it a sentence: 'This app wants to read, write, send and permanently delete all your email.' You were only looking for something that finds receipts.",
  },
  problem: [
    "A mailbox is the most complete record of a life that most people have. It has the doctor in it, the bank, the quarrel, and the key to nearly every other account, since that's where the reset links go.",
    "It's handed over in two clicks. Not because people are careless, but because they don't know what to ask. So here's a list. None of it is technical. Every maker can answer it.",
  ],
  sections: [
    {
      heading: 'What Google asks of makers',
      paragraphs: [
        "It helps to know that there's a floor. Google's rules for developers forbid them to sell user data from Workspace or to use it for advertising, and tell them not to ask for more access than the features need. [policy] Letting humans read the data is in general forbidden too, with narrow exceptions. [chat]",
        "The permissions that let a program read or change Gmail are classed as 'restricted'. [scopes] Apps that use them have to meet strict demands on security, with regular assessments. [chat]",
        "That's a good floor. It isn't a ceiling. Within these rules a tool may still keep your letters for years, on servers in places you've never heard of, and run them through other firms' models, if it says so in a document that you don't read.",
      ],
    },
    {
      heading: 'One to three: where the words go',
      paragraphs: [
        "One. Where is my mail, once I've said yes. On my machine, on yours, on somebody else's, and in which country. A good answer names places. 'In the cloud' is a weather report.",
        "Two. Which other companies see any of it, and for what. Ask about language models by name. There's nothing wrong with 'this one firm, for drafts, when you press the button'. There's much wrong with 'our trusted partners'.",
        "Three. How long is it kept, and what's deleted if I leave. You want days, and you want to hear the word 'backups'.",
      ],
    },
    {
      heading: 'Four to six: what it may do',
      paragraphs: [
        'Four. What can it do without me. Read, label, draft, send, delete, invite. The list should be short. If it can send by itself, ask what stops a clever letter from telling it to.',
        "Five. Can I undo what it did, for how long, and is there a log. A tool that moves things must be able to say what it moved. One day you'll look for a letter from the court.",
        "Six. Why does it need that permission. Receipts can be found with read access. Whoever asks for 'permanently delete' should have a reason, and it should be on the page.",
      ],
    },
    {
      heading: 'Seven to nine: how it ends',
      paragraphs: [
        "Seven. What happens if you go out of business, or are bought. It's the fate of most small tools. The answer can be a sentence in the terms, open code, or a file that I can take with me. It can't be a smile.",
        'Eight. What happens on the day I switch it off. Will my mail look as it did, or is half of my order in your labels and your database. The best tools leave no dent.',
        "Nine. How do you earn money. If I pay, then I'm the customer. If nobody pays, keep asking. This isn't cynicism, only bookkeeping.",
      ],
    },
    {
      heading: 'How to read the answers',
      paragraphs: [
        "Length is a sign. An honest answer to each of these fits in one or two sentences. If you're sent a white paper, count it as a no until you've found the sentence.",
        "Verbs are a sign. 'We don't store' is an answer. 'We take privacy seriously' is a mood. 'May', 'such as' and 'including but not limited to' are doors, and it's worth asking where they lead.",
        "Stamps are a sign of something, but not of everything. A certificate says that an auditor looked at certain processes at a certain time. It doesn't say that the tool needs your mail.",
        'And silence is a sign. Write to the support address with three of the nine. What comes back, and how soon, is a preview of the day on which something goes wrong.',
      ],
    },
    {
      heading: "What a list can't do",
      paragraphs: [
        "It can't look inside. You're asking people to describe themselves, and some will do it well and falsely. Open code helps those who can read it, and the rest of us only through them.",
        "It can't weigh for you. A freelancer with a booking calendar and a lawyer with a murder case have different stakes. For the second, some of these answers are set by duty, and no article decides that.",
        "It's also easy to overdo. If you ask nine questions of a tool that counts your newsletters, you'll never get to lunch. Three are enough for small ones: where, what may it do alone, how do I leave.",
      ],
    },
    {
      heading: 'Do the spring clean as well',
      paragraphs: [
        "While you're at it, look at what has access already. In the security pages of a Google account there's a list of connected apps. Most people find three that they had forgotten and one that they can't explain.",
        "Remove whatever you don't know. Nothing breaks that you'd miss. If it does, you've found out what it did.",
      ],
    },
  ],
  solution: [
    'A mailbox deserves as many questions as a cleaner with a key. Where do the words go, what may it do alone, how does it end. Good makers answer in a sentence each. And once a year, look at who still has a key.',
  ],
  features: {
    heading: "Fifteen minutes before you press 'allow'",
    items: [
      { name: 'Read the permission line', text: 'Word by word, once. Compare it with what the tool is for.' },
      {
        name: 'Find three answers',
        text: "Where, alone, leaving. On their pages, with a search for 'retention', 'subprocessors' and 'delete'.",
      },
      { name: 'Write for the rest', text: 'Three questions, by mail, to a person.' },
      { name: 'Try it on a spare account', text: 'With thirty harmless letters in it.' },
      {
        name: 'Put a date on it',
        text: 'In three months, ask yourself if you still use it. If not, take the key back.',
      },
    ],
  },
  benefits: [
    'You know which firms see your letters',
    'Forgotten apps lose their key',
    'Vendors answer better, because you asked better',
    'Spare accounts take the risk of the first week',
    'You say no more often, and yes with a quieter mind',
  ],
  call: {
    line: 'Ask us the nine.',
    text: "Flow is free software that you run yourself, so 'where' is your own machine, 'alone' is nothing that sends, and leaving means that you switch off a machine of your own.",
  },
  questions: [
    {
      ask: 'Is it safe as long as Google has verified it?',
      answer:
        "It's safer. Google's review sets a floor for restricted access. It doesn't decide whether you need the tool.",
    },
    {
      ask: 'Are paid tools better?',
      answer: "They've one reason less to look for money elsewhere. It's a hint and no proof.",
    },
    {
      ask: 'What of tools my employer has chosen?',
      answer:
        'Then these are questions for your employer, who ought to have asked them. You may still ask to see the answers.',
    },
  ],
  examples: [
    {
      say: 'Undo',
      state: 'mail',
      command: 'undo',
      flow: 'What was changed is changed back, just that and nothing else.',
    },
    {
      say: 'Archive all newsletters',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; mailing: newsletter',
      flow: 'Before it acts on many it tells you how many, and waits for a yes.',
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'Google',
      title: 'Workspace user data and developer policy',
      url: 'https://developers.google.cn/workspace/workspace-api-user-data-developer-policy.md.txt',
      read: '2026-11-27',
    },
    {
      name: 'chat',
      publisher: 'Google',
      title: 'Workspace API user data and developer policy, with a summary',
      url: 'https://developers.google.com/chat/policy',
      read: '2026-11-27',
    },
    {
      name: 'scopes',
      publisher: 'Google',
      title: 'Restricted scopes',
      url: 'https://support.google.com/cloud/answer/13464325?hl=en',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
