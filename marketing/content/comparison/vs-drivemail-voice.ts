import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-drivemail-voice',
  title: 'DriveMail Voice',
  type: 'assistant',
  owner: 'b2g audio',
  site: 'https://b2gaudio.com',
  description:
    'DriveMail Voice reads your mail aloud in the car, from an iPhone, and takes a dictated reply. Flow listens anywhere else as well. Ten rows from its policy.',
  keywords: [
    'DriveMail Voice alternative',
    'Flow vs DriveMail Voice',
    'CarPlay email',
    'read email aloud',
    'hands-free Gmail',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Mail for the drive, or for the whole day.',
    lead: "Here's a product that shares our oldest conviction: that a letter can be heard. It has made itself a home in the dashboard. Flow has its home in a browser tab.",
  },
  problem: [
    'Much can be heard on the way to work. Then you park, and the voice stays in the car with the receipts, just as the day begins to ask things of you.',
    "At eleven somebody asks by mail if Thursday would do. You're at a workbench with glue on your fingers. The car knows how to help, and the car is in the yard.",
  ],
  solution: [
    'Flow goes where a browser goes: the bench, the kitchen, the platform. It reads what the person wrote, and since it knows your calendar it can say what Thursday looks like.',
    "Then you say what should happen. A reply, a date, a reminder, one after the other, and each can be taken back. In the car Flow has a driving mode, with headlines and short answers. On the car's own screen it has nothing.",
  ],
  features: {
    heading: 'After you have parked',
    items: [
      {
        name: 'Thursday, looked up',
        text: 'The calendar answers beside the mail.',
      },
      {
        name: 'A meeting, moved',
        text: 'By an hour, with the guests told.',
      },
      {
        name: 'Ten lists, thrown out',
        text: 'Counted first, then gone, in one sentence.',
      },
      {
        name: 'A question to the archive',
        text: 'What did she say in spring. It looks.',
      },
      {
        name: 'A promise with a date',
        text: 'It comes back when nobody has written.',
      },
    ],
  },
  benefits: [
    'Glue can dry on your fingers',
    'The voice gets out of the car with you',
    'Thursday is settled before eleven past',
    'Any laptop or phone with a current browser will do',
    'One voice for mail and diary',
  ],
  rows: {
    listening: "Spoken commands and dictated replies, by Apple's recognition on the phone [policy]",
    speaking: 'Reads mails aloud with the voice of the device, in CarPlay too [policy]',
    mailServices: 'Gmail, Outlook and IMAP accounts such as iCloud [policy]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Dictated replies go out through your own mail service [policy]',
    offline: 'Not stated',
    whereMailIs: 'With your provider, and unread mail in a protected cache on the phone. It has no servers [policy]',
    languageModels: 'Optional summaries, made on the device [policy]',
    price: 'Not stated',
  },
  choose: {
    them: [
      "Choose DriveMail Voice for the car. It's made for CarPlay, and Flow can't be seen there. [policy]",
      'It takes Outlook and iCloud, where Flow takes Gmail alone. [policy]',
      "While you drive it can read your Focus and pass over all but the people you've marked. Everything stays on the phone, which we admire. [policy]",
    ],
    flow: [
      "Choose Flow for the hours after you've parked.",
      "Choose it if you'd like the calendar to be part of the talk.",
    ],
  },
  call: {
    line: 'Hear what Thursday looks like.',
    text: 'The demo has a question about Thursday. Take it wherever you stand.',
  },
  questions: [
    {
      ask: 'Does Flow work in CarPlay?',
      answer:
        "No. Say that you're driving, and it reads headlines, takes short answers and refuses large clear-outs. It does so from the phone.",
    },
    {
      ask: 'Does Flow need an iPhone?',
      answer: 'No. Any device with a current browser and a microphone.',
    },
    {
      ask: 'Does Flow have servers of its own?',
      answer: 'It has one, and that is yours: the machine on which you run it.',
    },
  ],
  examples: [
    {
      say: 'What do I have on Thursday',
      state: 'resting',
      command: 'agenda:list',
      with: 'time: 2026-11-19',
      flow: 'The day is read to you, hour by hour.',
    },
    {
      say: 'Tell him Thursday at two works for me',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Thursday at two works for me',
      flow: 'A yes with an hour in it, heard before it leaves.',
    },
    {
      say: 'Remind me tomorrow morning',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-18 08:00',
      flow: 'The thread comes back with the coffee.',
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'DriveMail Voice',
      title: 'Privacy policy',
      url: 'https://b2gaudio.com/drivemail-privacy.html',
      published: '2026-05-02',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
