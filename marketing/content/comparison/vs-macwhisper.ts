import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-macwhisper',
  title: 'MacWhisper',
  type: 'dictation',
  owner: 'Jordi Bruin',
  site: 'https://goodsnooze.gumroad.com/l/macwhisper',
  description:
    'MacWhisper turns recordings into text on your Mac. Flow turns the mail that comes of them into answers. Ten rows with sources, and why you may want both.',
  keywords: ['MacWhisper alternative', 'Flow vs MacWhisper', 'transcribe audio Mac', 'Whisper app', 'voice inbox'],
  updated: '2026-11-27',
  hero: {
    line: "Yesterday's recording, or this morning's inbox.",
    lead: 'These two hardly meet. One takes an hour of talk that is over and makes a transcript. The other takes the mail that is waiting and makes it go away.',
  },
  problem: [
    'A transcript is a beginning. From it come a quote to confirm, a date to set and three people who must be told. All that is mail.',
    'And while the file is being worked through, the inbox has grown by nine.',
  ],
  solution: [
    "Flow is for the live part. It reads what has come, you speak an answer, it's sent after a pause. No file has to exist, and none is kept.",
    'Journalists, researchers and lawyers, who have the most recordings, also have the fullest inboxes and the emptiest hands on the way home.',
  ],
  features: {
    heading: 'From tape to talk',
    items: [
      {
        name: 'Confirm a quote',
        text: 'A line to the person, dictated while the sentence is fresh.',
      },
      {
        name: 'Settle the next session',
        text: 'Ask for your gaps, offer one, book it.',
      },
      {
        name: 'Tell the three',
        text: 'One reply to all with what was agreed.',
      },
      {
        name: 'Wait for a yes',
        text: 'The thread returns on Thursday if nobody has answered.',
      },
      {
        name: 'Find the last time',
        text: 'Ask what he said in spring, and hear the line from the mail.',
      },
    ],
  },
  benefits: [
    'Transcripts lead somewhere',
    'Quotes are confirmed on the day',
    'Nothing is recorded, so nothing leaks',
    'The way home counts',
    'Nine new mails are three by the door',
  ],
  rows: {
    listening: 'Turns recorded audio and video into text [parakeety]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: "Transcription is local, in two rivals' tables [speechcap]",
    whereMailIs: 'Holds no mail. Files are transcribed on the Mac [parakeety]',
    languageModels: 'Its AI features call on the cloud, one of them says [parakeety]',
    price: 'A free tier and a paid Pro [parakeety]',
  },
  choose: {
    them: [
      'Choose MacWhisper if you have recordings. Flow can do nothing with a file.',
      'Its transcription stays on the Mac, which matters with sources and clients. [speechcap]',
      "There's a free tier to see how well it hears you. [parakeety]",
    ],
    flow: [
      'Choose Flow for what the recording sets in motion: the mails, the dates, the chasing.',
      'Choose it if you want help in the present tense, on a phone as well.',
    ],
  },
  call: {
    line: "Answer while it's still today.",
    text: 'No recording is made in the demonstration, or anywhere else.',
  },
  questions: [
    {
      ask: 'Can Flow transcribe an interview?',
      answer: 'No. It listens to orders and to what you dictate, and keeps no recording.',
    },
    {
      ask: 'Can it read a transcript aloud?',
      answer: "If it's in the text of a mail, yes. Attached files it only names.",
    },
    {
      ask: 'Does Flow need a Mac?',
      answer: 'No. Any current browser will do, and a machine somewhere that runs it.',
    },
  ],
  examples: [
    {
      say: 'Tell him the quote is fine with the word nearly in it',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the quote is fine with the word nearly in it',
      flow: 'The interviewee has it in writing while he remembers.',
    },
    {
      say: "Remind me if he doesn't answer by Thursday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-19 08:00; unlessAnswered: true',
      flow: 'Silence brings the thread back before your deadline.',
    },
  ],
  sources: [
    {
      name: 'parakeety',
      publisher: 'Parakeety, which makes a rival program',
      title: 'Local speech to text on the Mac',
      url: 'https://www.parakeety.com/resources/local-speech-to-text-mac',
      read: '2026-11-27',
    },
    {
      name: 'speechcap',
      publisher: 'Speechcap, which makes a rival program',
      title: 'Offline dictation on the Mac',
      url: 'https://www.speechcap.com/offline-dictation-mac',
      published: '2026',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
