import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-half-read-mail',
  title: 'The half-read mail: why a glance costs more than a reply',
  topic: 'productivity',
  published: '2026-11-27',
  description:
    'Leaving a task unfinished keeps part of your mind on it. Four experiments found a cheap cure, a note on how you will go on. How to use it with email.',
  keywords: [
    'attention residue',
    'task switching',
    'email interruptions',
    'ready to resume',
    'focus at work',
    'unfinished tasks',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'You closed the mail. It stayed open.',
    lead: "You looked for a second, before the meeting. Now the meeting is about budgets and you are about Hannah, who asks if the Friday plan still stands. It does. Why didn't you say so.",
  },
  problem: [
    "Nobody budgets for a glance. It takes two seconds and it moves nothing. That's the trouble with it: it moves nothing, so the thing that you saw is still there, and so are you.",
    'Researchers have a word for what you take with you into the next room. They call it residue.',
  ],
  sections: [
    {
      heading: 'The finding',
      paragraphs: [
        'Sophie Leroy, who is now dean of the business school at UW Bothell, has studied these transitions for about seventeen years. Her central claim is short: when we switch to a second task, part of our attention often stays with the first, and the more so if the first is unfinished. [washington]',
        "The word is well chosen. It isn't distraction, where something new pulls at you. It is what's left in the pan after you have poured the soup.",
        'In a later set of four studies, with Theresa Glomb, she looked at what makes it worse. People who were interrupted and expected to come back to their work under time pressure found it hard to give their mind to the interruption, and did it badly. [glomb]',
      ],
    },
    {
      heading: 'The cheap cure',
      paragraphs: [
        'The same four studies tried a remedy that takes less time than reading about it. Before turning to the interruption, people briefly noted where they stood and what they would do when they came back. With that note, the residue shrank, and their work on the other task did not suffer. [glomb]',
        "The authors call it a ready-to-resume plan. It works, they reason, because the mind lets go of a thing that has a place and a time. What it can't let go of is a thing that has neither.",
        "Note what it is not. It isn't finishing the task, nor even making progress with it. It's a sentence.",
      ],
    },
    {
      heading: 'What the studies do not show',
      paragraphs: [
        "They were about being interrupted while at work on something, mostly in arranged tasks, and not about email as such. A glance at the inbox is an interruption of one's own making, and it's a fair guess but still a guess that the same holds.",
        "Nor do they give you a number for your own day. You may have read that it takes twenty-three minutes to get back on track after an interruption. We couldn't trace that figure to these studies, and you don't need it. It's enough that the cost is there and that a sentence lowers it.",
        "In a survey which the two authors made before the pandemic, 40 % of 202 professionals said that they were interrupted more than ten times a day. [ava] That's what people reported, and not what a camera saw.",
      ],
    },
    {
      heading: 'Why a mail is the worst kind of unfinished',
      paragraphs: [
        "A mail that was glanced at has everything that residue needs. It's open, since you haven't answered. It has a person in it. It often has a clock. And you know just enough to worry, but not enough to decide, for you read two lines of nine.",
        "Compare it with a mail that you have read to the end and left for Thursday. It's as unanswered as the other. But you know what it says, you know when you will deal with it, and that is a plan with a place and a time. It's lighter to carry.",
        'The difference between the two is perhaps forty seconds.',
      ],
    },
    {
      heading: 'Three ends for a mail that you opened',
      paragraphs: [
        "So the rule is not 'answer everything at once'. It's that an opened mail gets one of three ends before you leave it.",
        'The first end is an answer. If you know it, give it. One line is plenty.',
        "The second end is a time. Thursday at nine, when I have the figures. Say it to yourself in words, and put the mail where it'll meet you then. A flag without a day isn't a time. It's a second inbox with a nicer colour.",
        'The third end is no. Not mine, not needed, not interesting. Archive it, hand it on, leave the list. A no is the fastest plan of all.',
        "If you have no forty seconds for one of the three, then you had no time to look. That's the real use of the idea. It tells you when not to.",
      ],
    },
    {
      heading: 'Before a meeting, of all times',
      paragraphs: [
        "The worst glance is the one at the door of a meeting, and it's also the most common. You have ninety seconds, and the phone is in your hand. Whatever is in there will come in with you and take a chair.",
        "Do something else with the ninety seconds. Leroy herself describes taking half a minute to go over what she has just agreed to before she turns to the next person, so that her brain can settle. [washington] It looks like nothing. It's the note, done in the head.",
      ],
    },
  ],
  solution: [
    "Attention doesn't follow the eyes at once, and it follows slowest from things left open. You can't finish everything before you switch. You can leave everything with a sentence: this is where I am, this is what I'll do, then. For email that sentence is an answer, a day or a no.",
  ],
  features: {
    heading: 'Leave it with a sentence',
    items: [
      {
        name: 'Look only with time to end',
        text: 'Open the inbox when you have ten minutes, and not when you have one.',
      },
      { name: 'Read to the last line', text: 'Two lines of nine are the worst dose. Either all of it or none.' },
      { name: 'Give one of three ends', text: 'An answer, a day with an hour, or a no.' },
      {
        name: 'When somebody walks in',
        text: "Say one sentence about your own work before you look up: 'I'm at the third table, next is the total.' Then look up.",
      },
      { name: 'After the last mail', text: 'Take thirty seconds with empty hands before the next thing.' },
    ],
  },
  benefits: [
    'Meetings get more than the top half of you',
    'You know what waits, and for when',
    'Evenings have fewer Hannahs in them',
    'Looking less often becomes easy, since a look now has a price',
    'You notice which mails you have opened five times',
  ],
  call: {
    line: 'Let no mail stay half read.',
    text: "Flow reads a mail to you and waits for one of the three ends before the next. That's most of what it does.",
  },
  questions: [
    {
      ask: 'Is it better not to read mail until the afternoon?',
      answer: "These studies don't say so. They say something about how you leave a task, whatever the hour.",
    },
    {
      ask: 'Does writing the note not take as long as the task?',
      answer: 'Then do the task. The note is for what takes longer than a note.',
    },
    {
      ask: "What if I'm interrupted every few minutes?",
      answer: 'Then the note is worth the most, and it must be the shortest: three words on paper.',
    },
  ],
  examples: [
    {
      say: 'Snooze it until Thursday at nine',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-19 09:00',
      flow: 'The mail has its time, and is out of sight until then.',
    },
    {
      say: 'Reply that the plan for Friday stands',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the plan for Friday stands',
      flow: 'Hannah has her line, and you have your meeting.',
    },
  ],
  sources: [
    {
      name: 'washington',
      publisher: 'University of Washington Magazine',
      title: "There's no such thing as multitasking, according to business expert Sophie Leroy",
      url: 'https://magazine.washington.edu/theres-no-such-thing-as-multitasking-according-to-business-expert-sophie-leroy',
      read: '2026-11-27',
    },
    {
      name: 'glomb',
      publisher: 'Organization Science 29, Leroy and Glomb',
      title: 'Tasks interrupted, and how a ready-to-resume plan mitigates the effects',
      url: 'https://pubsonline.informs.org/doi/abs/10.1287/orsc.2017.1184',
      published: '2018',
      read: '2026-11-27',
    },
    {
      name: 'ava',
      publisher: 'Ava360, repeating an article by the two authors',
      title: 'A plan for managing constant interruptions at work',
      url: 'https://ava360.com/a-plan-for-managing-constant-interruptions-at-work/amp/support@ava360.com',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
