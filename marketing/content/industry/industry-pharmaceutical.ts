import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-pharmaceutical',
  title: 'Pharmaceutical',
  adjective: 'pharmaceutical',
  plural: 'Drug makers and trial sponsors',
  description:
    'Batch queries, safety reports and site questions, heard outside the gown room. Flow lets pharma teams answer mail by voice and keep records where they belong.',
  keywords: [
    'pharmaceutical email',
    'clinical trial inbox',
    'batch release email',
    'pharmacovigilance email',
    '21 CFR Part 11',
    'quality assurance email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Lot 417 is waiting for a signature.',
    lead: "A tanker is booked for nine and quality has one open query. You're in a hairnet between two airlocks. Flow reads you the query, and you answer it between the first door and the second.",
  },
  problem: [
    'Pharma mail is polite, numbered and copied to fourteen. A site in Porto has a patient who missed visit four. Regulatory wants the paragraph by Monday. The stability chamber sends its temperature each hour and has never once been wrong.',
    'What is a record has a system of its own. What surrounds the record has only your inbox: who asks, who waits, and until when.',
  ],
  solution: [
    'Change your shoes and listen. Chamber messages are cleared as a pile, Porto is next, and you learn who is in copy before you say a thing about the lot.',
    "Send the pointer, keep the data in its place. 'It's in the system, see deviation two' is a good reply, and it can be spoken.",
  ],
  features: {
    heading: 'Gown on, hands clean',
    items: [
      {
        name: 'The query without its tail',
        text: 'The newest lines are read. The chain of fourteen is left out until you want it.',
      },
      { name: "Porto's patient", text: 'Reply to the site in one plain sentence, and hear that no name slipped in.' },
      { name: 'Chambers quiet', text: 'Clear the hourly notices together, and take them back if one was needed.' },
      {
        name: 'The paragraph by Monday',
        text: 'Let the regulatory mail return on Friday, with a morning to write it.',
      },
      { name: 'Copy list first', text: 'Ask who reads along before you speak of a lot, a price or a site.' },
      { name: 'Passed to safety', text: 'Send a report on to the safety desk at once, untouched, with a note.' },
    ],
  },
  benefits: [
    'Tankers leave with their paper in order',
    'Sites get an answer on the day of the visit',
    'Safety mail does not spend the night with you',
    'Airlocks turn into small reading rooms',
    'Fewer patient details travel in letters',
  ],
  mails: [
    { name: 'The batch query', text: 'One signature, one digit, and a cold chain that is already counting.' },
    { name: 'The missed visit', text: 'The protocol allows three days. It is day two.' },
    { name: 'The possible side effect', text: 'A nurse mentions it in the last line, after the parking question.' },
    { name: "The agency's request for information", text: 'Polite, precise, and it starts a clock.' },
    { name: "The chamber's hourly note", text: 'Twenty-five degrees. Again.' },
  ],
  compliance: {
    standard: 'FDA 21 CFR Part 11, electronic records and signatures',
    requirements: [
      {
        demands:
          'Audit trails with secure time stamps note who made, changed or deleted a required record. [pharmtech]',
        flow: "Flow's history notes each act on mail with its time. It is no record system under the rule, and it signs nothing.",
      },
      {
        demands: 'Systems that hold such records are validated for what they are meant to do. [gmp]',
        flow: 'Flow comes without validation papers. Self-hosting lets you fix a version, test it on your own machine, and read its source.',
      },
      {
        demands: 'Access is limited to people with the right to it, each with an identity of their own. [gmp]',
        flow: 'Each person signs in with their own Google account and sees one mailbox. Shared logins do not exist.',
      },
      {
        demands: 'It applies where FDA rules require the record, such as batch or trial data. [assyro]',
        flow: 'Keep those records in the systems made for them. Flow holds mail only, no certificate, and your quality unit decides what mail may say.',
      },
    ],
  },
  call: {
    line: 'Answer Porto before the second door.',
    text: 'Practise on the invented people first. When your own mailbox comes in, thirty credits are waiting with it.',
  },
  questions: [
    {
      ask: 'Is Flow validated?',
      answer:
        'No. Nothing about it is sold as validated or certified. Treat it as a way to reach your mail and test it as your procedures say.',
    },
    {
      ask: 'Can it spot an adverse event in a mail?',
      answer:
        "It can't. A person must read or hear it. What Flow does is bring people's letters to you sooner than robots' notes.",
    },
    {
      ask: 'Where do my spoken words go?',
      answer: 'To the machine your company hosts. No recording is kept, and the text is encrypted there.',
    },
  ],
  examples: [
    {
      say: 'Forward it to Dana and say please log this with safety today',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Dana; words: please log this with safety today',
      flow: "The nurse's letter is on its way to the safety desk with your line on top, once you agree.",
    },
    {
      say: 'Who else is on it',
      state: 'mail',
      command: 'inquiry:others',
      flow: 'The first four names are read to you, with the number of the rest, and you choose your words.',
    },
    {
      say: 'Snooze it until Friday at seven',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-20 07:00',
      flow: "The agency's letter returns on Friday with the morning still ahead.",
    },
  ],
  sources: [
    {
      name: 'pharmtech',
      publisher: 'Pharmaceutical Technology Europe',
      title: 'Configuring software for compliance with 21 CFR Part 11 audit trail requirements',
      url: 'https://www.pharmtech.com/view/configuring-software-compliance-21-cfr-part-11-audit-trail-requirements',
      published: '2003-11-01',
      read: '2026-11-27',
    },
    {
      name: 'gmp',
      publisher: 'Pharma GMP',
      title: '21 CFR Part 11 data integrity through audit trails, access controls and electronic records',
      url: 'https://www.pharmagmp.in/?p=7299',
      read: '2026-11-27',
    },
    {
      name: 'assyro',
      publisher: 'Assyro',
      title: '21 CFR Part 11 compliance guide',
      url: 'https://assyro.com/blog/21-cfr-part-11-compliance-guide',
      read: '2026-11-27',
    },
  ],
} satisfies Industry;
