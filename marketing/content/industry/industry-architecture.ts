import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-architecture',
  title: 'Architecture',
  adjective: 'architectural',
  plural: 'Architecture practices',
  description:
    'RFIs, submittals and planning comments, read aloud between the model and the site. Flow lets an architecture practice answer while the pencil stays in hand.',
  keywords: ['architecture firm email', 'RFI responses', 'submittal review', 'planning comments', 'design team email'],
  updated: '2026-11-27',
  hero: {
    line: 'The RFI waits on your sill height.',
    lead: 'A contractor has a crew standing under an opening and needs one number. You hear the question at the plotter, say the number, and the crew goes on.',
  },
  problem: [
    'A drawing set goes out on Friday and comes back as ninety mails. The structural engineer wants a deeper beam. The client saw a tap in a magazine. Someone at the planning office dislikes your brick.',
    'Each of them is small. Together they eat the afternoon you kept for the stair, and the one that stops work on site looks no different from the tap.',
  ],
  solution: [
    "People come before product news. The stone supplier's brochure can wait its turn while the site foreman is read first, with his question and nothing of the twelve replies below it.",
    'You talk back over the tracing paper. Your draft is spoken to you, so a wrong grid line or level is heard before it becomes concrete.',
  ],
  features: {
    heading: 'From concept to punch list',
    items: [
      {
        name: 'RFIs on your feet',
        text: 'Answer the question where the detail is pinned up. Your greeting and your close are added.',
      },
      {
        name: 'The project number as a label',
        text: 'One spoken line puts a thread under the job, next to everything else from that roof.',
      },
      {
        name: 'Files to the right desk',
        text: 'A submittal goes on to the person who drew the window schedule, with your note on top.',
      },
      {
        name: 'Sites without bars',
        text: 'In a basement with no signal your reply waits on the device and goes out up the ramp.',
      },
      {
        name: 'Old promises found',
        text: "Ask for the facade consultant's letter by name and month, and hear it before the client meeting.",
      },
      {
        name: 'Pin-ups kept free',
        text: 'Block the review on your Google Calendar by voice before somebody else takes the hour.',
      },
    ],
  },
  benefits: [
    'The crew gets its dimension before lunch',
    'Your studio afternoon survives the consultants',
    'Wrong levels get caught by ear',
    'The planner hears back the same day',
    'Project threads lie under one job name',
  ],
  mails: [
    {
      name: 'The RFI',
      text: 'Numbered, dated and polite. Behind it four people lean on shovels.',
    },
    {
      name: 'The submittal',
      text: 'A cut sheet of sixty pages for a door closer. You must say approved, or approved as noted.',
    },
    {
      name: 'The planning comment',
      text: "The officer would like a softer corner. She doesn't say what soft means.",
    },
    {
      name: 'The Sunday inspiration',
      text: "A client sends nine pictures of kitchens and the words 'something like this'.",
    },
    {
      name: 'The value engineer',
      text: 'A list of what could be cheaper, and your copper gutter is at the top.',
    },
  ],
  call: {
    line: 'Put the scale ruler down for nothing less than drawing.',
    text: 'Thirty credits come free and no card is asked for, so take one set of site questions through it.',
  },
  questions: [
    {
      ask: 'Can Flow look inside a PDF of drawings?',
      answer: "No. It tells you which files hang on a mail and passes them on. What's drawn in them is for your eyes.",
    },
    {
      ask: 'Does it log RFIs in our project system?',
      answer:
        "It doesn't. Flow works in Gmail and Google Calendar. Your register stays where the contractor expects it.",
    },
    {
      ask: "Will dictation know 'mullion' and 'soffit'?",
      answer:
        'Sometimes. The built-in ear is rough with words of the trade. Type those, or connect a speech service that you like.',
    },
  ],
  examples: [
    {
      say: 'Reply that the sill stays at nine hundred',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the sill stays at nine hundred',
      flow: 'The dimension goes into an answer to the foreman, who hears it once you say send.',
    },
    {
      say: 'File it under Riverside',
      state: 'mail',
      command: 'move:Label_Riverside',
      labels: ['Riverside'],
      flow: 'The thread moves to the Riverside job and out of your inbox.',
    },
    {
      say: 'Remind me if he does not answer by Thursday',
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-19 08:00; unlessAnswered: true',
      flow: 'If the stone mason is still silent on Thursday, the thread is back in front of you.',
    },
  ],
} satisfies Industry;
