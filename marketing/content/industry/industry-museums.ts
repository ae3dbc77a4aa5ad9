import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-museums',
  title: 'Museums',
  adjective: 'museum',
  plural: 'Museums and galleries',
  description:
    'Loan requests, courier dates and school visits, heard while you cross the galleries. Flow gives museum staff a way to answer without a desk.',
  keywords: ['museum email', 'gallery inbox', 'loan requests', 'registrar email', 'exhibition planning'],
  updated: '2026-11-27',
  hero: {
    line: 'The Vermeer may travel. The crate may not.',
    lead: 'A lender writes that the crate is two centimetres too wide for their lift. You hear it beside a hygrometer, and the art handlers know before they start the van.',
  },
  problem: [
    'In a museum, letters have long lives. A loan is asked for in spring and hangs in autumn of the next year. Its thread has grown forty replies and six registrars.',
    "On top of that come a donor with a spinning wheel, a school that's lost its slot, and a scholar who wants one image at once.",
  ],
  solution: [
    'You hear what was added today, not what was agreed in May. If May matters, ask for the earlier messages, there in front of the case.',
    'The scholar gets her image from a colleague with one spoken line. The donor hears a gentle no while your feet walk to the next room.',
  ],
  features: {
    heading: 'Rooms, crates and correspondence',
    items: [
      {
        name: 'Long loans, short listening',
        text: 'Forty replies shrink to the one that came last.',
      },
      {
        name: 'Objects as labels',
        text: 'An accession number or a show title files the letter for your successor.',
      },
      {
        name: 'Gentle noes',
        text: "Speak a refusal as you'd say it in person, and hear how it sounds.",
      },
      {
        name: 'Couriers in the diary',
        text: "The truck's day goes on your calendar, with a name beside it.",
      },
      {
        name: 'Facts from last year',
        text: 'Search reaches all mail of your account, back to the first loan.',
      },
      {
        name: 'Galleries need hush',
        text: 'With captions and keys no visitor hears a word of the insurance value.',
      },
    ],
  },
  benefits: [
    'Lenders hear from you before the crate is built',
    'Schools get a new slot in the same week',
    'Insurance values stay unspoken in public rooms',
    'Scholars cite you kindly',
    'Successors find a thread with its whole story',
  ],
  mails: [
    {
      name: 'The loan request',
      text: 'Formal, flattering, and for the picture that never leaves.',
    },
    {
      name: 'The condition report',
      text: 'A hairline crack, upper left, possibly older than the frame.',
    },
    {
      name: 'The attic donor',
      text: "It's been in the family since Napoleon. There's a plug on it.",
    },
    {
      name: 'The school class',
      text: "Thirty-one children on the one Monday you're closed.",
    },
    {
      name: 'The image request',
      text: 'High resolution, free of charge, needed by tonight.',
    },
  ],
  call: {
    line: 'Walk the rooms once more.',
    text: 'Everything up to the thirtieth credit is free. Admission was never cheaper.',
  },
  questions: [
    {
      ask: 'Does it connect to our collection database?',
      answer: 'No. It handles letters and your calendar. The object file has to be kept where it is.',
    },
    {
      ask: "May we run it inside the museum's own network?",
      answer: "Yes. It's free software for one machine of yours, which needs to reach Google.",
    },
    {
      ask: 'Will it speak during a tour?',
      answer: 'Only if you let it. Pause it with a word, or read silently.',
    },
  ],
  examples: [
    {
      say: 'Read the earlier messages',
      state: 'mail',
      command: 'inquiry:earlier',
      flow: "Last spring's agreement is read to you where the picture hangs.",
    },
    {
      say: 'Reply that the crate must be two centimetres narrower',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the crate must be two centimetres narrower',
      flow: "The lender's registrar gets the measure in a draft that you approve.",
    },
    {
      say: 'Block Friday morning',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-20 09:00-12:00',
      flow: 'Nobody can book you while the truck is unloaded.',
    },
  ],
} satisfies Industry;
