import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-telecommunications',
  title: 'Telecommunications',
  adjective: 'telecom',
  plural: 'Network operators and installers',
  description:
    'Outage notices, site access and porting dates, spoken at the foot of the mast. Flow gives a network crew its mail before the ladder and after it.',
  keywords: [
    'telecom email',
    'network operations inbox',
    'outage notices',
    'site access requests',
    'number porting email',
    'field engineer email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'A digger met a cable near Ely.',
    lead: 'The control room writes at 5.50. Eleven villages are quiet, and the landowner wants to be asked before anyone crosses his beet. So you ask him, from the van, in one sentence, and mention the gate.',
  },
  problem: [
    'A network writes by itself, all night. Link down, link up, link flapping. Four thousand such notes and a farmer come to the same inbox, and only the farmer has a padlock.',
    'Access windows, porting days and permits are agreed in mail between four firms, each of which has a ticket number of its own.',
  ],
  solution: [
    "The farmer is played first. The flapping link is a pile: hear how large it is, say yes, and it's gone for the day.",
    'On the mast you need both hands. At its foot you need one sentence, and that sentence is a letter by the time you are clipped in.',
  ],
  features: {
    heading: 'At the foot of the mast',
    items: [
      { name: 'Padlocks before packets', text: 'People who own gates come before boxes that own ports.' },
      { name: 'Ticket numbers stay', text: "Whatever stands in the subject stays in your reply's thread." },
      { name: 'Windows in the calendar', text: 'Block Friday night for the cutover in your own diary.' },
      { name: 'Piles cleared whole', text: 'Archive everything from one monitor that is older than a month.' },
      { name: 'No signal, of all places', text: 'What you decide in the dead spot is sent from the hill.' },
      { name: 'Handover to nights', text: 'Give the thread to the night lead with what you know so far.' },
    ],
  },
  benefits: [
    'Landowners are asked before they find tyre tracks',
    'Cutovers have people at both ends',
    'Villages hear an hour that holds',
    'The night lead starts with your last line',
    'Alarms no longer bury the person with the key',
  ],
  mails: [
    { name: 'The outage note', text: 'Fibre cut, cause orange, length considerable.' },
    { name: 'The access rule', text: 'Call a day ahead, bring a vest, mind the bull.' },
    { name: 'The porting date', text: 'The number moves on the third. The customer moves on the second.' },
    { name: 'The permit', text: 'The lane may be closed if the other lane is not.' },
    { name: 'The mast that hums', text: 'A neighbour has been listening to it, he says.' },
  ],
  call: { line: 'Clip in with the mail done.', text: 'Try a made-up mailbox where no cable is ever cut.' },
  questions: [
    { ask: 'Does it watch the network?', answer: 'No. It reads what your monitors mail you, no more. Keep the pager.' },
    {
      ask: 'Does it work without coverage?',
      answer: 'It goes on with what was fetched and sends when it can. New mail needs a signal, as you know best.',
    },
    {
      ask: 'May it run in our own rack?',
      answer: "Yes, that's how it is meant: one process on one machine, with access to Google.",
    },
  ],
  examples: [
    {
      say: 'Reply that we only cross the field by the north gate',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we only cross the field by the north gate',
      flow: 'The farmer reads which gate, and you heard it before him.',
    },
    {
      say: 'Block Friday night',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-20 18:00-00:00',
      flow: 'The cutover has its place in your calendar, and nothing else gets it.',
    },
    {
      say: 'Delegate it to Tom',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Tom',
      flow: 'The night lead has the thread, and your line of what is known.',
    },
  ],
} satisfies Industry;
