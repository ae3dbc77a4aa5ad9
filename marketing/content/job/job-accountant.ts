import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-accountant',
  title: 'Accountant',
  plural: 'Accountants',
  group: 'consulting',
  description:
    "Clients send shoebox photos and panicked questions in the same week. Flow reads an accountant each client's actual question and sends the reply you speak.",
  keywords: ['accountant email', 'client queries', 'tax season inbox', 'missing documents', 'bookkeeping email'],
  updated: '2026-11-27',
  hero: {
    line: 'A photo of a receipt. Of half a receipt.',
    lead: "It's the second week of filing season. The café owner has sent eleven mails with one picture each, and in the ninth he asks if the coffee machine counts as an expense.",
  },
  problem: [
    "Your clients don't write when you have time. They write when a letter from the tax office frightens them, or at midnight with a bank statement missing its second page.",
    "You need the same three documents from sixty people. You've asked everyone twice. Who replied and with what lives in your memory and a list that's a day old.",
  ],
  solution: [
    "With Flow on, you hear the café's eleven mails while you fetch a folder, and the coffee machine is in there, in his words.",
    "You say yes, it counts, keep the invoice. He has it before he's closed the till. For the missing second page you set a day, and it's the software that remembers.",
  ],
  features: {
    heading: 'Filing season without the pile',
    items: [
      {
        name: 'The real question, out loud',
        text: "A frightened page about a letter ends with one thing the client needs to know. That's what you hear.",
      },
      {
        name: 'A label for each client',
        text: "Say the client's name and the thread is filed where your team looks for it.",
      },
      {
        name: 'Missing pages keep their date',
        text: 'The statement that lacks page two comes back on the day you told the client.',
      },
      {
        name: "Last year's answer",
        text: 'Search for what you wrote to them about the van, and read it before you write again.',
      },
      {
        name: 'Newsletters from every authority',
        text: 'Snooze the lot until Saturday. Tax reform can wait for breakfast.',
      },
      {
        name: 'Typing time for tax returns',
        text: 'Routine answers take a sentence each, so your hands stay on the return.',
      },
    ],
  },
  benefits: [
    'Clients sleep the night their letter arrives',
    'The second page shows up without a third request',
    'Sixty checklists are down to the names that matter',
    'What you advised last year is a sentence away',
    'Your evenings in season have an end',
  ],
  call: {
    line: 'Answer the café owner between two returns.',
    text: 'The practice mailbox is made up, so try it there first, in season or out.',
  },
  day: [
    {
      at: '08:40',
      from: 'The café owner',
      asks: 'Does the new coffee machine count?',
      does: '"Tell him it counts, and to keep the invoice". He writes back a thumb.',
    },
    {
      at: '09:55',
      from: 'A landlady with three flats',
      asks: 'The tax office wants proof of repairs. They sound angry.',
      does: 'They always do. "Reply that this letter is routine, and I will answer it this week".',
    },
    {
      at: '13:20',
      from: 'The payroll bureau',
      asks: 'Cut-off for December is the eighth.',
      does: '"Remind me on Thursday at nine", when the timesheets should be in.',
    },
    {
      at: '16:10',
      from: 'A client since 2009',
      asks: 'Bank statement attached.',
      does: 'It lacks page two, as in every year since. You say so, politely.',
    },
    {
      at: '19:30',
      from: 'The allotment society',
      asks: 'Would you look over our books again?',
      does: 'Two pages and a biscuit tin. "Reply that I can, if you bring the tin on Saturday".',
    },
  ],
  assumes: { mailsADay: 45, minutesEach: 2.5, dollarsAnHour: 90 },
  calculation:
    "Outside the season halve it. Inside, this is a calm day at a small practice, with the authority's notices left out.",
  questions: [
    {
      ask: 'Can it pull receipts into my bookkeeping software?',
      answer:
        "No. It tells you they've arrived and what they're called. Importing them stays with the tool that you use now.",
    },
    {
      ask: 'Do I have to speak in front of colleagues?',
      answer:
        "You don't have to speak at all. Type the same sentence, or use a key, and hear the mail over an earphone.",
    },
    {
      ask: "Where would my clients' mail be kept?",
      answer:
        'With Google as now, plus an encrypted copy on the computer that runs Flow for you. It may be the one under your desk.',
    },
  ],
  examples: [
    {
      say: 'Find the repairs from Okafor since March',
      state: 'mail',
      command: 'search',
      with: 'words: the repairs from Okafor since March',
      flow: 'His mails on the repairs, newest first, ready to play.',
    },
    {
      say: 'File it under Beacon Bakery',
      state: 'mail',
      labels: ['Beacon Bakery'],
      command: 'move:Label_Beacon_Bakery',
      flow: "The thread leaves your inbox for the client's label.",
    },
    {
      say: 'Snooze all newsletters until Saturday',
      state: 'mail',
      command: 'bulk:snooze',
      with: 'act: snooze; until: 2026-11-21 08:00; mailing: newsletter',
      flow: "You're asked once. Then the authorities wait until the weekend.",
    },
  ],
} satisfies Job;
