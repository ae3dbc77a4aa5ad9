import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-churches',
  title: 'Religious communities',
  adjective: 'parish',
  plural: 'Churches, synagogues, mosques and temples',
  description:
    'Hall bookings, sick calls and a leaking vestry, heard on the path between two visits. Flow lets clergy and parish offices answer people before paper.',
  keywords: [
    'church email',
    'parish office inbox',
    'clergy email',
    'synagogue email',
    'mosque office email',
    'hall bookings',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Two baptisms, one boiler, and Mr Abel.',
    lead: "Mr Abel has gone into hospital and doesn't wish to trouble anyone. His neighbour wrote, on the sixth line, under the flower rota. You hear it on the path, and you turn left instead of right.",
  },
  problem: [
    'A community writes about everything at once. The hall on Thursday, chairs for the hall, who has the key to the chairs. The diocese has a survey. The boiler has had its last winter, says a man with a quote.',
    "People in trouble don't write 'urgent'. They write 'no need to reply'.",
  ],
  solution: [
    "Walking is when there's time. Mail is read to you between two doorsteps, newest word first. When you hear of Mr Abel you say 'pause', and go.",
    'The chairs can be asked of the warden, with a line. The survey returns on a Monday. The boiler goes to the trustees as it is.',
  ],
  features: {
    heading: 'From door to door',
    items: [
      { name: 'The sixth line', text: "Hear a whole letter when you've time, and not only its top." },
      { name: 'Keys and chairs', text: 'Pass such things to a warden in one breath.' },
      { name: 'Days in your own diary', text: 'See if Thursday at two is free before you promise a blessing.' },
      { name: 'Thanks, and often', text: 'A sentence to the woman who did the flowers.' },
      { name: 'Trustees on copy', text: 'Hear who else reads a letter about money.' },
      { name: 'After the service', text: "What came in during it is there when you've hung up the robe." },
    ],
  },
  benefits: [
    'Mr Abel has a visitor',
    "Weddings and knitting don't meet in the hall",
    'Flowers are thanked for',
    "Trustees see the boiler while it's a quote",
    'Your own evening is kept',
  ],
  mails: [
    { name: 'The sick call', text: "'He'd hate me to bother you.'" },
    { name: 'The hall booking', text: 'Forty people, a cake, and a band they forgot to mention.' },
    { name: "The diocese's survey", text: 'Please rate your joy.' },
    { name: 'The couple', text: "They'd like it short. Her mother would like it long." },
    { name: 'The boiler quote', text: "It says 'end of life', which is a phrase you know." },
  ],
  call: {
    line: 'Turn left, when it matters.',
    text: 'It starts without a collection: thirty credits, and after that the filing and the keys stay free.',
  },
  questions: [
    {
      ask: 'Is it fit for what people tell in confidence?',
      answer:
        "What they write is in your mail already. Spoken words stay on the machine that you run. What should never be mailed, don't mail.",
    },
    {
      ask: 'Can the whole office share it?',
      answer: "It's for one person's mailbox. An office on one address needs something else.",
    },
    {
      ask: 'Does it know the church year?',
      answer: "It knows Google Calendar. If Advent is in there, you'll be told.",
    },
  ],
  examples: [
    {
      say: 'Am I free on Thursday at two',
      state: 'mail',
      command: 'agenda:free',
      with: 'time: 2026-11-19 14:00',
      flow: 'You hear if the hour is yours to promise.',
    },
    {
      say: 'Delegate it to Tom',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Tom',
      flow: "Chairs and key are the warden's, with your line.",
    },
    {
      say: 'Note to self: visit the hospital after four',
      state: 'mail',
      command: 'note:words',
      with: 'words: visit the hospital after four',
      flow: 'A note is in your inbox, for the moment you come out of the next house.',
    },
  ],
} satisfies Industry;
