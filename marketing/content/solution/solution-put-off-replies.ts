import type { Solution } from '#marketing/families/solution.ts';

export const page = {
  id: 'solution-put-off-replies',
  title: 'Replies that wait for a better moment',
  readers: 'Everyone with a letter from last week in mind',
  description:
    'You read it, you knew the answer, and you left it for the desk. Flow takes the answer while you know it, in one sentence, wherever you happen to stand.',
  keywords: [
    'procrastinating on email',
    'unanswered emails',
    'reply later',
    'email guilt',
    'quick email replies',
    'answer email by voice',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'You answered her. Only in your head.',
    lead: "It came on Monday, in a queue at the baker's. You knew what to say. You'd have needed a desk, two thumbs and four minutes, so you said it to yourself and put the phone away. It's Thursday now, and it has become a debt.",
  },
  problem: [
    "There's a kind of mail that isn't hard at all. The answer is yes, or Friday, or the green one. It waits because it was read in the wrong place, and then because it has waited.",
    'After three days the letter needs an apology as well. After a week it needs a reason. What was one line has grown to a paragraph, and a paragraph needs a desk even more.',
  ],
  solution: [
    "With Flow the answer is taken at the moment when you have it. You hear the letter, you say the line, it's put between your usual hello and your usual close, and read back to you. Then you say send it.",
    "If you truly need to think, then the letter gets a day. It's gone from view until then, and not merely marked as something that you'd rather not look at.",
  ],
  steps: [
    { name: 'Hear', text: "The letter plays, and only what's new in it." },
    { name: 'Know', text: 'By its end you have an answer, or you know on which day you will.' },
    { name: 'Say', text: 'One sentence. The rest of a letter is put round it.' },
    { name: 'Check', text: "It comes back to your ear as she'll read it." },
    { name: 'Let go', text: "Send it, and it's held a moment in case you wince." },
  ],
  features: {
    heading: 'For the letter you have in mind right now',
    items: [
      {
        name: 'No desk needed',
        text: 'A queue, a stairwell, a walk with the dog. Wherever you know the answer is where you give it.',
      },
      {
        name: 'A proper letter all the same',
        text: 'Your one line gets the greeting and the ending that you mostly use with people.',
      },
      { name: 'Short and kind', text: "Say thanks, or decline politely, if that's all there is to say." },
      { name: 'A day instead of a flag', text: 'What needs thought comes back on the morning that you name.' },
      { name: 'The old debt', text: 'Look for the letter by the person and the month, and answer it late in a line.' },
      { name: 'A moment to wince', text: 'After send it waits some seconds, in which one word stops it.' },
    ],
  },
  benefits: [
    'The answer leaves on the day you knew it',
    "Short letters stay short, since they're never late",
    'You stop composing in the shower',
    'What needs a desk is all that waits for one',
    'Old debts are paid in a sentence',
  ],
  call: {
    line: 'Think of one letter. Now say it.',
    text: 'The made-up mailbox is full of people who wait. Your own comes with thirty credits.',
  },
  questions: [
    {
      ask: 'Will it nag me about what I left?',
      answer: "No. It does nothing by itself. If you've asked to be reminded, you will be, and only then.",
    },
    {
      ask: 'Does it suggest what to answer?',
      answer: "It doesn't. You knew the answer at the baker's. It takes down yours.",
    },
    {
      ask: 'What about long and delicate letters?',
      answer: 'Those deserve a desk. Give them a day, and use the keyboard. Dictating at length is still rough here.',
    },
  ],
  examples: [
    {
      say: 'Reply that it is the green one and sorry for the wait',
      state: 'mail',
      command: 'reply:words',
      with: 'words: it is the green one and sorry for the wait',
      flow: "Monday's line is a letter on Thursday, and it's short.",
    },
    {
      say: 'Snooze it until tomorrow at nine',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-18 09:00',
      flow: 'It truly needs thought, and tomorrow at nine is when.',
    },
    {
      say: 'Find the letter from Ruth since October',
      state: 'mail',
      command: 'search',
      with: 'words: the letter from Ruth since October',
      flow: 'The debt from October is on the screen, and one line settles it.',
    },
  ],
} satisfies Solution;
