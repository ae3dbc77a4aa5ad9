import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-healthcare',
  title: 'Healthcare',
  adjective: 'healthcare',
  plural: 'Hospitals, clinics and practices',
  description:
    "Referral letters, result queries and rota swaps, heard between two patients. Flow reads a clinic's mail on your own machine and keeps no recording.",
  keywords: [
    'healthcare email',
    'hospital inbox',
    'clinic email',
    'HIPAA email',
    'referral letters',
    'doctors email overload',
  ],
  updated: '2026-11-27',
  hero: {
    line: "Bed six is free. The letter about it isn't.",
    lead: 'The registrar needs your answer on the transfer before two. Flow puts her question in your ear on the stairs to the ward, and your yes to her needs no more than the landing.',
  },
  problem: [
    "Clinical work has its own systems. Mail is where everything else lands: the locum who can't do Friday, the cardiologist who would see Mr Osei sooner, the ethics form, a fridge alarm from the vaccine store.",
    'You read it at a shared desk, one glove off, with a relative at your elbow. Then the bleep goes, and the half-read letter stays half read.',
  ],
  solution: [
    "Put one earphone in. Between two rooms you hear who writes and what is new, without the trust's nine-line footer. One sentence settles the swap.",
    'Names and findings stay off the corridor. Nothing has to be on a screen, and what you say is heard by a machine that your own people look after.',
  ],
  features: {
    heading: 'Made for corridors',
    items: [
      {
        name: 'The question first',
        text: 'Ask what the letter wants, and hear that line alone before you decide to hear the rest.',
      },
      {
        name: 'Swaps in a breath',
        text: 'Tell the rota office which shift you take. It comes back to you before it goes.',
      },
      {
        name: 'Clinic letters passed on',
        text: 'Hand the referral to a secretary or a colleague with one spoken note on top.',
      },
      { name: 'A day for the outcome', text: 'Let the appeal vanish until the morning of the panel.' },
      {
        name: 'The same name twice',
        text: 'Two patients share a surname and so do two consultants. The draft names its reader before it leaves.',
      },
      {
        name: 'Suppliers later',
        text: 'Send all the glove and scanner offers to Saturday in one go, once you say yes.',
      },
    ],
  },
  benefits: [
    'The registrar stops ringing switchboard for you',
    'Swaps are agreed before the rota is printed',
    'Fewer letters are finished at the kitchen table',
    'Patients get your eyes while mail gets your ears',
    'A wrong recipient is heard in time',
  ],
  mails: [
    {
      name: 'The referral with a nudge',
      text: 'Six weeks on the list, and now the general practitioner writes herself.',
    },
    { name: 'The rota hole', text: 'Nights on Saturday, two names left, and both of them are yours.' },
    { name: 'The result query', text: 'The lab asks which of two samples you meant.' },
    { name: 'The complaint, copied to four', text: 'Patient relations would like your account by Thursday noon.' },
    { name: "The bed meeting's afterthought", text: 'Minutes come with one task, and it has no owner yet.' },
  ],
  statistics: [
    {
      figure: '49.2 %',
      text: 'of the office day went to records and desk work, and 27 % to patients in person, when 57 American physicians were watched for 430 hours. [sinsky]',
    },
    {
      figure: '1 to 2 hours',
      text: 'a night went to more of the same at home, by the diaries that 21 of them kept. [sinsky]',
    },
    {
      figure: '3.17 hours',
      text: 'a day of desktop work stood beside 3.08 hours of visits, in the record logs of 471 primary care doctors from 2011 to 2014. [logs]',
    },
  ],
  compliance: {
    standard: 'HIPAA Security Rule, technical safeguards (45 CFR 164.312)',
    requirements: [
      {
        demands: 'Only people and programs with granted rights may reach health records. [patient]',
        flow: 'Self-hosting leaves mail with Google and on a machine that you guard. Each person opens one mailbox: their own.',
      },
      {
        demands: 'Every user is known by a name of their own, so that acts can be traced. [techvera]',
        flow: "Sign-in is by each person's Google account. There are no shared logins, because shared mailboxes are not supported.",
      },
      {
        demands: 'Activity in systems that hold such records is written down and looked at. [library]',
        flow: 'History shows each act with its minute. Looking at it, and how often, is for your own office.',
      },
      {
        demands: 'Records are guarded against change and on their way across a network. [library]',
        flow: 'Drafts, tokens and spoken words are encrypted on the disk. You choose the network. Flow holds no attestation, and your own rules decide what may be in mail at all.',
      },
    ],
  },
  call: {
    line: "Hear the ward's mail on the stairs.",
    text: 'Begin with the made-up mailbox, which has no patients in it.',
  },
  questions: [
    {
      ask: 'Do you sign a business associate agreement?',
      answer:
        'No. We run nothing for you and see none of your mail. The machine is yours, so ask your privacy officer which agreements your host and Google need.',
    },
    {
      ask: 'Does it reach our patient record system?',
      answer: 'No. It reads Gmail and Google Calendar. Charts, orders and portal messages stay where they are.',
    },
    {
      ask: 'Is it good with drug names?',
      answer:
        "Not as good as you are. Long dictation with the built-in recogniser is rough, so spell a dose on the keyboard, or don't put it in mail.",
    },
  ],
  examples: [
    {
      say: 'Reply that the transfer can go ahead after the ward round',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the transfer can go ahead after the ward round',
      flow: 'The registrar reads your go-ahead on the ward, in your usual manner of signing off.',
    },
    {
      say: "What's the ask",
      state: 'mail',
      command: 'inquiry:ask',
      flow: 'You hear the one line in which patient relations says what it needs from you.',
    },
    {
      say: 'Snooze it until Thursday at eight',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-19 08:00',
      flow: 'The appeal is gone from view and waits for you on the morning of the panel.',
    },
  ],
  sources: [
    {
      name: 'sinsky',
      publisher: 'Annals of Internal Medicine 165, Sinsky and others',
      title: 'Allocation of physician time in ambulatory practice',
      url: 'https://www.acpjournals.org/doi/10.7326/M16-0961',
      published: '2016-09-06',
      read: '2026-11-27',
    },
    {
      name: 'logs',
      publisher: 'Health Affairs 36, Tai-Seale and others',
      title:
        'Electronic health record logs indicate that physicians split time evenly between seeing patients and desktop medicine',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5546411',
      published: '2017-04',
      read: '2026-11-27',
    },
    {
      name: 'patient',
      publisher: 'Patient Protect',
      title: 'HIPAA technical safeguards: a complete reference to 164.312',
      url: 'https://patient-protect.com/post/hipaa-technical-safeguards-a-complete-reference-164-312',
      read: '2026-11-27',
    },
    {
      name: 'techvera',
      publisher: 'Techvera',
      title: 'HIPAA Security Rule technical safeguards',
      url: 'https://www.techvera.com/resources/blog/hipaa-security-rule-18-technical-safeguards-breakdown',
      read: '2026-11-27',
    },
    {
      name: 'library',
      publisher: 'HIPAA control library',
      title: '164.312, the controls in short',
      url: 'https://ladybug-carillon-7k6n.squarespace.com/hippa-control-library',
      read: '2026-11-27',
    },
  ],
} satisfies Industry;
