import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-diplomat',
  title: 'Diplomat',
  plural: 'Diplomats',
  group: 'other',
  description:
    'A diplomat reads cables at a desk and ordinary mail everywhere else. Flow takes the invitations, protocol questions and delegations by ear between receptions.',
  keywords: ['diplomat email', 'embassy inbox', 'protocol', 'note verbale', 'delegation visit', 'consular enquiries'],
  updated: '2026-11-27',
  hero: {
    line: 'The minister lands at nine. Seating is undecided.',
    lead: "Protocol asks who sits left of the bishop, the airport wants a tail number, and home wants to know if it's raining. You're in the back of a car with a flag on it.",
  },
  problem: [
    "What's secret goes through another building's machines. The rest is ordinary mail, and there's a great deal of it: visas for a string quartet, a national day, a school that would like a speaker.",
    "In your trade how it's said is the thing. A hurried 'fine' from a moving car has started longer correspondences than this.",
  ],
  solution: [
    "Let it be read to you by whom it concerns most. Then phrase your answer aloud, hear it as they will, and mend the one word that's too warm.",
    "Invitations are accepted, or declined with another day in hand. What the capital hasn't decided sleeps until the hour it wakes up.",
  ],
  features: {
    heading: 'From the tarmac to the toast',
    items: [
      {
        name: 'One word too warm',
        text: 'Change it by voice in the draft. The rest of the sentence is left in peace.',
      },
      {
        name: 'Regrets, with a date',
        text: 'Decline and propose Thursday. Both fit into a breath.',
      },
      {
        name: "The capital's morning",
        text: 'Snooze to the hour at which somebody at home can answer.',
      },
      {
        name: 'Who else has been copied',
        text: 'A second embassy is on the thread. You hear that before you write.',
      },
      {
        name: "The quartet's visas",
        text: 'Look up what was promised to the cellist, and on what date.',
      },
    ],
  },
  benefits: [
    'The minister is met by someone with the seating plan',
    'Every refusal leaves a door ajar',
    'Your phrasing survives the drive',
    'Home is asked at breakfast and not at three',
    'The cellist plays',
  ],
  call: {
    line: 'Phrase one regret between two receptions.',
    text: "The demo mailbox represents no state. You can't offend anyone in it.",
  },
  day: [
    {
      at: '07:40',
      from: 'Protocol at the ministry',
      asks: 'Left of the bishop: the speaker or the dean?',
      does: '"Reply that the dean sits left, with our thanks". Nobody is offended by a dean.',
    },
    {
      at: '09:15',
      from: 'The airport',
      asks: 'Tail number and estimate for the government aircraft?',
      does: '"Forward it to the attaché and say please answer within the hour".',
    },
    {
      at: '12:30',
      from: 'A string quartet from home',
      asks: "Our cellist's visa says 'cello'.",
      does: '"Tell her we will call the office at two". Somebody was tired.',
    },
    {
      at: '16:00',
      from: 'The Portuguese embassy',
      asks: "National day, the tenth, seven o'clock?",
      does: '"Say yes, with great pleasure". Nobody does sardines like them.',
    },
    {
      at: '22:45',
      from: 'Your father',
      asks: 'Is it cold there? Do you wear the scarf?',
      does: '"Reply that I wear it every day". The only unclassified truth of the evening.',
    },
  ],
  assumes: { mailsADay: 40, minutesEach: 2.5, dollarsAnHour: 70 },
  calculation: 'Open mail only. Cables have their own room, their own clock and their own cost.',
  questions: [
    {
      ask: 'May I use it for classified material?',
      answer: "No. That has no place in Gmail, and so none in Flow. Your service's rules decide on everything else.",
    },
    {
      ask: 'Where does it run, in which country?',
      answer:
        "Wherever you host it. It's one machine of your choosing. The mail itself lies with Google, as it does today.",
    },
    {
      ask: 'Does it translate?',
      answer: 'No. It reads and takes English. A note in French stays French and is for you to read.',
    },
  ],
  examples: [
    {
      say: 'Decline and propose Thursday',
      state: 'invited',
      command: 'event:answer',
      with: 'declined; note: Could we meet Thursday instead?',
      flow: 'The host reads your regret and your Thursday in the same reply.',
    },
    {
      say: 'Change Monday to Tuesday',
      state: 'ready',
      command: 'edit',
      with: 'from: Monday; to: Tuesday; words: Change Monday to Tuesday',
      flow: 'One word is exchanged, and the draft is read again.',
    },
    {
      say: 'Tell her we will call the office at two',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we will call the office at two',
      flow: 'The cellist can unpack her bow.',
    },
  ],
} satisfies Job;
