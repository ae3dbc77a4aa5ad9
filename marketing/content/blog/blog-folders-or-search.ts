import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-folders-or-search',
  title: 'Folders or search: what 85,000 hunts for old mail tell us',
  topic: 'productivity',
  published: '2026-11-27',
  description:
    'A field study watched 345 people find old mail 85,000 times. Folders lost to search and threads. What that means for how you file, and where filing still pays.',
  keywords: ['email folders', 'email search', 'organise email', 'filing email', 'find old email', 'inbox organisation'],
  updated: '2026-11-27',
  hero: {
    line: 'The letter you filed so well is missing.',
    lead: "You made a folder for it. You remember making the folder. What you don't remember is that the letter came in a thread with another name, and you filed that under something else.",
  },
  problem: [
    "There are two kinds of people, those with ninety folders and those with one inbox, and each is a little ashamed in front of the other. Both have the same problem once a month. Somebody says 'as I wrote in spring', and the hunt begins.",
    'Which of the two finds it sooner is a question that can be measured. In 2011 somebody did.',
  ],
  sections: [
    {
      heading: 'What was measured',
      paragraphs: [
        'Steve Whittaker and four colleagues at IBM Research put instruments into a mail program that offered search, folders, tags and threads. They followed 345 people who had used it for a long time, over more than 85,000 acts of finding something again. [whittaker]',
        'The point of the method is that nobody was asked. People think that they file more neatly than they do, and search better than they do. Here the program wrote down what they clicked.',
      ],
    },
    {
      heading: 'What came out',
      paragraphs: [
        'People who had built complex folders did use them to find things. But the work that went into the folders did not pay: it was inefficient, and it did not make them succeed more often. Search and threads led to better finding. [whittaker]',
        'There is a second result which is quoted less. The most common way of finding old mail was neither. It was scrolling: people simply went down the list and looked. [whittaker]',
        'That is worth a smile and a thought. If most hunts are for something recent, then a tidy list in order of time is already an archive, and no folder can beat a thumb.',
      ],
    },
    {
      heading: 'Why folders disappoint',
      paragraphs: [
        "A folder asks you to decide, on the day the letter arrives, under which word you'll want it one day. On that day you know little. The quote for the roof belongs to the roof, to the builder, to the insurance and to the quarrel with the neighbour. A folder takes one of these.",
        'Search asks on the other day, when you know a great deal: that it was from Ms Dahl, that it had a number in it, that it was before the holiday. The burden is moved to the moment when you have the strength for it.',
        'Threads help for a plainer reason. The letter that you need is often next to a letter that you remember.',
      ],
    },
    {
      heading: 'What the study does not show',
      paragraphs: [
        'It watched one mail program, built by the same research house, and it is from 2011. A diary study with 16 people at University College London found that work accounts and private ones are run quite differently, with more structure at work, and that people mostly used a laptop or PC when they had to dig. [ucl]',
        'Nor does it say that folders are useless for everything. It measured one purpose, which is finding again. Folders do other work: they hand a whole matter to a colleague, they keep what a court may ask for, they let you see that a project has gone quiet. None of that was counted.',
        'And it says nothing about peace of mind. If an empty inbox lets you sleep, the ten seconds of filing bought you something that no stopwatch saw.',
      ],
    },
    {
      heading: 'Where filing still pays',
      paragraphs: [
        "Keep a folder, or a label, for what you'll want as a whole. All letters on one house sale. Everything a new colleague must read. The papers of one tax year. The test is simple: will you ever open the folder and read down it. If you'll only ever want one letter out of it, don't bother.",
        'Keep few of them. With eight names you can file without thinking. With eighty you have to search for the folder, which is a joke at your own expense.',
        "And file last, when the matter is over. While it's alive, its thread is on top anyway.",
      ],
    },
    {
      heading: 'Writing mail that can be found',
      paragraphs: [
        "The best filing is done by the person who writes. A subject such as 'Question' can't be found by anybody. 'Roof, second quote, 14 May' can be found by everyone on the thread, for ever. It takes four seconds, and it is a gift to people whom you haven't met.",
        "The same holds for the first line. If you send a file, name it in words in the letter, since search knows words better than it knows pictures. If you agree to something on the phone, write one line afterwards with the number in it. In two years that line is what you'll be hunting.",
        'When a thread changes its topic, start another. The roof and the birthday in one thread are lost together.',
      ],
    },
    {
      heading: 'How to search like somebody who finds',
      paragraphs: [
        "Begin with the person. You nearly always know who wrote it. Add the season, not the day. Then one odd word, the kind that only this letter has: 'slate', 'Ghent', 'deposit'. Three clues of different kinds beat five of one kind.",
        "If nothing comes, take one away, and don't add another. Most failed searches fail because one of the clues is false. It was his assistant who wrote, or it was April.",
      ],
    },
  ],
  solution: [
    'For finding a letter again, the evidence favours leaving mail in one place and searching it. Folders are for wholes, not for letters. Spend the effort that you save on subjects that say something, because a good subject is the only filing that works for everybody at once.',
  ],
  features: {
    heading: 'A month without folders',
    items: [
      {
        name: 'Count them',
        text: "Write down how many folders you have and which you opened in the last month. Be honest. It's a short list.",
      },
      {
        name: 'Keep the wholes',
        text: 'Keep the ones which you read from top to bottom. Leave the others where they are, and put nothing new in them.',
      },
      { name: 'Archive instead', text: "What's done leaves the inbox for the one big archive. No decision, no name." },
      {
        name: 'Mend subjects',
        text: 'When you start a thread, put the matter, the thing and the day into the subject.',
      },
      {
        name: 'Note each hunt',
        text: 'For a month, make a mark for every search, with a plus if you found it. Compare with how it felt before.',
      },
    ],
  },
  benefits: [
    'You stop deciding the same thing thirty times a day',
    'Old letters turn up by person and season',
    'Colleagues find your mail, which is new to them',
    'The few folders that stay mean something again',
    'If you miss your folders after a month, they are all still there',
  ],
  call: {
    line: 'Look for the letter from spring.',
    text: "Flow searches all mail of an account by what you say, newest first, and a label is Gmail's own label if you want one.",
  },
  questions: [
    {
      ask: 'Should I delete my old folders?',
      answer: "No. Deleting them gains you nothing. Stop feeding them, and see in a year if you've opened one.",
    },
    {
      ask: 'Is it different for lawyers or doctors?',
      answer:
        'Where a rule tells you to keep a file on a matter, keep it. The study was about finding, and not about duties.',
    },
    {
      ask: 'Do labels fare better than folders?',
      answer:
        "The study's program had tags as well as folders, and its conclusion favours search and threads over preparing. A label at least lets one letter be in two places.",
    },
  ],
  examples: [
    {
      say: 'Find the quote for the roof from Dahl since March',
      state: 'mail',
      command: 'search',
      with: 'words: the quote for the roof from Dahl since March',
      flow: 'Three clues of different kinds, said in one breath.',
    },
    {
      say: 'File it under House',
      state: 'mail',
      command: 'move:Label_House',
      labels: ['House'],
      flow: 'The matter is a whole, so it gets a label.',
    },
  ],
  sources: [
    {
      name: 'whittaker',
      publisher: 'CHI 2011, Whittaker and others, IBM Research',
      title: 'Am I wasting my time organizing email? A study of email refinding',
      url: 'https://www.researchgate.net/publication/221518713_Am_I_wasting_my_time_organizing_email',
      published: '2011',
      read: '2026-11-27',
    },
    {
      name: 'ucl',
      publisher: 'Cecchinato and others, UCL and Microsoft',
      title: 'Finding email in a multi-account, multi-device world',
      url: 'https://m.moam.info/finding-email-in-a-multi-account-multi-device-world-microsoft_597a821f1723dd93e84db821.html',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
