import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-schools',
  title: 'Schools',
  adjective: 'school',
  plural: 'Primary and secondary schools',
  description:
    'Absence notes, trip forms and worried parents, heard between the bell and the gate. Flow lets school staff answer without a screen in front of the class.',
  keywords: [
    'school email',
    'teacher inbox',
    'parent emails',
    'school office email',
    'trip consent forms',
    'safeguarding email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'A shoe, a nosebleed and nineteen parents.',
    lead: "It's ten past three and the gate is open. A father asks whether the trip is still on if it rains. Flow tells you by the bicycle rack, and his daughter takes the answer home in her coat pocket, so to speak: it's on his phone.",
  },
  problem: [
    "Lessons don't stop for mail, so it heaps up in the staff room like lost jumpers. Absence, packed lunch, absence, a grandmother with a tractor who would love to talk to Year Two.",
    "The one that matters is short. 'Could you ring me about Mia.' It stands below the newsletter of a glue firm.",
  ],
  solution: [
    'Playground duty has ears to spare. The short one comes before the glue. What you say is turned into a kind letter with your usual hello and goodbye.',
    "When a letter needs thought, you give it a day. It's gone from your head until the free period on Thursday.",
  ],
  features: {
    heading: 'By the timetable',
    items: [
      {
        name: 'Parents before publishers',
        text: 'Letters from people you write with come first, and catalogues last.',
      },
      {
        name: 'Trip forms',
        text: 'Ask which attachments came, so you know who sent the slip and who sent a photo of a dog.',
      },
      { name: 'Wet play', text: 'Tell the whole thread that the fair moves indoors.' },
      { name: 'A quiet way', text: 'In the staff room you can do all this by keys, in silence.' },
      {
        name: 'Meetings with parents',
        text: 'Book the chat with Mrs Okafor on your own calendar while you stack chairs.',
      },
      { name: 'Not tonight', text: 'Anything that can wait is put off until the first bell.' },
    ],
  },
  benefits: [
    "Mia's mother is rung the same afternoon",
    'Rain plans reach people before the rain',
    'Marking keeps its evening',
    'The office gets fewer notes by hand',
    'Trip lists are complete before the coach',
  ],
  mails: [
    { name: 'The absence note', text: 'Written at 6.12 by somebody who has also caught it.' },
    { name: 'The request to sit by Leo', text: "And a second one, from Leo's house, to the contrary." },
    { name: "The governor's question", text: 'Only a small one, with three graphs.' },
    { name: 'The coach firm', text: 'Fifty-three seats, or forty-nine with a wheelchair place.' },
    { name: 'The thank-you with a drawing', text: 'You seem to have four arms, and a crown.' },
  ],
  call: {
    line: 'Ring the bell on the backlog.',
    text: 'You can hear it with made-up people tonight, and with your own parents at the next duty.',
  },
  questions: [
    {
      ask: 'Is it right for safeguarding concerns?',
      answer:
        'Use the route that your school prescribes. Mail is seldom that route, and this is only a way to hear mail.',
    },
    {
      ask: 'Can a letter to a parent wait until morning?',
      answer:
        "Yes. Say send it tomorrow at eight, and read it once more over your tea. Sharing one account with the office isn't possible, though.",
    },
    {
      ask: "May pupils' names be spoken aloud by it?",
      answer: "They're read as they stand. Wear an earphone or use the captions where others can hear.",
    },
  ],
  examples: [
    {
      say: 'Reply all that the fair moves to the gym if it rains',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: the fair moves to the gym if it rains',
      flow: "The parents in that thread learn of plan B, once you've heard it read.",
    },
    {
      say: 'Schedule a chat with Ana on Thursday at three',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-19 15:00; title: chat; with: Ana',
      flow: "Three o'clock on Thursday is set aside for her.",
    },
    {
      say: 'Bring it back tomorrow at eight',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-18 08:00',
      flow: "The governor's graphs rest until before the first bell.",
    },
  ],
} satisfies Industry;
