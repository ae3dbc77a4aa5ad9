import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-accounting',
  title: 'Accounting',
  adjective: 'accounting',
  plural: 'Accounting and audit firms',
  description:
    "Shoebox clients, extension requests and bank confirmations, heard on the way to the client. Flow takes an accounting firm's mail off the evenings of spring.",
  keywords: [
    'accounting firm email',
    'tax season inbox',
    'accountant email overload',
    'bank confirmations',
    'document requests',
    'client reminders',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'A shoebox came by mail. Forty-one attachments.',
    lead: 'She has sent you one receipt per message, and a cheerful question in the nineteenth. Flow finds you the question, and she gets her answer before message forty-two.',
  },
  problem: [
    "From January until April every client remembers you at once. They send photos of invoices, half a bank statement, and 'did you get my last one'. The tax office sends a letter that nobody but you can read.",
    'No firm loses those weeks to hard questions. It loses them to asking again: for the mileage log, for the signature, for the page after page two.',
  ],
  solution: [
    "The new words in each mail are read, and attachments are counted. A missing paper becomes a watch on the thread: if Mrs Duarte doesn't send it by Friday, you'll hear of it.",
    'In the car to the stocktake you settle ten of them. A fee question gets a sentence and not a form.',
  ],
  features: {
    heading: 'For the short weeks',
    items: [
      { name: 'Receipts in a row', text: 'Hear what came with a mail, and what the client says it is.' },
      { name: 'Asking again, without you', text: 'One sentence puts a day on a missing paper. An answer lifts it.' },
      { name: 'Notices with dates', text: "Ask which deadline stands in the tax office's letter, and hear that line." },
      { name: 'Partners in the loop', text: 'Add a colleague to the draft by name, at any time before it goes.' },
      { name: 'Year by year', text: 'Look for what she wrote about the rental flat last spring.' },
      { name: 'Software offers, all of them', text: "Push every vendor's newsletter past the end of the season." },
    ],
  },
  benefits: [
    'Clients stop asking if their last mail arrived',
    'Missing papers are chased while there is time',
    'Drives to a stocktake count for something',
    'Notices never wait under receipts',
    'April has an evening or two in it',
  ],
  mails: [
    { name: 'The one-photo mail', text: 'Sent nineteen times, each with a thumb in the corner.' },
    { name: 'The bank confirmation', text: 'It confirms all but the loan.' },
    { name: 'The extension plea', text: 'He has been meaning to find the folder since August.' },
    { name: "The tax office's letter", text: 'Four pages of courtesy round one date.' },
    { name: 'The second opinion', text: 'A brother-in-law read something about depreciation.' },
  ],
  call: {
    line: 'Empty the shoebox by ear.',
    text: 'A pretend mailbox is there to practise on, and it has no fiscal year.',
  },
  questions: [
    {
      ask: 'Will it book the receipts?',
      answer: "It won't. Sums, ledgers and returns are for your own software. Flow moves the conversation along.",
    },
    { ask: 'Can staff share one intake mailbox in it?', answer: 'No. Each of you uses a Gmail account of your own.' },
    {
      ask: 'Is client data sent to the cloud to be understood?',
      answer:
        "Only the mail itself is in Google's hands, as before. Words you speak are worked out on the firm's machine.",
    },
  ],
  examples: [
    {
      say: "What's attached",
      state: 'mail',
      command: 'inquiry:attachments',
      flow: 'It lists the files of the mail by name, so you know if page three came.',
    },
    {
      say: "Remind me if she doesn't answer by Friday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: "Mrs Duarte's missing page is raised again on Friday, and not if she sends it.",
    },
    {
      say: 'Find the letter from Duarte about the rental flat',
      state: 'mail',
      command: 'search',
      with: 'words: the letter from Duarte about the rental flat',
      flow: 'The letters of last spring come up, and you pick one to hear.',
    },
  ],
} satisfies Industry;
