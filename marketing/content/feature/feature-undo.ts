import type { Feature } from '#marketing/families/feature.ts';

export const page = {
  id: 'feature-undo',
  title: 'Undo',
  description:
    'Undo in Flow takes back exactly what an act changed: a reply still on its way, a pile of archived mail, a moved meeting. It works by word, by key, for a month.',
  keywords: ['undo email', 'unsend', 'undo archive', 'recover email', 'voice undo'],
  updated: '2026-11-27',
  hero: {
    line: 'Say it. Regret it. Take it back.',
    lead: 'People decide quickly when a wrong decision costs nothing. So the shortest command in Flow is the one that reverses all others.',
  },
  problem: [
    'Most mail programs let you regret for a few seconds. After that the message sits in some folder, without its labels and its unread mark, and you put it together from memory.',
    'By voice the stakes feel higher still. A word can be misheard, a pile can be larger than you thought, and nobody wants to archive ninety mails on a guess.',
  ],
  solution: [
    'Flow writes down what each act truly changed. If two of ninety mails were archived before, undo brings back eighty-eight and leaves those two alone.',
    'A reply is held for ten seconds before it goes out, and that hold is visible and audible. Until it ends, one word brings the draft back with every sentence in place.',
  ],
  picture: {
    scene: 'undo',
    alt: 'The player after an archive: a note at the lower edge says Archived and offers Undo, while the next mail is on the page.',
    caption: 'The demonstration, a second after "archive it". The next mail is already there.',
  },
  steps: [
    { name: 'You act', text: 'The mail is gone from the screen at once, even on a plane.' },
    {
      name: 'Flow notes the change',
      text: 'Labels that were there, labels that went, the hour of a meeting before it moved.',
    },
    { name: 'Gmail follows', text: 'The same change is carried to your account as soon as there is a line.' },
    { name: 'You change your mind', text: 'Flow applies the opposite of the note, here first and then there.' },
  ],
  features: {
    heading: 'What can be taken back',
    items: [
      {
        name: 'The last act, or one further up',
        text: 'The newest comes first. To reach an older one, say "undo the second one", or open the history and pick it.',
      },
      {
        name: 'Whole piles',
        text: 'One word for one command, however many mails it touched.',
      },
      {
        name: 'Several at once',
        text: 'Two acts in one sentence were one decision, and they are undone as one.',
      },
      {
        name: 'Calendar changes',
        text: 'A moved review returns to its old hour. Guests hear of a move only after a short hold, so they may never know.',
      },
      {
        name: 'And back again',
        text: 'Undo was wrong too? Say "redo".',
      },
    ],
  },
  limits: [
    'A mail that has left cannot be fetched back from the inbox of the person who got it. The hold before it leaves is the time to stop it.',
    'History offers undo for 30 days, as long as Gmail still has the thread. What Gmail deleted for good stays deleted.',
  ],
  benefits: [
    'You decide sooner, because nothing is final at once',
    'Labels and unread marks come back as they were',
    'A misheard word is a nuisance and no accident',
    'Ninety mails are as safe to clear as nine',
    'It works without a connection',
  ],
  call: {
    line: 'Make a mistake on purpose.',
    text: 'The demo mailbox is invented. Trash all of it, then take it all back.',
  },
  questions: [
    {
      ask: 'Does undo cost a credit?',
      answer: 'No. And if you take back something that did cost one, the credit returns to you.',
    },
    {
      ask: 'What if Gmail changed meanwhile?',
      answer:
        'Flow reverses its own change and nothing else. If a colleague or a filter moved the mail since, that move stands, and Flow tells you what it could not restore.',
    },
    {
      ask: 'Is trash included?',
      answer:
        'Yes. Flow never deletes for good. What you throw away lies in the trash of Gmail and can be called back until Gmail empties it.',
    },
  ],
  examples: [
    {
      say: 'No wait, bring it back',
      state: 'mail',
      command: 'undo',
      flow: 'The mail you just archived is in the inbox again, with its labels.',
    },
    {
      say: 'Hold',
      state: 'held',
      command: 'hold',
      flow: 'The reply stops before it leaves, and the draft is open again.',
    },
    {
      say: 'Undo the last two',
      state: 'mail',
      command: 'take-back:last',
      with: 'count: 2',
      flow: 'Both acts are reversed, the newer one first.',
    },
  ],
} satisfies Feature;
