import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-consulting',
  title: 'Consulting',
  adjective: 'consulting',
  plural: 'Consulting firms and independent advisers',
  description:
    'Partner comments, client pings and staffing mail, cleared between the gate and the client. Flow lets consultants answer aloud and keep one evening free.',
  keywords: [
    'consulting email',
    'consultant inbox',
    'email while travelling',
    'steering committee email',
    'staffing requests',
    'predictable time off',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Gate B22, and the partner has comments.',
    lead: "Slide fourteen is 'nearly there', says the partner, in eleven points. Boarding starts in six minutes. Flow reads you the points, and you give the analyst the three that matter.",
  },
  problem: [
    'A consultant has two bosses and no desk. The client writes at noon, the partner at midnight, and staffing in between to ask if you could do Zurich on Monday.',
    "You answer at red lights of the day: security, taxi, hotel lift. Half the answers are 'yes, will do', and each of them costs a login on a laptop that wants to update.",
  ],
  solution: [
    'Hear the thread in the taxi, newest word first. Delegate the benchmark to the analyst, tell the client which day, and let Zurich wait until you have seen a calendar.',
    'On your evening off, nothing has to be checked to be safe. You cleared it at the gate, and what is due has a day.',
  ],
  features: {
    heading: 'Billed to no client code',
    items: [
      {
        name: 'Comments, only the new ones',
        text: 'The deck thread has forty replies. You hear the last, and others if you ask.',
      },
      { name: 'Handed to the team', text: "Send the partner's points to an analyst with one line of your own on top." },
      {
        name: 'Your own free hours',
        text: 'Ask when you are free on Thursday before you promise the steering committee.',
      },
      { name: 'Client by label', text: 'Each engagement has its Gmail label, and you file by speaking its code name.' },
      { name: 'Timed for their morning', text: 'Write at midnight, and let it arrive at eight.' },
      { name: 'In the air', text: 'Deal with loaded mail above the clouds. It is delivered on the ground.' },
    ],
  },
  benefits: [
    'The analyst starts at six and not at eleven',
    'Clients get a date while they still remember asking',
    'Staffing hears a clear yes or a clear no',
    'Taxi rides end with the phone in your pocket',
    'A free evening stays free',
  ],
  mails: [
    { name: 'The eleven points', text: 'Nine are about commas. Two move the storyline.' },
    { name: 'The quick question', text: "The client's CFO would just like the model by segment, by country, by six." },
    { name: 'The staffing plea', text: 'Mostly on the road, great team, starts yesterday.' },
    {
      name: 'The data request, third asking',
      text: 'You still lack the cost centre list. They still believe you have it.',
    },
    { name: 'The alumni note', text: 'Somebody you onboarded now runs procurement at your next target.' },
  ],
  statistics: [
    {
      figure: '92 %',
      text: 'of 1,600 managers and professionals said that they worked at least 50 hours a week, and then watched their mail for 20 to 25 hours more. [wharton]',
    },
    {
      figure: 'One night',
      text: "off a week, agreed and covered by the team, was the proposal with which a trial at the Boston Consulting Group began. One young partner's team tried it first. [tnw]",
    },
  ],
  call: {
    line: 'Land with nothing to catch up on.',
    text: 'Clear one taxi ride of mail with the credits that come free, and see if the evening holds.',
  },
  questions: [
    {
      ask: 'Can it mark up a deck?',
      answer:
        'No. Slides, models and what is inside an attachment are out of its reach. It deals with the mail around them.',
    },
    {
      ask: 'Is it safe to use beside other passengers?',
      answer: 'Listening is. For speaking, pick your row, or type the same commands and read the captions.',
    },
    {
      ask: 'Our client insists on Outlook. Will it work there?',
      answer: "It won't, today. Flow reads Gmail and Google Calendar only.",
    },
  ],
  examples: [
    {
      say: 'Delegate it to Tom',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Tom',
      flow: 'The comments go on to Tom with your line above them, and you hear it before they do.',
    },
    {
      say: 'When am I free on Thursday',
      state: 'mail',
      command: 'agenda:openings',
      with: 'time: 2026-11-19',
      flow: 'The gaps in your own Thursday are read out before you offer one to the committee.',
    },
    {
      say: 'Send it Monday at eight',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-23 08:00',
      flow: 'The note you wrote at midnight reaches the client after her coffee.',
    },
  ],
  sources: [
    {
      name: 'wharton',
      publisher: 'Knowledge at Wharton',
      title: "Sleeping with your smartphone, on Leslie Perlow's trial",
      url: 'https://knowledge.wharton.upenn.edu/article.cfm?articleid=3045',
      read: '2026-11-27',
    },
    {
      name: 'tnw',
      publisher: 'The Next Web, Nir Eyal',
      title: 'This is how to repair a toxic work culture',
      url: 'https://thenextweb.com/growth-quarters/2020/03/02/this-is-how-to-repair-a-toxic-work-culture-syndication/',
      published: '2020-03-02',
      read: '2026-11-27',
    },
  ],
} satisfies Industry;
