import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-meetgeek',
  title: 'MeetGeek',
  type: 'note taker',
  owner: 'MeetGeek',
  site: 'https://meetgeek.ai',
  description:
    "MeetGeek goes to your meetings by your calendar's rules and mails round what was said. Flow answers what comes back. Ten rows, from its pages on preferences.",
  keywords: [
    'MeetGeek alternative',
    'Flow vs MeetGeek',
    'meeting assistant',
    'automatic meeting summary',
    'follow-up by voice',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Summaries go out. Somebody must take the replies.',
    lead: "MeetGeek sends everyone a summary, in the layout you chose. It's the most read mail of the day, and people reply to it. To you, as the one who called the meeting and can be reached.",
  },
  problem: [
    "'I didn't say September.' 'Who is doing the slides?' 'Could Anna be added?' A good summary makes people precise, and precise people write.",
    'None of it can be settled by a layout. It wants a person with the calendar before her and a minute between two doors.',
  ],
  solution: [
    "That's the minute Flow is made for. You hear that it wasn't September, you say so to all, and you give the slides to Anna. She's added, too.",
    'Then the next date goes into the calendar, and the thread is quiet before the layout has been admired. It took about as long as reading the heading.',
  ],
  features: {
    heading: 'After the summary',
    items: [
      {
        name: 'Corrections to everyone',
        text: 'One reply to all, in your words.',
      },
      {
        name: 'Jobs to a name',
        text: 'Forwarded, with what and by when.',
      },
      {
        name: 'A person added',
        text: 'In copy, by first name.',
      },
      {
        name: 'The date',
        text: 'Looked up, offered, booked.',
      },
      {
        name: 'The quiet ones',
        text: 'Back on Thursday, unless they write.',
      },
    ],
  },
  benefits: [
    'September is corrected in the corridor',
    'The slides have an owner',
    'Anna is in the loop by lunch',
    'Precise people get precise answers',
    'No meeting needs another meeting to say what it meant',
  ],
  rows: {
    listening: 'A bot joins calls and records sound, and video if you like [prefs]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Joins by rules from your connected calendar, with exceptions you set [prefs]',
    undo: 'Not stated',
    sending: 'Summaries can be shared by rule with those who took part [prefs]',
    offline: 'Not stated',
    whereMailIs: 'Not stated',
    languageModels: 'Summaries in a depth and layout of your choice [prefs]',
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose MeetGeek if you want meetings recorded and summed up without a thought, by rules on who and what. [prefs]',
      "It can leave out what's private, by words in the title, by people or by domains, and that is thoughtful. [prefs]",
      'Templates can be picked by the kind of meeting. Flow has no templates. [prefs]',
    ],
    flow: [
      "Choose Flow for what people write once they've read it.",
      'Choose it where a bot in the room would change the room.',
    ],
  },
  call: {
    line: 'Take September out in the corridor.',
    text: 'In the made-up mailbox three precise people have replied.',
  },
  questions: [
    {
      ask: 'Does Flow make summaries of meetings?',
      answer: 'No. It gives the gist of a mail, on request.',
    },
    {
      ask: 'Can Flow reply to a summary?',
      answer: 'Yes, like to any mail in your Gmail.',
    },
    {
      ask: 'Does Flow join by my calendar?',
      answer: 'No. It reads and changes the calendar, and stays out of the room.',
    },
  ],
  examples: [
    {
      say: 'Reply all that it was October, and Anna makes the slides',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: it was October, and Anna makes the slides',
      flow: 'Corrected for everybody in one go.',
    },
    {
      say: 'cc Anna',
      state: 'ready',
      command: 'people',
      with: 'field: cc; who: Anna',
      flow: "She's added while the draft is open.",
    },
    {
      say: 'Schedule slide review with Anna on Friday at two',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-20 14:00; title: slide review; with: Anna',
      flow: 'The date stands, and Anna has it.',
    },
  ],
  sources: [
    {
      name: 'prefs',
      publisher: 'MeetGeek Support',
      title: 'Account preferences',
      url: 'https://support.meetgeek.ai/en/articles/9582102-account-preferences',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
