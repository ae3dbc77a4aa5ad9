import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-cc-overload',
  title: 'Too many copies',
  readers: 'Managers who are in copy on everything',
  description:
    'You are in copy on half the firm. Flow plays what is addressed to you first, tells you whether a copy wants anything, and silences threads that do not.',
  keywords: ['cc emails', 'too many emails', 'email overload manager', 'mute thread', 'reply all'],
  updated: '2026-11-27',
  hero: {
    line: 'In copy, in case, in the way.',
    lead: 'People add you so that they feel safe. It is meant kindly, and it eats most of your morning. Flow asks each copy one question for you: does it want anything?',
  },
  problem: [
    'A thread about chairs has twenty-six mails. You have been on it since the third. On the twenty-fifth someone writes your name, and that one you miss.',
    'If you read all, you read all day. If you read none, you are the manager who should have known.',
  ],
  solution: [
    'Mails to you alone come first, copies afterwards. A copy is over in a sentence: who wrote, what about, and that nobody asks for you.',
    'When chairs go on, mute them. The thread leaves your inbox for good and can be found whenever you wonder. Everything that does name you still plays.',
  ],
  features: {
    heading: 'Sorting near from far',
    items: [
      {
        name: 'Addressed or merely copied',
        text: 'The queue knows the difference and lets the first go first.',
      },
      {
        name: 'The one question',
        text: "Ask what they want. 'Nothing' is a fine answer, and you move on.",
      },
      {
        name: 'Mute with a clear mind',
        text: "Muted isn't deleted. Search finds it, and undo lifts it.",
      },
      {
        name: 'Get off politely',
        text: 'Tell the group who decides, in one line to all, and be left out from then on.',
      },
      {
        name: 'A whole system at once',
        text: 'Automatic copies from one tool can be cleared by name and age.',
      },
    ],
  },
  benefits: [
    'You hear your own name the first time',
    'Chairs are decided by those who sit on them',
    'Mornings go to mails that wait for you',
    'People learn who decides',
    'You know enough, and read less',
  ],
  before: [
    {
      who: '08:10',
      words: 'Twenty-six about chairs. You read the first and the last.',
    },
    {
      who: '09:45',
      words: "'As discussed with you in copy,' says a man you don't know.",
    },
    {
      who: '11:00',
      words: "You reply to all, 'Thanks, fine by me.' Six people thank you.",
    },
    {
      who: '16:30',
      words: 'The question for you was in the twenty-fifth.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'To you alone: Ikram asks for two days off. Then come fourteen copies.',
    },
    {
      who: 'you',
      say: 'Say yes, enjoy it',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, enjoy it',
    },
    {
      who: 'flow',
      words: "'Yes, enjoy it.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: 'Now the copies. Chairs, twenty-six mails, nobody asks for you.',
    },
    {
      who: 'you',
      say: 'Mute this thread',
      state: 'mail',
      command: 'mute',
    },
    {
      who: 'flow',
      words: 'Muted. Next copy: the lift, and Rolf asks you for a date.',
    },
    {
      who: 'you',
      say: 'Tell him the lift is fixed on Monday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the lift is fixed on Monday',
    },
  ],
  call: {
    line: 'Leave the chairs to the sitters.',
    text: 'Muting, archiving and undo are free for good, so copies never cost you a credit.',
  },
  questions: [
    {
      ask: 'Can Flow take me off the list of recipients?',
      answer: "No. Others decide whom they copy. You can mute the thread, or say in a line that you needn't be on it.",
    },
    {
      ask: 'Will a muted thread come back if someone names me?',
      answer: 'No, muted means muted. If you only want quiet for a while, put it off until a day instead.',
    },
    {
      ask: 'How does it tell a copy from a mail to me?',
      answer: 'By the address fields. You can ask why something came early, and the reason is told.',
    },
  ],
  examples: [
    {
      say: 'Reply all that Ikram decides about the chairs',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: Ikram decides about the chairs',
      flow: 'One line to the group, and the matter has an owner.',
    },
    {
      say: 'Why is this important',
      state: 'mail',
      command: 'inquiry:why',
      flow: 'You hear what put this thread so high.',
    },
    {
      say: 'Archive everything from Jira older than a month',
      state: 'mail',
      command: 'bulk:archive',
      with: 'act: archive; field: from; text: Jira; day: 2026-10-17',
      flow: 'Old copies from the tool are counted, then cleared after your yes.',
    },
  ],
} satisfies UseCase;
