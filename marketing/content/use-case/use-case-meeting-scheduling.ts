import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-meeting-scheduling',
  title: 'Meeting scheduling',
  readers: "Anyone whose week is made of other people's Thursdays",
  description:
    'Arrange meetings by voice: Flow checks your Google Calendar while the mail still plays, sends your proposal, and books, moves or cancels what was agreed.',
  keywords: [
    'meeting scheduling',
    'schedule meetings by email',
    'voice calendar',
    'reschedule meeting',
    'propose a time',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'Five people, one hour, no open tabs.',
    lead: 'A date is found by asking what is free, and the answer sits one tab away. Flow looks it up while the request is still in your ear, and your proposal goes out with the next breath.',
  },
  problem: [
    "The request says 'some time next week'. So you open the calendar, hunt for a hole, write two options, and by the time the third person replies one of them has gone.",
    'Then it moves. One guest has a train, another forgot a school play. Each change costs the same dance: mail, calendar, mail again.',
  ],
  solution: [
    'Here the looking and the answering are one talk. Ask when you are free, say which slot you offer, and the mail is drafted. When they agree, a sentence puts it on the calendar and invites them.',
    'Changes are just as short. Name the meeting and its new hour. Guests are told after a pause, so a slip of the tongue never reaches them.',
  ],
  features: {
    heading: "From 'some time' to a time",
    items: [
      {
        name: 'Openings, not a grid',
        text: 'Hear the gaps of a day within your own hours, in the order they come.',
      },
      {
        name: 'Offers in a sentence',
        text: 'Propose two slots in your words. The draft is read back with both, so a wrong day is heard at once.',
      },
      {
        name: 'Booking while you talk',
        text: 'Say who, when and how long. A clash is named before anything is saved.',
      },
      {
        name: 'Moves without an apology tour',
        text: 'Shift one meeting of a series and leave the rest where they were.',
      },
      {
        name: 'Invitations with a condition',
        text: 'Accept, and add that you will ring in from the platform. The organiser gets both.',
      },
    ],
  },
  benefits: [
    'A date stands after two mails',
    'You offer slots that are really free',
    'A moved meeting is one sentence, not four windows',
    'The series survives the exception',
    'Nobody waits until you are back at a desk',
  ],
  before: [
    {
      who: 'Monday, 09:40',
      words: 'Lucía asks for an hour with the printers. You flag it until you can see the calendar.',
    },
    {
      who: 'Monday, 16:15',
      words: 'You offer Wednesday at two. You forgot the site visit, which lives in another colour.',
    },
    {
      who: 'Tuesday, 08:30',
      words: 'She takes Wednesday. You write back, red in the face, with Thursday.',
    },
    {
      who: 'Tuesday, 12:00',
      words: 'The printers cannot do Thursday. The thread has nine mails and no meeting.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: 'Lucía. Can we get an hour with the printers this week?',
    },
    {
      who: 'you',
      say: 'When am I free on Thursday',
      state: 'mail',
      command: 'agenda:openings',
      with: 'time: 2026-11-19',
    },
    {
      who: 'flow',
      words: 'Thursday is open from ten to twelve, and again after three.',
    },
    {
      who: 'you',
      say: 'Reply that Thursday at ten or at three both work for me',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Thursday at ten or at three both work for me',
    },
    {
      who: 'flow',
      words: "To Lucía: 'Thursday at ten or at three both work for me.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it',
      state: 'ready',
      command: 'send',
    },
    {
      who: 'flow',
      words: "She took ten o'clock. It came in a minute ago.",
    },
    {
      who: 'you',
      say: 'Schedule printers with Lucía on Thursday at ten for an hour',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 10:00; title: printers; with: Lucía; minutes: 60',
    },
  ],
  figures: [
    {
      figure: '4.9 hours',
      text: 'a week went to arranging seven meetings, said 2,500 office workers in five regions. It is old, from 2009, and a seller of scheduling tools paid for it. [doodle]',
    },
    {
      figure: '21 mails',
      text: 'is what seven meetings cost if each takes a request, an offer and a yes: 7 × 3. A double booking adds three more.',
    },
  ],
  call: {
    line: 'Give Thursday a fixed hour.',
    text: 'The demonstration has a crowded week in it, made up and free to rearrange.',
  },
  questions: [
    {
      ask: 'Can Flow see when the others are free?',
      answer: "Where Google shows you their busy hours, yes. Whoever it can't see, it names, and doesn't guess.",
    },
    {
      ask: 'Is there a link where people pick a slot themselves?',
      answer: 'No. If you want strangers to book without writing to you, a booking page does that better.',
    },
    {
      ask: 'What if I say the wrong day?',
      answer: 'You hear the day before it leaves, with its date. Change it in a word, or undo it later.',
    },
  ],
  examples: [
    {
      say: 'Move my budget review to Thursday at ten',
      state: 'mail',
      command: 'event:move',
      with: 'which: budget review; to: 2026-11-19 10:00',
      flow: 'The review moves, and its guests are told once the hold has passed.',
    },
    {
      say: 'Accept and tell them I will be ten minutes late',
      state: 'invited',
      command: 'event:answer',
      with: 'accepted; note: I will be ten minutes late',
      flow: 'The organiser sees your yes and the reason not to start without you.',
    },
    {
      say: 'Hold times with Lucía next week',
      state: 'mail',
      command: 'event:hold-times',
      with: 'time: 2026-11-23..2026-11-27; with: Lucía',
      flow: 'Three openings are kept for her and offered on her clock, if her mails tell it.',
    },
  ],
  sources: [
    {
      name: 'doodle',
      publisher: 'MediaPost, on a study by Doodle',
      title: 'Meeting Optimization Too',
      url: 'https://www.mediapost.com/publications/article/105789/meeting-optimization-too.html',
      published: '2009-05',
      read: '2026-11-27',
    },
  ],
} satisfies UseCase;
