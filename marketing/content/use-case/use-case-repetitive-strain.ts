import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-repetitive-strain',
  title: 'Email with sore hands',
  readers: 'People whose wrists have had enough',
  description:
    'When typing hurts, mail need not wait. Flow reads the inbox and takes replies, filing and dates by voice, so that wrists and thumbs can rest and mend.',
  keywords: ['RSI email', 'email without typing', 'repetitive strain', 'hands-free email', 'voice control inbox'],
  updated: '2026-11-27',
  hero: {
    line: "Your wrists called in sick. The mail didn't.",
    lead: 'The physio says six weeks without a keyboard, and has never seen your inbox. With Flow you speak the answers, and the splint stays where it should.',
  },
  problem: [
    'You know each click by now. The reach for the mouse, the little finger on the shift key, the scroll that burns up to the elbow. A page of mail is three hundred of those.',
    'So you ration. Important ones get a line with one finger. The rest wait, and guilt joins the ache.',
  ],
  solution: [
    'A whole session can go by with your hands in your lap. The mail is read, and you answer, file, postpone and look things up by saying so.',
    'On good days you may want a key or two. Every order has one, and they mix freely with speech. On bad days nothing needs a touch from the first to the last.',
  ],
  features: {
    heading: 'Rest for two hands',
    items: [
      {
        name: 'No pointing',
        text: 'Nothing depends on hitting a small button. What you see can also be said.',
      },
      {
        name: 'Lists by ear',
        text: 'Results are read out, and you pick one by its number.',
      },
      {
        name: 'Dates without a picker',
        text: 'Say the day. No little calendar with arrows.',
      },
      {
        name: 'Repairs without backspace',
        text: 'Change a word by naming it, or drop the draft and begin anew.',
      },
      {
        name: 'A slow pace allowed',
        text: 'Flow waits. Nobody loses their turn for thinking, or for stretching.',
      },
    ],
  },
  benefits: [
    'The splint stays on',
    'Mail no longer decides how the evening feels',
    'You write full sentences once more',
    "Good days aren't spent catching up",
    "Colleagues needn't know, unless you tell them",
  ],
  before: [
    {
      who: 'Monday',
      words: 'Four mails before the tingling starts.',
    },
    {
      who: 'Tuesday',
      words: "You answer 'ok' to a letter that deserved a page.",
    },
    {
      who: 'Wednesday',
      words: 'The other hand takes over, and learns to hurt.',
    },
    {
      who: 'Thursday',
      words: "You ask a colleague to type for you. It's kind, and it's about your pay.",
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'From Leocadia, a page on the autumn plan. She asks if you agree with the order.',
    },
    {
      who: 'you',
      say: 'Start a reply',
      state: 'mail',
      command: 'reply',
    },
    {
      who: 'flow',
      words: 'Go ahead, I am writing.',
    },
    {
      who: 'you',
      say: 'Read it back',
      state: 'ready',
      command: 'read-back',
    },
    {
      who: 'flow',
      words: "'I agree with the order, but I would put the school visits first, while the weather holds.'",
    },
    {
      who: 'you',
      say: 'Change weather to light',
      state: 'ready',
      command: 'edit',
      with: 'from: weather; to: light; words: Change weather to light',
    },
    {
      who: 'flow',
      words: "'While the light holds.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
  ],
  call: {
    line: 'Put both hands in your lap.',
    text: 'Try a session with the practice mail. It asks for one click to begin, and none after that.',
  },
  questions: [
    {
      ask: 'Does Flow control the rest of my computer?',
      answer: 'No. It does mail and calendar. For the whole screen, use the voice access of your system beside it.',
    },
    {
      ask: 'Do I have to keep a button pressed to talk?',
      answer: 'No. It can listen for as long as a session runs, and the screen shows when it does.',
    },
    {
      ask: 'Is it a medical aid?',
      answer:
        'No, and it heals nothing. It takes away typing and clicking. How much you should rest is for your doctor.',
    },
  ],
  examples: [
    {
      say: 'Next',
      state: 'mail',
      command: 'next:1',
      with: 'count: 1',
      flow: 'The thread stays as it is, and the following one plays.',
    },
    {
      say: 'Undo the last two',
      state: 'mail',
      command: 'take-back:last',
      with: 'count: 2',
      flow: 'Two verdicts are taken back, without a click.',
    },
    {
      say: 'Snooze it until Monday at ten',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-23 10:00',
      flow: 'It is back on Monday, after the physio.',
    },
  ],
} satisfies UseCase;
