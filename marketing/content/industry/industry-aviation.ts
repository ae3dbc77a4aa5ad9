import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-aviation',
  title: 'Aviation',
  adjective: 'aviation',
  plural: 'Airlines, airports and charter operators',
  description:
    'Slot times, crew changes and parts on the ground, heard on the apron side of the door. Flow lets aviation people answer between two turnarounds.',
  keywords: [
    'aviation email',
    'airline operations inbox',
    'charter email',
    'crew scheduling email',
    'slot times',
    'maintenance control email',
  ],
  updated: '2026-11-27',
  hero: {
    line: "The slot moved eleven minutes. The caterer didn't.",
    lead: "You have a charter to Split, a violinist with a cello in seat 3A, and a new slot. The tour manager asks if there's time for coffee. Flow reads it to you in the jet bridge, and yes, there is.",
  },
  problem: [
    'Flying runs on messages that machines send to machines, and on mail that people send to everyone. A slot, a swap, a spare wheel in Lyon. Twelve stations are copied, and eleven hit reply all.',
    'The twelfth is the one that has the wheel.',
  ],
  solution: [
    "Only what is new gets a voice. You hear Lyon, and you may ask who else saw it. The other eleven can be muted as one thread when it's settled.",
    "Your answer names a time. It's repeated to you in figures before it flies.",
  ],
  features: {
    heading: 'Between two turnarounds',
    items: [
      { name: 'Times twice', text: "An hour in your reply is heard again before it's sent." },
      { name: 'Mute the echo', text: "Settle a thread and have its later 'noted' and 'thanks' stay away." },
      { name: 'Crew swaps', text: 'Tell the two of them in one letter, and the scheduler on copy.' },
      { name: 'The wheel in Lyon', text: "Look for the station's last word on a part, newest first." },
      { name: 'Your own roster', text: 'Ask when your day starts on Thursday.' },
      {
        name: 'In the cruise',
        text: 'A loaded queue can be worked through without a link, and is sent after landing.',
      },
    ],
  },
  benefits: [
    'Stations know the time that counts',
    'Spare parts are found by the first call',
    'Crews read one change and not twelve echoes',
    'Coffee is had or not had, but known',
    'Turnarounds end with a clean slate',
  ],
  mails: [
    { name: 'The slot', text: 'Eleven minutes later, then four earlier.' },
    { name: 'The part on the ground', text: 'A wheel, a jack, and a customs man who likes forms.' },
    { name: 'The crew swap', text: 'He has the type, she has the visa.' },
    { name: 'The special load', text: 'One cello, strapped, by the window.' },
    { name: 'The noise letter', text: 'A lady under the approach would like to propose another runway.' },
  ],
  call: {
    line: 'Doors closed, inbox closed.',
    text: "Try a turnaround's worth of mail that we made up. No log-in, and nothing to cancel afterwards.",
  },
  questions: [
    {
      ask: 'Does it take operational messages?',
      answer: 'Only what reaches your Gmail. It is no link to flight planning, and not made for safety messages.',
    },
    {
      ask: 'May pilots use it in flight?',
      answer: "That's for the operator's rules. On our side it would work without a link on mail that was loaded.",
    },
    {
      ask: "Can it know a crew's free hours?",
      answer: 'Not from a roster. It asks Google for the busy hours of those whose calendar you may see.',
    },
  ],
  examples: [
    {
      say: 'Mute this thread',
      state: 'mail',
      command: 'mute',
      flow: 'The echo goes on without you, and the thread stays where you can find it.',
    },
    {
      say: 'When does my day start on Thursday',
      state: 'mail',
      command: 'agenda:first',
      with: 'time: 2026-11-19',
      flow: 'Your first entry on Thursday is named with its hour.',
    },
    {
      say: 'Reply all that the new slot is at 11.20 and catering has it',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: the new slot is at 11.20 and catering has it',
      flow: 'Twelve stations get one line with one time.',
    },
  ],
} satisfies Industry;
