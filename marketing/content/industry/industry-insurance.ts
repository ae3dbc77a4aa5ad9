import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-insurance',
  title: 'Insurance',
  adjective: 'insurance',
  plural: 'Insurers, brokers and loss adjusters',
  description:
    'First notices, reserve queries and renewal terms, spoken between site visits. Flow lets claims people answer from the car park and tell Friday from today.',
  keywords: [
    'insurance email',
    'claims inbox',
    'broker email',
    'loss adjuster email',
    'renewal terms',
    'nonpublic information',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Hail in the county. Windscreens by the hundred.',
    lead: "The storm passed at four. By seven there are ninety first notices, and one of them has a child's bedroom in it. Flow reads them to you one by one, people before portals, and by ten past you have found her.",
  },
  problem: [
    'Claims come in waves and renewals come in tides. In the same hour a broker wants terms by close of business, a plumber sends photographs of a ceiling, and legal asks who raised the reserve.',
    'Every letter has a reference and no two are in the same place. The policyholder wrote hers at the bottom, below a picture of a wet dog.',
  ],
  solution: [
    'Flow tells you who writes, what is new and what they ask. The photos are announced and left for a screen. Your words to the policyholder are read back in a calm voice, which is how she will read them.',
    "Park, listen, answer, drive on. Claims that hang on a report from somebody else get a day, and come back on that day only if the report didn't.",
  ],
  features: {
    heading: 'At the kerb and at the desk',
    items: [
      {
        name: 'First notices in order',
        text: "The people come first, one after another, and the portal's receipts come after.",
      },
      {
        name: 'Terms before close',
        text: 'Tell the broker yes, no or tomorrow in one sentence and go back to the site.',
      },
      { name: 'The report that never comes', text: "Set a watch on the surveyor's thread. His answer ends it." },
      { name: 'Storm as a label', text: 'Put each thread of one event under one Gmail label by saying its name.' },
      { name: 'What did they say in May', text: 'Find an old letter of the policyholder by name and season.' },
      { name: 'No slip in anger', text: 'A hard letter is held for some seconds after it leaves your lips.' },
    ],
  },
  benefits: [
    'The bedroom is seen to before the windscreen',
    'Brokers hear terms on the day they asked',
    'Surveyors are chased by a date and not by memory',
    'Site visits end with the letter already written',
    'Renewal week has fewer late lamps',
  ],
  mails: [
    { name: 'The first notice', text: 'Water, since Tuesday perhaps, through a ceiling that is still coming down.' },
    { name: "The broker's squeeze", text: 'Another market is cheaper by a tenth, and he loves you dearly.' },
    { name: 'The reserve question', text: 'Who moved it, when, and why is there no note.' },
    { name: "The expert's estimate", text: 'Four options for one roof, of which three need scaffolding.' },
    { name: 'The thank-you', text: 'A card with a photograph of a new kitchen. Keep it for bad days.' },
  ],
  compliance: {
    standard: 'NAIC Insurance Data Security Model Law (Model 668), as states adopt it',
    requirements: [
      {
        demands:
          'A licensee runs a written security program that fits its size, its work and how sensitive the data is. [tutor]',
        flow: 'Flow adds one machine to that program, on a network of your own choice. There is no vendor cloud of ours to assess.',
      },
      {
        demands: 'Access to nonpublic information is controlled, and encryption is used. [redgate]',
        flow: 'Each person sees one mailbox, their own. Drafts, tokens and spoken words are encrypted where they are stored.',
      },
      {
        demands: 'Service providers are chosen with care and watched over. [redgate]',
        flow: 'Self-hosting leaves mail with Google and on a machine that you guard. A language model is off until you connect one.',
      },
      {
        demands: 'The commissioner hears of an event within 72 hours at most. [agents]',
        flow: "Flow doesn't detect breaches and sends no notice. It holds no certificate. Its history may help you see what one account did. Your own rules decide.",
      },
    ],
  },
  call: {
    line: "Write to the wet dog's owner today.",
    text: 'A made-up mailbox is open to you, with no claims in it.',
  },
  questions: [
    {
      ask: 'Does it log to our claims system?',
      answer: 'No. Flow has no link to it. The letter is in Gmail, and what you copy across is your own step.',
    },
    {
      ask: 'Can it read the estimate out?',
      answer:
        "It tells you that a file came and what the letter says about it. Opening the file is for when you're back at a screen.",
    },
    {
      ask: 'Is it fit for medical details?',
      answer:
        'That depends on your rules more than on ours. It all stays on your machine, and captions can be read in silence.',
    },
  ],
  examples: [
    {
      say: 'Reply that the surveyor comes on Thursday morning',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the surveyor comes on Thursday morning',
      flow: 'The policyholder gets a letter with a day in it, and you heard its tone first.',
    },
    {
      say: "Remind me if he doesn't answer by Friday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: "The surveyor's thread is back on Friday if he has been silent.",
    },
    {
      say: 'File it under Hail',
      state: 'mail',
      command: 'move:Label_Hail',
      labels: ['Hail'],
      flow: 'The thread joins the others of that storm.',
    },
  ],
  sources: [
    {
      name: 'tutor',
      publisher: 'Insuretutor',
      title: 'NAIC cybersecurity model law',
      url: 'https://insuretutor.com/articles/naic-cybersecurity-model-law',
      read: '2026-11-27',
    },
    {
      name: 'redgate',
      publisher: 'Redgate',
      title: 'The NAIC Insurance Data Security Model Law: what you need to know',
      url: 'https://www.red-gate.com/blog/the-naic-insurance-data-security-model-law-what-you-need-to-know',
      published: '2020',
      read: '2026-11-27',
    },
    {
      name: 'agents',
      publisher: 'Independent Insurance Agents and Brokers of America, Agents Council for Technology',
      title: 'NAIC data security model law: coming to a state near you',
      url: 'https://www.independentagent.com/ACT/Pages/newsletter/AgentOutlook/August2018.aspx',
      published: '2018-08',
      read: '2026-11-27',
    },
  ],
} satisfies Industry;
