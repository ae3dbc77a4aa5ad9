import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-architect',
  title: 'Architect',
  plural: 'Architects',
  group: 'consulting',
  description:
    'An architect is on site when the RFI arrives and at the model when the client phones. Flow reads the question, files it by project, and sends what you say.',
  keywords: ['architect email', 'RFI response', 'construction administration', 'submittals', 'project inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'RFI 61. The window is in the beam.',
    lead: "The contractor's question came at seven, with a photo and the word 'urgent'. The crane stands until you answer, and you're under a hard hat without a hand to spare.",
  },
  problem: [
    "Every project writes as if it were your only one. Submittals for one school, a planner's note on the next, and a client who has seen a door handle in Lisbon.",
    'By evening the answers exist, on trace paper and in your head. They still have to become mail.',
  ],
  solution: [
    'Standing by the opening, you hear the RFI and answer it: drop the head by sixty, sketch to follow tonight. The contractor has that in writing while he looks at you.',
    "The door handle keeps until Friday, and the planner's note until you're at the model. Each thread goes under its project, by its number or the client's name.",
  ],
  features: {
    heading: 'Hard hat, trace paper, mail',
    items: [
      {
        name: 'The crane comes first',
        text: 'Somebody waits for your line. That thread is played ahead of tiles and trade fairs.',
      },
      {
        name: 'Filed by job number',
        text: "Name the project's label, and the correspondence is in one place when the dispute comes.",
      },
      {
        name: 'Sketch to follow',
        text: 'Say so in the reply, then have the thread return at six, so that it does follow.',
      },
      {
        name: 'What we told the client',
        text: 'Find the mail about the oak floor and hear the sentence you wrote.',
      },
      {
        name: 'Site days kept whole',
        text: 'Move the review to Thursday as you climb the scaffold.',
      },
      {
        name: 'No product reps',
        text: 'Tile, light, tap: unsubscribe from each the next time it speaks.',
      },
    ],
  },
  benefits: [
    'Cranes move before the hourly rate bites',
    'Each answer on site is on paper by night',
    "Clients' ideas are kept, and kept in their place",
    'Disputes start with a full file',
    'Drawing time is drawing time',
  ],
  call: {
    line: 'Answer RFI 61 from the scaffold.',
    text: 'You can rehearse on a made-up mailbox, with both boots clean.',
  },
  day: [
    {
      at: '07:05',
      from: 'The site manager',
      asks: 'Window clashes with the beam on axis C. Crane waits.',
      does: '"Reply that the head drops by sixty, sketch follows tonight".',
    },
    {
      at: '09:40',
      from: 'The planning officer',
      asks: 'Revised shading study by Friday noon, please.',
      does: '"Remind me on Thursday at two". That\'s the day before, with daylight.',
    },
    {
      at: '12:30',
      from: 'The client',
      asks: 'Saw a brass handle in Lisbon. For all the doors?',
      does: '"Star it". You\'ll look up what it costs times forty.',
    },
    {
      at: '15:15',
      from: 'The structural engineer',
      asks: 'Can you live with a column in the foyer?',
      does: '"Tell him no column, and please try a transfer beam".',
    },
    {
      at: '18:50',
      from: 'Your drawing group',
      asks: 'Life drawing tonight, same cellar.',
      does: '"Reply that I bring the charcoal". Trace paper all day, dust at night.',
    },
  ],
  assumes: { mailsADay: 35, minutesEach: 2.5, dollarsAnHour: 95 },
  calculation:
    'Site questions, consultants, clients and authorities, spread over the year. In construction phase you can add ten a day.',
  questions: [
    {
      ask: 'Does it open drawings or log RFIs?',
      answer:
        "No. It can tell you that a file is attached and what it's called. Logs and models live in the tools your office uses.",
    },
    {
      ask: 'Is a spoken answer to a contractor wise?',
      answer:
        'It becomes a plain mail from your account and you hear it before it goes. For dimensions, speak slowly and listen twice.',
    },
    {
      ask: 'Can I use it where the net is bad?',
      answer: "In a basement it goes on working with what's on the phone. The reply leaves once you're up the ladder.",
    },
  ],
  examples: [
    {
      say: 'Reply that the head drops by sixty, sketch follows tonight',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the head drops by sixty, sketch follows tonight',
      flow: 'The answer is read over to you above the crane, and then sent.',
    },
    {
      say: 'File it under School North',
      state: 'mail',
      labels: ['School North'],
      command: 'move:Label_School_North',
      flow: "The RFI is in the project's label, where the file is complete.",
    },
    {
      say: 'Move my design review to Thursday at ten',
      state: 'mail',
      command: 'event:move',
      with: 'which: design review; to: 2026-11-19 10:00',
      flow: 'The review shifts, and the people invited are told once.',
    },
  ],
} satisfies Job;
