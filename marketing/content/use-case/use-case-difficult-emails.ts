import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-difficult-emails',
  title: 'Difficult emails',
  readers: 'Anyone who has kept a draft for nine days',
  description:
    "Resignations, condolences, bad news, a plain no to a friend. Say the hard mail out loud, hear it as they will, sleep on the draft, and send it when it's right.",
  keywords: [
    'difficult email',
    'how to write bad news',
    'condolence email',
    'resignation email',
    'hard conversation email',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'The draft is nine days old and perfect.',
    lead: "You have to tell a client that the date is lost, a boss that you're leaving, a friend that you heard about her husband. The facts take a line each. You've been at the first line since last Sunday.",
  },
  problem: [
    "Bad news by mail has no face to soften it. So you add three sentences of padding, and whoever reads it must dig for the one that matters. You delete the padding, and now it's cold.",
    'Every day of waiting makes it worse. The client hears it from a colleague. The funeral is over. Your boss books you for March.',
  ],
  solution: [
    "Say it as you would across a table: what has happened, what you're sorry for, what you will do. Flow takes it down with your own greeting and your own close, and leaves out nothing and adds nothing.",
    "Then hear it as they will. A voice that isn't yours shows at once where you hide behind a phrase. Still not sure? Save the draft, ask for the thread back in the morning, and decide after coffee.",
  ],
  features: {
    heading: 'From the first word to the last doubt',
    items: [
      {
        name: 'Start badly, then scratch it',
        text: 'A false start takes two words to remove. Nobody types their way into a resignation, but people can talk their way in.',
      },
      {
        name: 'Bad news in its first line',
        text: "Listen for it. If the lost date comes after the weather, you'll hear how long they would have waited.",
      },
      {
        name: 'One word exchanged',
        text: "Swap 'unfortunate' for 'my mistake' and leave every other sentence alone.",
      },
      {
        name: 'A night in between',
        text: "The draft keeps, encrypted, and the thread returns at an hour you name. What you wrote in anger, you'll read in daylight.",
      },
      {
        name: 'The last ten seconds',
        text: 'Even after your yes the letter pauses at the door. Make it thirty in settings, if you know yourself.',
      },
    ],
  },
  benefits: [
    'They learn it from you, and while it still helps',
    'An apology says what you did',
    'Condolences arrive before the funeral',
    'Your notice reads the way you meant it',
    'Nine days become one night',
  ],
  before: [
    {
      who: 'Sunday',
      words: "Ingeborg's husband has died. You open a mail and close it.",
    },
    {
      who: 'Tuesday',
      words: "The client asks about Friday. You know it's lost. You write 'we are on it'.",
    },
    {
      who: 'Thursday',
      words: 'Version six of your resignation thanks people you never met.',
    },
    {
      who: 'The Monday after',
      words: 'Three letters are late, and each now has to explain why.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'One from Ingeborg, to all of you. Johan died on Saturday. The funeral is on Friday.',
    },
    {
      who: 'you',
      say: 'Start a reply',
      state: 'mail',
      command: 'reply',
    },
    {
      who: 'you',
      say: 'I keep hearing how he laughed at the boat',
      state: 'writing',
      command: 'dictate',
      with: 'words: I keep hearing how he laughed at the boat',
    },
    {
      who: 'you',
      say: 'Read it back',
      state: 'ready',
      command: 'read-back',
    },
    {
      who: 'flow',
      words: "'Dear Ingeborg. I keep hearing how he laughed at the boat.'",
    },
    {
      who: 'you',
      say: 'Change laughed to sang',
      state: 'ready',
      command: 'edit',
      with: 'from: laughed; to: sang; words: Change laughed to sang',
    },
    {
      who: 'flow',
      words: "'I keep hearing how he sang at the boat.' It waits for you.",
    },
    {
      who: 'you',
      say: 'Save draft',
      state: 'ready',
      command: 'save',
    },
  ],
  call: {
    line: 'Say the first three words.',
    text: 'Nobody in the made-up mailbox has died or resigned. You can still practise being plain there, without a card.',
  },
  questions: [
    {
      ask: 'Does Flow word a condolence or a notice for me?',
      answer:
        'No. There are no templates and no ready-made grief. It can make your draft shorter, warmer or firmer by rules, and you hear the result first.',
    },
    {
      ask: 'Can I call it back after a minute?',
      answer: "No. The hold lasts five to thirty seconds. After that it's theirs, as with any mail.",
    },
    {
      ask: 'Does somebody listen to what I dictate?',
      answer: 'No recording is kept, and the words are understood on your device. Drafts are stored encrypted.',
    },
  ],
  examples: [
    {
      say: 'Reply that we will miss Friday, and it is my mistake',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we will miss Friday, and it is my mistake',
      flow: 'The client gets the lost date in the first line, between your greeting and your name.',
    },
    {
      say: 'Remind me tomorrow at nine',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-18 09:00',
      flow: "Ingeborg's thread is back after a night, with your draft in it.",
    },
    {
      say: 'Hold',
      state: 'held',
      command: 'hold',
      flow: 'Your notice has not left. It can lie until you have slept.',
    },
  ],
} satisfies UseCase;
