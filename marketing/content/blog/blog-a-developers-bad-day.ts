import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-a-developers-bad-day',
  title: "What makes a developer's bad day. It's hardly ever the mail",
  topic: 'industry',
  published: '2026-11-27',
  description:
    'Nearly 6,000 developers described their good and bad days. Email was a cause in 1.7 % of answers. What that says about control and meetings.',
  keywords: [
    'developer productivity',
    'developer interruptions',
    'good workday developers',
    'meetings for engineers',
    'email for developers',
    'agency at work',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Green tests, no meetings, nobody asked anything.',
    lead: "You know the good day when it's over. You look up and it's four. What made it good is harder to say, and when nearly six thousand people are asked, the answers aren't the ones on the posters.",
  },
  problem: [
    "We make a program for mail. So here's a finding that is awkward for us: in a very large survey of software people, mail was close to irrelevant to how bad their days were.",
    "It's a good finding all the same, since it says what did matter, and that's of use far outside of software.",
  ],
  sections: [
    {
      heading: 'The question',
      paragraphs: [
        "André Meyer, Earl Barr, Christian Bird and Thomas Zimmermann gathered 5,971 answers from developers at Microsoft. People wrote whether their day had been good, whether it had been typical, why, and on what they'd spent their time. [dx]",
        "It's a simple question that is seldom put. One asks how productive people are, or how happy in general. 'Was today good, and why' is nearer to the ground.",
      ],
    },
    {
      heading: 'What came out',
      paragraphs: [
        'The first result surprised no one: developers spend little of the day on developing, and dislike meetings and interruptions. [dx]',
        'The second is the odd one. Only 1.7 % of the answers named email as a reason for a bad day. [wilson]',
        "The third is the one to keep. Meetings and interruptions weren't bad as such. They were felt to be unproductive during development. In phases of planning, specification or release they were common and constructive. [dx] The same meeting is a help on one Tuesday and a theft on the next.",
        "And over it all stands a word that the authors use for the core of a good day: agency. A day was good when it was one's own, when it went by and large as planned and wasn't upset from outside. [dx]",
      ],
    },
    {
      heading: 'Why mail gets off lightly',
      paragraphs: [
        "The authors don't say much on this, so what follows is our own thought. Mail waits. It lies there until you look. It can pile up and be tiresome, but it does not tap you on the shoulder. Of all interruptions it's the only one with a door that you hold yourself.",
        'Chat is not like that, nor is an open office. They take agency in small coins, all day.',
        "So one may turn it round. Mail is harmless as long as it's pulled, and not pushed. Put its notices on your screen, and you've made it into the other thing with your own hands.",
      ],
    },
    {
      heading: 'What interruption really does',
      paragraphs: [
        "There's an experiment from 2008 which is quoted everywhere, and often for what it doesn't say. Gloria Mark, Daniela Gudith and Ulrich Klocke interrupted people at office work and measured. Interrupted people finished sooner, and their work was no worse. [mark]",
        'They paid for it in another coin: more stress, more frustration, more pressure of time, more effort. [mark] People make up for interruptions by working faster. It holds for an hour. Whether it holds for a year was not asked.',
        "That's worth knowing for anyone who leads. You'll not see interruption in what gets done. You'll see it in who leaves.",
      ],
    },
    {
      heading: 'What the survey does not show',
      paragraphs: [
        "It's one firm, a rich one, whose developers live in chat and code reviews. In a firm that works by mail, mail would surely be named more. In support, in law, in sales, it would be another study.",
        'People named what came to mind in the evening. What drips all day may not come to mind. A dull ache is seldom given as a reason.',
        'And an answer on good days says nothing about good work. One may have a lovely day writing the wrong thing.',
      ],
    },
    {
      heading: 'For people who lead others',
      paragraphs: [
        'Ask the question. Once a week, in one line: was it a good week, and what was in the way. Not in a form. In a talk, and write it down. After a month you will know more than from any dashboard.',
        'Look at the phase before you judge a meeting. In the week before a release, call three a day and be thanked. In the middle of development, cancel the standing one and be thanked more.',
        "Leave the plan alone. Agency doesn't mean that people do as they please. It means that the plan of the morning is still the plan at noon. Each change from above, however small, is taken from that account. The authors suggest letting developers choose their tools and tasks where one can. [dx]",
      ],
    },
    {
      heading: 'For everybody else',
      paragraphs: [
        'Work out which of your interruptions hold their own door, and which of them you hold. Mail, voicemail, the post: you. Chat, the phone, the colleague with a mug: they.',
        "Then don't waste your strength on the first kind. The usual advice for a better day begins with the inbox, for it's easy to write about. For many people it's the wrong end. A closed door for two hours beats an empty inbox by far.",
        'If your trade is one where mail does decide the day, you know who you are. Then the same logic holds: make it something that you fetch.',
      ],
    },
  ],
  solution: [
    'When thousands of developers were asked what spoiled their day, mail hardly came up. Loss of control did. Meetings hurt in one phase and helped in another. So guard the plan of the day, judge meetings by the phase, and let mail be what it is at its best, something that waits.',
  ],
  features: {
    heading: 'A week of good-day notes',
    items: [
      { name: 'One line each evening', text: 'Good or not, and why. Nothing more.' },
      { name: 'Mark the door', text: 'Behind each reason, write who held the door: I, or they.' },
      { name: 'Close one of theirs', text: 'Choose the commonest, and agree on two hours without it.' },
      { name: "Fetch, don't receive", text: 'Turn mail notices off for the week. Fetch it at hours of your own.' },
      { name: 'Compare phases', text: 'If you plan this week and build the next, do it in both.' },
    ],
  },
  benefits: [
    'You know what a good day is made of, in your own case',
    'The right interruptions get fixed',
    'Meetings move to the weeks in which they help',
    'The inbox loses its bad name, and some of its power',
    'The plan at nine is still there at noon',
  ],
  call: {
    line: 'Fetch it when the build runs.',
    text: 'Flow has no need of your attention. It plays mail when you ask for it, by voice or by one key each, and is silent until then.',
  },
  questions: [
    {
      ask: "Does this prove that email isn't a problem?",
      answer:
        'No. It shows that at one firm few developers named it as what spoiled a day. Other trades live in their mail.',
    },
    {
      ask: 'Are interruptions bad or not?',
      answer:
        'In the experiment of 2008 they made people faster and more stressed. Which of the two you mind is your answer.',
    },
    {
      ask: 'What if my whole team is in chat?',
      answer: "Then that's where agency leaks. Two quiet hours a day, agreed, are the cheapest trial.",
    },
  ],
  examples: [
    { say: 'What came in overnight', state: 'resting', command: 'start', flow: 'Fetched, at an hour of your own.' },
    {
      say: 'Am I free on Thursday at two',
      state: 'mail',
      command: 'agenda:free',
      with: 'time: 2026-11-19 14:00',
      flow: 'You look after the plan before you give a piece of it away.',
    },
  ],
  sources: [
    {
      name: 'dx',
      publisher: 'DX, research summary of Meyer and others',
      title: 'Today was a good day: the daily life of software developers',
      url: 'https://getdx.com/research/daily-life-of-software-developers',
      published: '2022-05-01',
      read: '2026-11-27',
    },
    {
      name: 'wilson',
      publisher: 'Never Work in Theory, Greg Wilson',
      title: 'The daily life of software developers',
      url: 'https://neverworkintheory.org/2021/10/04/the-daily-life-of-software-developers.html',
      published: '2021-10-04',
      read: '2026-11-27',
    },
    {
      name: 'mark',
      publisher: 'Sherpa, abstract of Mark, Gudith and Klocke',
      title: 'The cost of interrupted work: more speed and stress',
      url: 'https://sherpapg.com/studies/the-cost-of-interrupted-work/',
      published: '2008',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
