import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-legal',
  title: 'Legal',
  adjective: 'legal',
  plural: 'Law firms and legal departments',
  description:
    'Redlines, court notices and client questions, read aloud between hearings. Flow keeps privileged mail on a machine of the firm and sends nothing by itself.',
  keywords: ['law firm email', 'email for lawyers', 'privileged email', 'court notices', 'legal dictation', 'redlines'],
  updated: '2026-11-27',
  hero: {
    line: 'Six minutes are a unit. Email eats ten.',
    lead: 'A partner wants your view on clause nine before the other side calls. Flow reads you the question on the courthouse steps, and your answer is in writing before you reach the door.',
  },
  problem: [
    'Legal mail arrives with its history attached. A two-line question from a client carries nine earlier letters, three disclaimers and a redline called final_v7.',
    'Meanwhile the e-filing notice with a real deadline looks like every other notice. No client pays for telling them apart.',
  ],
  solution: [
    'Flow removes the quoted letters and the disclaimers before it speaks, so you hear what is new. It says when a sender gives a date. You dictate the view, listen to the draft, and let it go.',
    'What is said in a matter stays in the matter. Flow runs on a computer of your firm, hears you there, and asks no outside service to understand you.',
  ],
  features: {
    heading: 'For people who bill by the clock',
    items: [
      {
        name: 'New text only',
        text: 'Quoted history and footers are skipped. Ask for the earlier messages when you need them.',
      },
      {
        name: 'Dates spoken up front',
        text: 'Ask "any deadline" and Flow answers with the day that the letter itself names.',
      },
      {
        name: 'Redlines passed on, not lost',
        text: 'Send the mark-up to your associate with one spoken line, file and all.',
      },
      {
        name: 'Matters as labels',
        text: 'File a thread by the name of the matter. Gmail labels stay the one filing system.',
      },
      {
        name: 'A record of what you did',
        text: 'History lists every reply, every filing and every change with its minute.',
      },
      {
        name: 'Strangers stand out',
        text: 'A sender who imitates the name of opposing counsel is marked before you hear a word of the letter.',
      },
    ],
  },
  benefits: [
    'Client questions are answered between two hearings',
    'Filing notices cannot hide among circulars',
    'Associates get the redline while you still walk',
    'A letter to the wrong Sarah is caught at the read-back',
    'Waiting rooms turn into written work',
  ],
  mails: [
    {
      name: 'The e-filing notice',
      text: 'A robot wrote it, and the date in it is the only line that matters.',
    },
    {
      name: 'The redline with one question',
      text: 'Forty pages of tracked changes and a note that asks about the cap. You need the note first.',
    },
    {
      name: 'The anxious client',
      text: 'Three mails in an evening, each a little longer. One calm reply settles all of them.',
    },
    {
      name: 'The conflict check',
      text: 'The whole firm is on copy, and you owe a plain no within the hour.',
    },
    {
      name: 'The expert who is late',
      text: 'A report is promised for Friday. Somebody has to ask again on Monday, and it need not be your memory.',
    },
  ],
  statistics: [
    {
      figure: '2.3 hours',
      text: 'of an eight-hour day went to billable work, in the data of sixty thousand users of a practice tool. [clio]',
    },
    {
      figure: '48 %',
      text: 'of their time went to tasks such as billing, licences and office work, said the lawyers asked for the same report. [recorder]',
    },
  ],
  compliance: {
    standard: 'ABA Model Rule 1.6(c), confidentiality of client information',
    requirements: [
      {
        demands: 'A lawyer makes reasonable efforts against disclosure of client information by accident. [aba]',
        flow: 'Self-hosting leaves mail with Google, where it is today, and on one machine that the firm picks and guards. No third company joins.',
      },
      {
        demands: 'The effort should fit how sensitive the material is. [aba]',
        flow: 'Speech is heard on the same machine and no recording is kept. A language model is off unless a person turns it on for a purpose.',
      },
      {
        demands: 'Special cases may need stronger steps, by law or by agreement with the client. [opinion]',
        flow: 'You choose the disk, the network and the backups, so an agreed rule for one client can be met by you and proved by you.',
      },
      {
        demands: 'Somebody supervises the tools that staff use. [opinion]',
        flow: 'Every act is in a log with time and person. The code is open for your own review. Flow holds no certificate, and none is claimed here.',
      },
    ],
  },
  call: {
    line: 'Put your last hour of mail on record.',
    text: 'Try the made-up mailbox before any client mail goes near it.',
  },
  questions: [
    {
      ask: 'Does using Flow waive privilege?',
      answer:
        'That is a question for your jurisdiction. What we can state is the fact behind it: the operator of your Flow is you, and no message goes to us.',
    },
    {
      ask: 'Can it draft a contract?',
      answer:
        'No. It writes letters that you dictate, with your greeting and your close. Drafting and research stay with the tools and people you trust for them.',
    },
    {
      ask: 'How good is the dictation of legal terms?',
      answer:
        'The built-in recogniser knows commands well and long dictation roughly. Connect a speech service of your choice for whole letters, or type the terms of art.',
    },
  ],
  examples: [
    {
      say: 'Reply that clause nine is fine if the cap stays at two million',
      state: 'mail',
      command: 'reply:words',
      with: 'words: clause nine is fine if the cap stays at two million',
      flow: 'The condition goes in as you said it. Flow reads the letter back and waits.',
    },
    {
      say: 'File it under Hartwell',
      state: 'mail',
      command: 'move:Label_Hartwell',
      labels: ['Hartwell'],
      flow: 'The thread leaves the inbox and lies under the matter in Gmail.',
    },
    {
      say: 'Find the engagement letter from Okafor since March',
      state: 'mail',
      command: 'search',
      with: 'words: the engagement letter from Okafor since March',
      flow: 'The letters are listed, newest first, and Flow reads the one you pick.',
    },
  ],
  sources: [
    {
      name: 'clio',
      publisher: 'Clio',
      title: 'Second annual Legal Trends Report dives deeper into the state of the legal industry',
      url: 'https://www.clio.com/about/press/second-annual-legal-trends-report-dives-deeper-state-legal-industry/',
      published: '2017',
      read: '2026-11-27',
    },
    {
      name: 'recorder',
      publisher: 'The Recorder',
      title: 'What do lawyers really do with their time?',
      url: 'https://law.com/therecorder/2017/09/27/what-do-lawyers-really-do-with-their-time',
      published: '2017-09-27',
      read: '2026-11-27',
    },
    {
      name: 'aba',
      publisher: 'Legal Ethics Forum',
      title: 'Ethics 20/20 proposal on Rule 1.6, confidentiality of information',
      url: 'https://www.legalethicsforum.com/blog/2012/02/ethics-2020-proposal-on-rule-16-confidentiality-of-information.html',
      published: '2012-02',
      read: '2026-11-27',
    },
    {
      name: 'opinion',
      publisher: 'Doxly, on ABA Formal Opinion 477',
      title: 'Lawyers, you must protect client information',
      url: 'https://doxly.com/lawyers-you-must-protect-client-information/',
      read: '2026-11-27',
    },
  ],
} satisfies Industry;
