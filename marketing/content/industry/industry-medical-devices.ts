import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-medical-devices',
  title: 'Medical devices',
  adjective: 'medical device',
  plural: 'Device makers and distributors',
  description:
    'Complaint files, field notices and tender questions, heard between theatre and the car park. Flow lets device people answer with the lot number read back.',
  keywords: [
    'medical device email',
    'device sales inbox',
    'field safety notice',
    'complaint handling email',
    'tender deadlines',
    'loan sets',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Theatre three wants the long screws.',
    lead: 'The loan set came with short ones and the patient is on the list for ten. A theatre nurse writes from between two trolleys. You hear it at the roundabout, and the set in your boot is the right one.',
  },
  problem: [
    "A device firm has surgeons who ring and hospitals that write. Purchasing wants a price until Friday noon, sterile supply wants a tray back, and quality wants to know, today, what the nurse meant by 'it clicked'.",
    "A click may be nothing. It may also be a complaint file with a clock. In the inbox it's a line under a photograph of lunch.",
  ],
  solution: [
    "Hear the nurse in her own words, and send them on to quality as they stand, with no more than 'please assess today' on top.",
    'Then the tender: its date, asked for and put away. Then the tray.',
  ],
  features: {
    heading: 'From the boot of the car',
    items: [
      { name: 'In her own words', text: 'A complaint is passed on whole, not retold.' },
      { name: 'Lots and lengths', text: 'The figures you speak are read out again, digit after digit.' },
      { name: 'Tenders by noon', text: 'Let the letter give its own closing hour.' },
      { name: 'Trays on loan', text: 'Watch the thread until the tray is confirmed as back.' },
      { name: "Surgeon's mornings", text: "See that you're free at seven on Thursday before you promise to be there." },
      { name: 'Congress mail', text: 'Clear the invitations to Lisbon in one go.' },
    ],
  },
  benefits: [
    'The right screws are there at ten',
    'Quality hears of a click on the day it clicked',
    'Tenders are in before noon',
    'Trays come home',
    'The drive has a use',
  ],
  mails: [
    { name: 'The click', text: 'Heard once, in theatre three, by somebody with good ears.' },
    { name: 'The field notice', text: 'Forty hospitals must say that they have read it.' },
    { name: 'The tender question', text: "Does 'equivalent' mean equivalent." },
    { name: 'The loan set', text: 'Short screws, long list.' },
    { name: 'The audit plan', text: 'Two days, a lunch, and a look at the complaints.' },
  ],
  call: {
    line: 'Drive on with the right tray.',
    text: 'No purchasing office is needed for a trial. You bring a Gmail account, and thirty credits are there.',
  },
  questions: [
    {
      ask: 'Is it a system for complaints?',
      answer:
        "No. Your own has the files and the clocks. It only shortens the way from a nurse's mail to your quality desk.",
    },
    {
      ask: 'Is it certified for our quality system?',
      answer:
        'It has no certificate of that kind, and none is claimed. You can fix a version, keep it on your machine and test it.',
    },
    {
      ask: 'Can it confirm that forty hospitals have read a notice?',
      answer: "It can't count receipts. It can bring up each thread that stays unanswered by a day you name.",
    },
  ],
  examples: [
    {
      say: 'Forward it to Dana and say please assess this today',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Dana; words: please assess this today',
      flow: "The nurse's words go to quality untouched, with your line above.",
    },
    {
      say: 'Am I free at seven on Thursday',
      state: 'mail',
      command: 'agenda:free',
      with: 'time: 2026-11-19 07:00',
      flow: 'You hear yes or what is in the way, and then you promise.',
    },
    {
      say: 'Reply that I have the long screws and will be there at nine',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I have the long screws and will be there at nine',
      flow: 'Theatre three can stop looking.',
    },
  ],
} satisfies Industry;
