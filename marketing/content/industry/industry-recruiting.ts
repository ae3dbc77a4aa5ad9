import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-recruiting',
  title: 'Recruiting',
  adjective: 'recruiting',
  plural: 'Staffing and search firms',
  description:
    'Shortlists, interview slots and counter-offers, heard on the way to the client. Flow lets recruiters answer a candidate within the hour she decides.',
  keywords: [
    'recruiting email',
    'staffing agency inbox',
    'candidate email',
    'interview scheduling email',
    'shortlist feedback',
    'headhunter email',
  ],
  updated: '2026-11-28',
  hero: {
    line: 'She has another offer until Friday.',
    lead: 'The crane driver you found in May likes your client. She likes a port in Bremen as well. Her mail comes at 12.10, and you answer it on the platform, before Bremen has had lunch.',
  },
  problem: [
    'A desk in staffing is all doors and no walls. Candidates write from break rooms, clients from board rooms, and job boards from nowhere, four hundred times. The crane driver used to look like the four hundred.',
    "By the time she is read, she is somebody else's. No one lied to you. She simply had a Friday.",
  ],
  solution: [
    "People whom you've written to come before boards that have written to you. Her letter is short and you get it whole.",
    "Your own Thursday is read out, you offer two gaps, and she picks. If the client is silent by Friday noon, you'll be told, and can nudge him.",
  ],
  features: {
    heading: 'From shortlist to start date',
    items: [
      { name: 'People, then portals', text: 'The human letters lead, and alerts stand at the end of the line.' },
      { name: 'Two gaps to offer', text: 'Ask when you are free on Thursday and put the gaps in a reply.' },
      { name: 'Client feedback', text: "'Not quite' is passed on to your researcher with your reading of it." },
      { name: 'Reminders that cancel themselves', text: 'A watch on the thread ends when an answer comes.' },
      { name: 'Kind refusals', text: "Decline politely in a sentence, so that it isn't put off." },
      { name: 'Roles as labels', text: 'Keep each search under its own Gmail label.' },
    ],
  },
  benefits: [
    'Candidates hear back while they still hope',
    'Clients are asked on the day they promised',
    'Refusals go out at all',
    "Offers and starts don't cross",
    "Alerts don't decide your morning",
  ],
  mails: [
    { name: 'The counter-offer', text: 'Her boss found a budget overnight.' },
    { name: 'The two-line CV', text: 'Twenty years at sea, available Monday.' },
    { name: 'The feedback', text: "'Strong, but we'd like to see more people like her, who aren't.'" },
    { name: 'The slot', text: 'Panel of five, one free hour, next month.' },
    { name: 'The reference', text: "It's glowing, and it is signed by his sister." },
  ],
  call: {
    line: 'Answer her on the platform.',
    text: "Hear it with people who don't exist, and then with her. Your own account begins with thirty credits, and no card.",
  },
  questions: [
    {
      ask: 'Does it sync with our applicant system?',
      answer: 'No. There is no connection to any. What you hear and send is plain Gmail.',
    },
    {
      ask: "Can it see the panel's calendars?",
      answer:
        "A client's panel, hardly. Colleagues at your own firm, as far as Google lets you. For the rest it mails up to three gaps and keeps them clear while they confer.",
    },
    {
      ask: 'Will it screen CVs?',
      answer: "No. It doesn't read inside attachments, and choosing people isn't its work.",
    },
  ],
  examples: [
    {
      say: 'When am I free on Thursday',
      state: 'mail',
      command: 'agenda:openings',
      with: 'time: 2026-11-19',
      flow: 'Your gaps are read out, and you offer her two of them.',
    },
    {
      say: 'Decline politely',
      state: 'mail',
      command: 'short:no',
      with: 'reply: no',
      flow: 'A short and civil no is ready in your own manner, for the one who waited.',
    },
    {
      say: 'Send it and follow up if no answer by Friday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: "The client has the shortlist, and if he's silent you are told on Friday.",
    },
  ],
} satisfies Industry;
