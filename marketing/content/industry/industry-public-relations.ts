import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-public-relations',
  title: 'Public relations',
  adjective: 'PR',
  plural: 'PR agencies and press offices',
  description:
    'Journalist queries, embargoes and approvals, heard on the way to the studio. Flow lets press people answer before the deadline and know who is in copy.',
  keywords: [
    'PR email',
    'press office inbox',
    'journalist enquiries',
    'embargo email',
    'media requests',
    'crisis communications email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'She files at four. It is twenty to.',
    lead: 'A reporter wants one sentence on the recall, on the record, by four. Your spokesman is in make-up. You say the sentence in the corridor, hear it back, and it is on her desk at 3.46.',
  },
  problem: [
    'The press office gets two sorts of letter. One sort has a reporter and a clock. The other sort has two hundred words about a podcast that would love to feature your thought leader.',
    'And each answer needs a nod from legal, a nod from the client, and somebody who remembers which of the two has nodded.',
  ],
  solution: [
    'Reporters are played ahead of podcasts. You can ask a letter for its deadline and hear the hour she wrote.',
    'A nod is a reply of one word. If the nod is missing at three, the thread is back with you at three.',
  ],
  features: {
    heading: 'For the record',
    items: [
      { name: 'The hour she files', text: 'Ask for the deadline, and the clock in her letter is what you get.' },
      { name: 'Word for word', text: 'A statement is read back exactly as it will stand.' },
      { name: 'Copy list before candour', text: "Find out who reads along while there's still time." },
      { name: 'Embargoes in your calendar', text: 'Put the lift on Thursday at one into your own day.' },
      { name: "Nods that don't come", text: "Be reminded at three if legal hasn't answered." },
      { name: 'Podcasts on Saturday', text: 'Park the invitations until a quiet morning.' },
    ],
  },
  benefits: [
    'Reporters get their line inside their hour',
    'Statements leave with the words that were agreed',
    'Nobody replies to all with a joke in it',
    'Embargoes lift when they should',
    'Pitches are heard as pitches',
  ],
  mails: [
    { name: 'The query with a clock', text: 'One question, on the record, by four.' },
    { name: 'The approval loop', text: 'Legal likes the verb. The client likes the other verb.' },
    { name: 'The broken embargo', text: 'It was a small blog, and it was a time zone.' },
    { name: 'The correction request', text: "He is a professor, and it's Dr on weekends." },
    { name: 'The coverage alert', text: 'You are mentioned, below a recipe.' },
  ],
  call: {
    line: 'File before she does.',
    text: 'Rehearse on the made-up mailbox. Then give it one real deadline and your thirty free credits.',
  },
  questions: [
    {
      ask: 'Does it find journalists for us?',
      answer: 'No. It has no lists and no profiles. It handles letters of people who write to you, and yours to them.',
    },
    {
      ask: 'Can it watch the news?',
      answer: "It can't. If an alert service mails you, that alert is read like other mail.",
    },
    {
      ask: 'What stops a wrong send?',
      answer:
        "You hear the letter and its readers, then say send, and it's held for a few seconds in which one word stops it.",
    },
  ],
  examples: [
    {
      say: 'Reply that no customer was hurt and the part is being replaced',
      state: 'mail',
      command: 'reply:words',
      with: 'words: no customer was hurt and the part is being replaced',
      flow: "The reporter's sentence is read to you word for word before it is hers.",
    },
    {
      say: 'Remind me today at three',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-17 15:00',
      flow: "The approval comes back at three, while there's an hour left.",
    },
    {
      say: 'cc Dana',
      state: 'ready',
      command: 'people',
      with: 'field: cc; who: Dana',
      flow: 'Legal is on the copy line of the statement, and you hear her name.',
    },
  ],
} satisfies Industry;
