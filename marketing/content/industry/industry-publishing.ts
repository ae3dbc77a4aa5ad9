import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-publishing',
  title: 'Publishing',
  adjective: 'publishing',
  plural: 'Book publishers and literary agencies',
  description:
    'Proofs, rights offers and late manuscripts, read out on the train to the fair. Flow keeps a publishing house in touch with its authors.',
  keywords: [
    'publishing email',
    'literary agent inbox',
    'rights offers',
    'manuscript submissions',
    'book editor email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The manuscript is nearly nearly done.',
    lead: 'On the platform, Flow reads that an Italian house offers for the second novel and wants a word by tonight. You accept for the paperback only, and you still get a window seat.',
  },
  problem: [
    "Books are slow and their mail is not. A jacket goes to press at noon with a hyphen in the wrong place. Two agents bid. Someone's translator has found that the heroine has brown eyes, then green.",
    'Under that grows the heap of strangers with a first chapter. They deserve an answer, and not from a tired person at eleven.',
  ],
  solution: [
    'The hyphen and the offer are heard on the way to work. So is the translator, whose question takes you four words.',
    'Chapters from strangers go under a label for a long Sunday. An author who has promised pages for Friday is asked again only if Friday brings none.',
  ],
  features: {
    heading: 'Front list, back list, inbox',
    items: [
      {
        name: 'Corrections in your words',
        text: 'Speak a change to the jacket copy and check it by ear, where a stumble shows.',
      },
      {
        name: 'Offers by their date',
        text: 'Hear until when the bid stands, in the sentence of the bidder.',
      },
      {
        name: 'Titles as labels',
        text: 'One name holds proofs, rights and the tantrum about the cover.',
      },
      {
        name: 'Patience with a memory',
        text: 'A reminder is silent if the chapters do arrive.',
      },
      {
        name: 'Submissions on a Sunday',
        text: 'Put first chapters aside in one breath, for when you can be fair.',
      },
      {
        name: 'Blurb hunting',
        text: 'What did the famous friend promise in spring. Search has his mail.',
      },
    ],
  },
  benefits: [
    'Jackets go to press with every hyphen right',
    'Bids are met on the day',
    'Authors feel read',
    'Strangers get an honest no in daylight',
    'Train time counts as desk time',
  ],
  mails: [
    {
      name: 'The late author',
      text: "He's well, thank you, and has discovered a new structure.",
    },
    {
      name: 'The rights offer',
      text: 'World Italian, two books, an advance, and a clock.',
    },
    {
      name: 'The query',
      text: 'A trilogy. The second sentence compares it with two classics.',
    },
    {
      name: 'The proof',
      text: 'Page 212 has a widow, and the author has a new ending.',
    },
    {
      name: 'The translator',
      text: 'Are her eyes brown, or is it the light.',
    },
  ],
  call: {
    line: 'Read for love. Hear the rest.',
    text: 'Proof it on the made-up mailbox, without spending a credit.',
  },
  questions: [
    {
      ask: 'Will it summarise manuscripts?',
      answer: "No. Attachments aren't opened. Reading the trilogy is up to you.",
    },
    {
      ask: 'Does it reject submissions for us?',
      answer:
        "Flow has no templates and sends nothing on its own. 'Decline politely' gives you a short no to approve, one person at a time.",
    },
    {
      ask: 'Can I dictate editorial letters?',
      answer:
        'Short ones. For five pages on structure, the keyboard is better company, or a speech service you connect.',
    },
  ],
  examples: [
    {
      say: 'Reply that her eyes are green throughout',
      state: 'mail',
      command: 'reply:words',
      with: 'words: her eyes are green throughout',
      flow: "The translator's question is closed in one sentence.",
    },
    {
      say: 'Decline politely',
      state: 'mail',
      command: 'short:no',
      with: 'reply: no',
      flow: 'A brief and friendly no is drafted, and you hear it first.',
    },
    {
      say: 'Remind me if he does not answer by Thursday',
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-19 08:00; unlessAnswered: true',
      flow: 'Should the new structure still be on its way by Thursday, the thread returns.',
    },
  ],
} satisfies Industry;
