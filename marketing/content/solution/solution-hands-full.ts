import type { Solution } from '#marketing/families/solution.ts';

export const page = {
  id: 'solution-hands-full',
  title: 'Mail while your hands are busy',
  readers: 'Parents, cooks, walkers and people with a trolley',
  description:
    'Half the day your hands hold something else. Flow plays your mail through an earphone, listens while it speaks, and takes the answer without a screen.',
  keywords: ['hands-free email', 'listen to email', 'email by voice', 'email while walking', 'email in the kitchen'],
  updated: '2026-11-27',
  hero: {
    line: 'The onions need both hands. Mail needs neither.',
    lead: 'There is a pan on the stove, a child on your hip or a dog on the lead. Your ears are free, and so is your mouth. That is all it takes to get through the morning.',
  },
  problem: [
    'A phone wants two thumbs and a stare. Cooking, carrying and walking want the same two hands, and they were there first. So mail piles up in just the hours when your head would have time for it.',
    'Dictating into a mail program does not help much. You still have to wake the screen, find the thread, press the little microphone, fix the comma and press the arrow.',
  ],
  solution: [
    'Say start and put the phone down. Each mail is announced by name and read like a short piece of radio, without the signature and the legal small print.',
    'Cut in whenever you like. Flow hushes as you begin to speak, does what you said and goes on. If nobody answers a question, it takes the silence for a no.',
  ],
  steps: [
    { name: 'Start', text: 'One word, or the button on the earphone.' },
    { name: 'Listen', text: 'The name, what it is about, and the part that is new.' },
    { name: 'Interrupt', text: 'Halfway through you know enough. You say what to do.' },
    { name: 'Go on stirring', text: 'The next one is already playing.' },
  ],
  features: {
    heading: 'Made for ears',
    items: [
      {
        name: 'Words light up as well',
        text: 'Glance across the kitchen and you see where it is. Big type can be read from the other side of the table.',
      },
      {
        name: 'Slower, faster, again',
        text: 'From three quarters of the pace to double. A missed sentence is repeated when you ask.',
      },
      {
        name: 'Earphone buttons work',
        text: 'Press to pause. Twice to skip. The lock screen shows who is speaking.',
      },
      {
        name: 'Read back before it goes',
        text: 'You cannot see the draft, so you hear it. It leaves on your word, after a pause in which you can still stop it.',
      },
      {
        name: 'A cautious mode for the road',
        text: 'In a moving car Flow does less on purpose: no long dictation, no big piles. It does not claim that talking at the wheel is safe.',
      },
    ],
  },
  benefits: [
    'Twenty quiet minutes become twenty answered mails',
    'Dinner is not late because of the inbox',
    'Your neck gets a rest from looking down',
    'The walk counts as a walk',
    'The phone stays in the pocket at the table',
  ],
  call: {
    line: 'Hear it with the tap running.',
    text: 'The made-up mailbox talks to you without an account. Thirty credits come with your own.',
  },
  questions: [
    {
      ask: 'Does it hear me over a noisy kitchen?',
      answer:
        'Short commands come through well with an earphone. Long dictation with the built-in recogniser is rough. The host can connect a better one.',
    },
    {
      ask: 'Does it listen all the time?',
      answer: 'Only after you switched the microphone on, and it shows that it is on. No recording is kept.',
    },
    {
      ask: 'What if I am cut off halfway through a reply?',
      answer: 'The words you spoke are kept as a draft. Nothing is sent without the last word from you.',
    },
  ],
  examples: [
    {
      say: 'What came in overnight',
      state: 'empty',
      command: 'start',
      flow: 'The round begins with whoever needs an answer first.',
    },
    {
      say: 'Reply that the tiles arrive on Thursday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the tiles arrive on Thursday',
      flow: 'The sentence goes into a proper reply. You hear it, and the spoon never stops.',
    },
    {
      say: 'Note to self: call the vet',
      state: 'mail',
      command: 'note:words',
      with: 'words: call the vet',
      flow: 'A note lands in your own inbox for the time when your hands are free.',
    },
  ],
} satisfies Solution;
