import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-funeral-homes',
  title: 'Funeral homes',
  adjective: 'funeral',
  plural: 'Undertakers and crematoria',
  description:
    'Hymn choices, certificates and a nephew in Toronto, heard in the quiet of the car. Flow lets a funeral home answer families in a low voice and without haste.',
  keywords: [
    'funeral home email',
    'undertaker inbox',
    'funeral director email',
    'crematorium bookings',
    'death certificate email',
    'obituary email',
  ],
  updated: '2026-11-27',
  hero: {
    line: "The second hymn, and her brother's flight.",
    lead: "The family would like 'Abide with me' after all, and her brother lands at two. You're alone in the hearse at the side gate. Flow tells you so quietly, and the organist knows before the bell.",
  },
  problem: [
    'Nobody writes to an undertaker on a good day. Letters come at night, and they have apologies in them: for the hour, for the change, for asking about the price.',
    'Registrars, doctors and the florist write as well, with stamps and times. It must all be right. There is no second date.',
  ],
  solution: [
    'Listen at your own pace, as slowly as you like. Every letter is read in one even tone. What you say in return is yours to hear first, down to the spelling of a name that you may type.',
    'Paper with a stamp gets a day and an hour. Families get you.',
  ],
  features: {
    heading: 'With a steady hand',
    items: [
      {
        name: 'Slowly, if need be',
        text: 'Bring the pace down to three quarters, for a letter that was hard to write.',
      },
      { name: 'Names by hand', text: 'Say the sentence, and type the name where it has to be exact.' },
      { name: 'Times once more', text: 'The hour of a service is repeated before it goes to the church.' },
      { name: "The stamp that's missing", text: "Be told on Thursday if the registrar hasn't written." },
      { name: 'Held a moment', text: 'A letter stays for some seconds after your word, and can be called back.' },
      { name: 'Suppliers, later', text: 'Offers of brass go to a day without a service.' },
    ],
  },
  benefits: [
    'Organists play what was asked for',
    'Brothers arrive in time',
    "Certificates are there before they're needed",
    "Families don't have to apologise twice",
    "Nothing is sent that you haven't heard",
  ],
  mails: [
    { name: 'The hymn', text: "They've talked, and it's the other one." },
    { name: 'The certificate', text: 'A date is wrong by a day, and only the doctor may mend it.' },
    { name: 'The nephew in Toronto', text: "He'd like to say a few words, through a telephone." },
    { name: 'The obituary proof', text: 'The paper has left out the cat.' },
    { name: 'The thank-you', text: 'It came on black-edged paper once. Now it comes as mail.' },
  ],
  call: {
    line: 'Close the door softly.',
    text: "There's a mailbox of invented people to try it with, and nobody in it grieves.",
  },
  questions: [
    {
      ask: 'Does it ever write to a family by itself?',
      answer: 'No. Nothing goes without your word, and every letter is heard before.',
    },
    {
      ask: 'Does it have texts for condolence?',
      answer: "It has none. Templates don't exist here. You say what you'd say at the door.",
    },
    {
      ask: 'Can it mispronounce a name?',
      answer: 'It can, aloud. On paper a name stands as it was written, so look once before you send.',
    },
  ],
  examples: [
    {
      say: 'Reply that it is the second hymn and the organist knows',
      state: 'mail',
      command: 'reply:words',
      with: 'words: it is the second hymn and the organist knows',
      flow: 'The family reads what they hoped for, in your manner.',
    },
    {
      say: "Remind me on Thursday at nine if he doesn't answer",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-19 09:00; unlessAnswered: true',
      flow: 'If the registrar is silent, the paper is with you on Thursday at nine.',
    },
    {
      say: 'Read the whole thing',
      state: 'mail',
      command: 'read',
      flow: "The nephew's letter is read to its end, without haste.",
    },
  ],
} satisfies Industry;
