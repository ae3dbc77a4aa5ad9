import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-chemicals',
  title: 'Chemicals',
  adjective: 'chemical',
  plural: 'Chemical makers and distributors',
  description:
    "Safety sheets, tank slots and a customer's colour complaint, heard outside the fence. Flow lets chemical people answer with the batch number said back.",
  keywords: [
    'chemical company email',
    'chemical distributor inbox',
    'safety data sheet requests',
    'tanker scheduling',
    'batch complaint email',
    'REACH enquiries',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The tanker is here. Its papers are in Rotterdam.',
    lead: "Twenty-four tonnes stand at the gate, and the driver has a sheet for another acid. You're outside the fence, where phones are allowed. Rotterdam has your question in a sentence, and the right sheet is back before the driver's coffee.",
  },
  problem: [
    "Everything here has a number: batch, drum, tank, transport code, version of the sheet. Mail has none. A customer writes that 'it's yellow'. A port writes that it is late. A student would like one gram.",
    "Inside the fence nothing may be touched. So all of it waits until you're out, and then it's four o'clock.",
  ],
  solution: [
    "Outside, two minutes do. You hear what the port says, without the forwarding agent's eleven lines. You say which tank and which hour, and the figures are told to you.",
    "Yellow goes to the lab with the customer's own words. The student gets a kind no.",
  ],
  features: {
    heading: 'By the gate',
    items: [
      { name: 'Numbers back to you', text: "A batch or a tank that you say is heard again before it's sent." },
      { name: 'Sheets asked for', text: 'Find the last version that you were sent, by product and month.' },
      { name: 'To the lab as it came', text: 'Hand a complaint on whole, with a line on top.' },
      { name: 'Slots by the hour', text: 'Put the tank in your own calendar, and move it when the port does.' },
      { name: 'Agents without the tail', text: 'Only the new lines of a forwarded chain are played.' },
      { name: 'Students, kindly', text: "Decline in one breath, in a way that he'll keep." },
    ],
  },
  benefits: [
    'Tankers wait less at the gate',
    'Batches are never off by a digit',
    'The lab sees yellow on the day',
    'Ports hear one hour from one person',
    "Four o'clock is for going home",
  ],
  mails: [
    { name: 'The missing sheet', text: 'Version six in English, version five in fact.' },
    { name: 'The yellow', text: "It was clear last year. It is March's barrel." },
    { name: 'The tank slot', text: "Tuesday, if the wash is done, and the wash isn't." },
    { name: "The regulator's question", text: 'Who uses it downstream, and for what.' },
    { name: 'The gram', text: 'For a school project on smells.' },
  ],
  call: {
    line: 'Hook on, hook off.',
    text: 'Take the made-up mailbox to the gate. It has no batch numbers that matter.',
  },
  questions: [
    {
      ask: 'May it be used inside the fence?',
      answer: 'Your zones decide. Nothing of ours is built for such areas, so think of it as an office tool.',
    },
    {
      ask: 'Does it manage safety sheets?',
      answer: 'No. It finds the mail they came with. Sheets are kept where you keep them.',
    },
    { ask: 'Does it read the sheet aloud?', answer: 'It names the file and stops there.' },
  ],
  examples: [
    {
      say: 'Reply that the batch is four one seven and the tank is nine',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the batch is four one seven and the tank is nine',
      flow: 'Both numbers are read to you, and then to the port.',
    },
    {
      say: 'Forward it to Dana and say please test the March barrel',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Dana; words: please test the March barrel',
      flow: "The lab has the customer's yellow in the customer's words.",
    },
    {
      say: 'Find the safety sheet from Rotterdam since August',
      state: 'mail',
      command: 'search',
      with: 'words: the safety sheet from Rotterdam since August',
      flow: 'The letters are listed with the newest on top.',
    },
  ],
} satisfies Industry;
