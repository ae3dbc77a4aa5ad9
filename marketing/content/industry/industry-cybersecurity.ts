import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-cybersecurity',
  title: 'Cybersecurity',
  adjective: 'security',
  plural: 'Security firms and response teams',
  description:
    'Disclosure letters, client alarms and audit asks, heard while the image copies. Flow runs on a box of yours, keeps no sound, and calls out imitated senders.',
  keywords: [
    'cybersecurity email',
    'security consultancy inbox',
    'vulnerability disclosure email',
    'incident response email',
    'self-hosted email assistant',
    'phishing reports',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The log says Tuesday. The client says nothing.',
    lead: "Six terabytes are being copied and you can't touch the machine. Their counsel asks by mail what you may say to whom. You answer her in a basement in Leeds, and she reads no more than she should.",
  },
  problem: [
    'Security people distrust mail, and they get more of it than most. Scanner reports, feeds, certificates about to lapse, a stranger with a finding and no last name.',
    'The stranger is polite, and he has given you ninety days. His letter looks like four hundred offers of a pen test.',
  ],
  solution: [
    "A look-alike address is named before its letter is heard. Feeds go as a heap, and the heap tells you its size first. The stranger has a name that you've never written to, and a question. You star him.",
    "You needn't take any of this on trust. It's one process on your own box, its code is open, and what it keeps is encrypted.",
  ],
  features: {
    heading: 'While the image copies',
    items: [
      { name: 'Imitations named', text: 'One letter off in an address is said aloud.' },
      { name: 'Heaps with a count', text: 'A bulk act tells how many, waits for yes, and can be taken back.' },
      { name: 'Ninety days, put down', text: 'Ask for the date in the finding and set your own before it.' },
      { name: 'Counsel on copy', text: "Know who reads along before you write the word 'breach'." },
      { name: 'No ear in the cloud', text: "Speech becomes text on the machine you run. Sound isn't kept." },
      { name: 'By hand, in silence', text: "In a client's office, keys and captions do the same job." },
    ],
  },
  benefits: [
    'Strangers with findings get a reply in days',
    'Counsel reads one careful sentence',
    'Fake colleagues are heard as fake',
    'Feeds stop hiding people',
    'The tool in your inbox can be audited by you',
  ],
  mails: [
    { name: 'The disclosure', text: 'Steps, screenshots, ninety days, no last name.' },
    { name: 'The odd alert', text: 'It fires at 4.04 each night, from a printer.' },
    { name: 'The questionnaire', text: 'Do you encrypt. Please attach a picture of it.' },
    { name: 'The forwarded phish', text: "'Is this bad. I've clicked it.'" },
    { name: 'The certificate', text: 'It lapses on a holiday, as they do.' },
  ],
  call: {
    line: 'Read the source first.',
    text: 'Then the made-up mailbox. Your own can come last, with thirty credits.',
  },
  questions: [
    {
      ask: 'What does it send home?',
      answer:
        'Nothing to us. It talks to Google for your mail and calendar. A language model is off until your host connects one and you allow it.',
    },
    {
      ask: 'Has it been certified?',
      answer:
        "No. There's no report or badge. There's the code, a page on what is kept for how long, and your own judgement.",
    },
    {
      ask: 'Does it detect malware?',
      answer:
        "It does not scan files. It points at look-alike senders, and says plainly that links and files aren't checked.",
    },
  ],
  examples: [
    {
      say: 'Is this safe',
      state: 'mail',
      command: 'inquiry:safe',
      flow: "Flow names the address, says if you've ever written there, and adds that it checks neither links nor files.",
    },
    {
      say: 'Who else is on it',
      state: 'mail',
      command: 'inquiry:others',
      flow: 'Counsel, yes. The insurer, also. You choose a shorter sentence.',
    },
    {
      say: 'Reply that we have your finding and will answer within a week',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we have your finding and will answer within a week',
      flow: 'The stranger knows that somebody has read him.',
    },
  ],
} satisfies Industry;
