import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-boomerang',
  title: 'Boomerang',
  type: 'follow-up',
  owner: 'Baydin, Inc.',
  site: 'https://www.boomeranggmail.com',
  description:
    'Boomerang brings mail back from inside your Gmail or Outlook page. Flow reads it to you and takes the answer by ear. Ten rows with sources, and who suits whom.',
  keywords: [
    'Boomerang alternative',
    'Flow vs Boomerang',
    'Gmail follow-up reminder',
    'send later Gmail',
    'voice email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Mail that comes back, seen or heard.',
    lead: 'Both of these know that an unanswered mail should return by itself. One adds buttons to the page where you write. The other does without the page.',
  },
  problem: [
    "A reminder is only as good as the moment it meets you in. If it pops up while you drive, the thread is back and you still can't answer.",
    "And setting one takes a menu, a date and a click, each time. That is little, and on a phone in the rain it's enough to leave it.",
  ],
  solution: [
    'With Flow the date is part of the order to send. Should the other side stay quiet, the thread plays again on that morning, your old question included, and you nudge in a spoken line.',
    'Coming back is only one thing that a thread can do here. The same voice files it, hands it on, looks something up or puts a meeting in the calendar.',
  ],
  features: {
    heading: 'What a reminder grows into',
    items: [
      {
        name: 'Said, not set',
        text: "The day on which you'd like to be reminded goes into the same sentence. There's no second step.",
      },
      {
        name: 'Silence is checked',
        text: 'If they write at midnight, the alarm is off by breakfast.',
      },
      {
        name: 'The words you wrote',
        text: 'Your first letter can be played to you, so the second fits it.',
      },
      {
        name: 'A hold of your choosing',
        text: 'Between your yes and the wire there are five to thirty seconds.',
      },
      {
        name: 'No extension',
        text: "Flow doesn't sit inside the Gmail page, so a redesign there changes nothing here.",
      },
    ],
  },
  benefits: [
    'Follow-ups begin on the walk to the car',
    'No menu stands between you and a date',
    'One way of speaking covers mail and calendar',
    'Your mail meets no further company',
    'The reminder and the answer share a minute',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, G Suite, Outlook and Office 365, in its terms of 2022 [terms]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Can be scheduled for a later time [globe]',
    offline: 'Not stated',
    whereMailIs: 'Not stated',
    languageModels:
      'Not a language model by name. Respondable rates your draft with machine learning, announced in 2016 [respondable]',
    price: 'A free version and several paid plans [plans]',
  },
  choose: {
    them: [
      'Choose Boomerang if you write in the Gmail or Outlook web page all day and want follow-up right there. [terms]',
      "It covers Microsoft accounts, which Flow doesn't, and it can tell you how likely your text is to get a reply. [terms] [respondable]",
      'It has been at this since before Gmail could schedule a mail. That is a long time to find the rough edges. [globe]',
    ],
    flow: [
      'Choose Flow if most of your follow-ups occur to you away from the keyboard.',
      "It's also the one to take if mail has to stay on a machine of your own.",
    ],
  },
  figures: [
    {
      figure: '300,000',
      text: 'downloads of the add-on were counted by a newspaper about a year after its start. It is a sign of how many people wait for answers. [globe]',
    },
    {
      figure: '5 seconds',
      text: 'of speech set a reminder in Flow. With ten open questions a week that is under a minute: 10 × 5 seconds.',
    },
    {
      figure: 'Hundreds of millions',
      text: "of messages trained the part that rates a draft, by its maker's own announcement of 2016. Flow rates nothing. [respondable]",
    },
  ],
  call: {
    line: 'Give one silence a date, out loud.',
    text: 'The made-up mailbox has a supplier in it who never writes back.',
  },
  questions: [
    {
      ask: 'Can I keep Boomerang and add Flow?',
      answer:
        "Yes. Both work on the same Gmail account. Only don't set two alarms for one thread, or it will come back twice.",
    },
    {
      ask: 'Does Flow track whether a mail was opened?',
      answer: 'No. It hides nothing in your mail, so it knows of replies and of nothing else.',
    },
    {
      ask: 'Does Flow work in Outlook?',
      answer: 'No. It speaks to Gmail today. For a Microsoft account, stay with the other.',
    },
  ],
  examples: [
    {
      say: 'Send it and follow up if no answer by Friday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: "The mail goes, and the thread returns on Friday if it's still quiet.",
    },
    {
      say: "Remind me if he doesn't answer by Thursday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-19 08:00; unlessAnswered: true',
      flow: 'A date for a thread that you sent long ago.',
    },
  ],
  sources: [
    {
      name: 'terms',
      publisher: 'Boomerang',
      title: 'Boomerang terms and conditions',
      url: 'https://boomerangapp.com/iphone/terms.html',
      published: '2022-02-14',
      read: '2026-11-27',
    },
    {
      name: 'globe',
      publisher: 'The Globe and Mail',
      title: 'Boomerang effect on managing e-mail',
      url: 'https://www.theglobeandmail.com/report-on-business/small-business/boomerang-effect-on-managing-e-mail/article625843/',
      read: '2026-11-27',
    },
    {
      name: 'respondable',
      publisher: 'Boomerang, in a public archive of mail',
      title: 'Announcing Respondable',
      url: 'https://research.bened.works/doc.php?id=04fdf10ce8e0c2469e858b255e6337b1924a0e8c272b876f6c7584088dd8e18e',
      published: '2016-08-23',
      read: '2026-11-27',
    },
    {
      name: 'plans',
      publisher: 'Technoassure',
      title: 'How do I cancel Boomerang email',
      url: 'https://technoassure.com/how-do-i-cancel-boomerang-email',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
