import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-paralegal',
  title: 'Paralegal',
  plural: 'Paralegals',
  group: 'other',
  description:
    'Paralegals chase exhibits, signatures and filing slots for several attorneys at once. Flow reads out who still owes what and takes your nudge in one breath.',
  keywords: [
    'paralegal email',
    'filing deadlines',
    'exhibit list',
    'docketing',
    'signature pages',
    'legal assistant inbox',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Three binders, two attorneys, one clerk at four.',
    lead: "The exhibits are numbered, the index is not, and the clerk's window shuts at four. Flow plays your mail while your hands are in the hole punch.",
  },
  problem: [
    "Every attorney thinks of you as theirs. One wants Bates numbers, one wants a courier, and a third forwards a client's forty photos with the word 'organize'.",
    "Between those sit the mails that matter: a notary who can't make Wednesday, a clerk who bounced the filing over a missing cover sheet. They look the same as the rest until you open them.",
  ],
  solution: [
    'Play the queue while you assemble the set. People who are waiting for you come first, and long forwards shrink to what was said at the top.',
    "Missing signature pages get a date instead of a sticky note. If the witness signs, the thread stays quiet. If not, it's on your desk on the morning you named.",
  ],
  features: {
    heading: "From intake to the clerk's window",
    items: [
      {
        name: 'Bounced filings heard first',
        text: 'The e-filing notice tells you it was rejected. You hear that before the bar lunch.',
      },
      {
        name: 'Matter names as labels',
        text: 'Your Gmail label for the matter takes the thread the moment you say so, and the inbox lets go.',
      },
      {
        name: 'The photo from the client',
        text: 'Search the whole mailbox by sender and month, and stop scrolling past four hundred others.',
      },
      {
        name: 'Chasing with a clock',
        text: 'One sentence sets the reminder, and an answer from the witness cancels it.',
      },
      {
        name: 'Keys for the shared room',
        text: 'Four people share your office, so press letters instead of talking. Nobody has to hear about the deposition.',
      },
    ],
  },
  benefits: [
    'The cover sheet is fixed while the window is still open',
    'No signature page goes missing over a weekend',
    'Attorneys get a yes instead of footsteps',
    'Client photos turn up by month, not by luck',
    'The binder and the inbox are finished the same day',
  ],
  call: {
    line: 'Punch the holes. Let it read.',
    text: "Thirty credits come with the account, and nobody asks for the firm's card.",
  },
  day: [
    {
      at: '08:30',
      from: 'The e-filing system',
      asks: 'Your submission in Alvarez was rejected: cover sheet missing.',
      does: '"Forward it to Nadia and say please send me the signed cover sheet". She has it on her desk.',
    },
    {
      at: '10:05',
      from: 'The litigation partner',
      asks: 'Is exhibit 14 the email or the photo?',
      does: '"Tell him exhibit fourteen is the photo". He is standing outside a courtroom.',
    },
    {
      at: '11:40',
      from: 'A witness in Tucson',
      asks: "I'll sign when I find a printer.",
      does: 'You have heard that before. "Remind me if she doesn\'t answer by Friday".',
    },
    {
      at: '14:15',
      from: 'The court reporter',
      asks: 'Transcript is ready; rough or final?',
      does: '"Reply that we need the final". The rough costs less and helps nobody.',
    },
    {
      at: '18:40',
      from: 'Your sister',
      asks: 'Are you bringing the pie or the kids?',
      does: 'Both, as ever. "Say yes".',
    },
  ],
  assumes: { mailsADay: 40, minutesEach: 2, dollarsAnHour: 38 },
  calculation:
    'Filing notices, attorney questions and chases are in the count. System receipts that need no eyes are out of it.',
  questions: [
    {
      ask: 'Does Flow file anything with the court?',
      answer: 'No. It works in Gmail and Google Calendar. The portal, its login and its cover sheets stay with you.',
    },
    {
      ask: 'Can it work out a response deadline?',
      answer:
        "It tells you a date that stands in the mail. Counting court days under the rules is your docket's work and your attorney's judgment.",
    },
    {
      ask: "Will a client's attachment be read out?",
      answer: "You hear which files came with it and their names. What's inside a file isn't read.",
    },
  ],
  examples: [
    {
      say: "What's attached",
      state: 'mail',
      command: 'inquiry:attachments',
      flow: 'You hear the file names, so you know whether page nine came at last.',
    },
    {
      say: 'File it under Alvarez',
      state: 'mail',
      labels: ['Alvarez'],
      command: 'move:Label_Alvarez',
      flow: "The rejection notice moves to the matter's label and out of sight.",
    },
    {
      say: "Remind me if she doesn't answer by Friday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: 'The witness gets until Friday. If she signs, you hear nothing.',
    },
  ],
} satisfies Job;
