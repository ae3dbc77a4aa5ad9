import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-broadcasting',
  title: 'Broadcasting',
  adjective: 'broadcast',
  plural: 'Radio and television stations',
  description:
    'Running orders, guest changes and a complaint about a vowel, heard on the way to make-up. Flow lets newsrooms answer while the red light is off.',
  keywords: [
    'broadcast email',
    'newsroom inbox',
    'radio producer email',
    'running order email',
    'guest booking email',
    'TV station email',
  ],
  updated: '2026-11-27',
  hero: {
    line: "The guest is stuck. You're on in nine.",
    lead: 'Her taxi stands behind a tractor. The editor asks if you can stretch the weather, and the weather is standing next to you, nodding. Flow has heard your yes before the floor manager raises a hand.',
  },
  problem: [
    "On air nobody reads mail, and off air there's no time. The station writes all the same: running order four, running order five, a listener in Hull on how you say 'scone'.",
    "The guest's agent sends the only line with news in it. It has the same subject as the other five.",
  ],
  solution: [
    "In the corridor, between paint and set, you hear the fifth running order by what's new in it. Hull is kept for after. The agent comes at once, since you wrote to her this morning.",
    "You can answer in the voice that you've been warming up anyhow. The words come out as a letter, with your greeting on top.",
  ],
  features: {
    heading: 'When the red light is off',
    items: [
      { name: 'What changed since four', text: 'The newest line of the thread, and the older ones if you ask.' },
      { name: 'Yes in a breath', text: 'Short answers are made in your manner and read to you.' },
      { name: 'Guests with numbers', text: "Star the letter in which the agent's phone number stands." },
      { name: 'Hull, kindly', text: 'Thank a listener in a sentence, and mean it.' },
      { name: 'After the show', text: "Have all that's slow return at half past seven." },
      { name: 'Silence on set', text: 'In private you may go by captions alone.' },
    ],
  },
  benefits: [
    'Guests and sofas meet',
    'The gallery has your answer in its ear',
    "Running orders don't overtake each other",
    'Listeners get thanks and not a form',
    'Post-show is for pasta',
  ],
  mails: [
    { name: 'The fifth running order', text: 'Item six is now two. Item two is now news.' },
    { name: "The guest's agent", text: "She'll do it by phone, from behind the tractor." },
    { name: 'The rights query', text: 'Nine seconds of a song that was playing in a shop.' },
    { name: 'The listener in Hull', text: 'Scone, as in gone.' },
    { name: 'The overnight figures', text: 'Up by a hair among people who own boats.' },
  ],
  call: { line: 'Clear, then on air.', text: 'The made-up mailbox is live at any hour.' },
  questions: [
    {
      ask: 'Does it connect to our newsroom system?',
      answer: 'No. Scripts and running orders live there. What people mail about them, you hear.',
    },
    {
      ask: 'Is there a risk that it speaks on air?',
      answer:
        'It speaks where you started it. Use an earphone, pause it with a word or a key, and leave it out of the studio.',
    },
    { ask: 'Can it read attachments like scripts?', answer: "It names them. It doesn't read what's inside." },
  ],
  examples: [
    {
      say: 'Say yes, we can stretch the weather by two minutes',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, we can stretch the weather by two minutes',
      flow: 'The editor has your yes with the two minutes in it.',
    },
    {
      say: 'Remind me today at half past seven',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-17 19:30',
      flow: "What's slow is back after the show.",
    },
    { say: 'Star it', state: 'mail', command: 'star', flow: "The agent's number can be found in one look." },
  ],
} satisfies Industry;
