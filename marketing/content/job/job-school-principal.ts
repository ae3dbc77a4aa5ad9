import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-school-principal',
  title: 'School Principal',
  plural: 'School Principals',
  group: 'other',
  description:
    'Parents, the district and the boiler all write to the principal. Flow reads the mail on playground duty and sends the short answer that calms things down.',
  keywords: ['school principal email', 'parent communication', 'school office', 'substitute teacher', 'district email'],
  updated: '2026-11-27',
  hero: {
    line: 'First bell in four minutes. Two teachers out.',
    lead: 'There is a coach without a driver, a father who writes in capitals about a sandwich, and the district would like the fire drill log by ten.',
  },
  problem: [
    'A school day has no desk hours. You are at the gate, in a corridor, in a chair made for a nine-year-old, and the mail arrives in the office that you are not in.',
    'Parents wait badly. A question about a bully that is not answered by evening is a telephone chain by night and a petition by Monday.',
  ],
  solution: [
    'One earphone on yard duty is enough. Flow plays the parents and the staff, leaves the catalogues of furniture for the weekend, and listens when you have seven seconds.',
    'You say that you have seen it and will ring tonight. That alone is often the whole cure, and it has gone out before the ball comes down.',
  ],
  features: {
    heading: 'Between the gate and the gym',
    items: [
      {
        name: 'Seen, will ring',
        text: 'A two-line answer with the right surname, sent from the yard.',
      },
      {
        name: 'Cover in one sentence',
        text: 'Forward the sick note to the deputy with the period that needs a body.',
      },
      {
        name: 'District dates',
        text: 'Logs and returns come back three days before they are due, since you said so once.',
      },
      {
        name: 'Careful with names',
        text: 'Private mode keeps a child’s name off the loudspeaker when other ears are near.',
      },
      {
        name: 'Evenings by ear',
        text: 'The last twelve on the walk home, and the door closes behind an empty inbox.',
      },
    ],
  },
  benefits: [
    'Parents hear from you on the same day',
    'The petition never gets its second name',
    'Cover is found before registration',
    'You are seen in corridors and not behind a screen',
    'Returns reach the district in time',
  ],
  call: {
    line: 'Answer one parent before the second bell.',
    text: 'There is a mailbox of invented people to try it on. Thirty credits come with your own.',
  },
  day: [
    {
      at: '07:35',
      from: 'Mr. Adeyemi, year four',
      asks: 'Fever. I cannot come in, sorry. Worksheets are on my desk.',
      does: '"Forward it to Carol and say please cover first and second period". Carol is already at the copier.',
    },
    {
      at: '10:05',
      from: 'A mother in year two',
      asks: 'My son says that somebody takes his lunch. Every day.',
      does: '"Tell her I have seen it and ring her tonight". You look at the lunch queue yourself.',
    },
    {
      at: '12:30',
      from: 'The district office',
      asks: 'The drill log was due at ten.',
      does: 'The caretaker has it. "Forward it to Frank and say today please".',
    },
    {
      at: '15:40',
      from: 'A parent in capitals',
      asks: 'WHO DECIDED ABOUT THE SANDWICH.',
      does: 'Not before tea. "Snooze it until five".',
    },
    {
      at: '18:15',
      from: 'A former pupil',
      asks: 'I passed. You said I would.',
      does: 'You read that one yourself, twice.',
    },
  ],
  calculation:
    'A principal’s mail is short and comes in waves. We count the answers that only the head of the school can give, on the days when there are pupils.',
  questions: [
    {
      ask: 'Is it safe for data about children?',
      answer:
        'It can run on a machine of the school or district, so mail goes to nobody new. Whether your rules allow it is for your data officer to say.',
    },
    {
      ask: 'Can the office share one inbox in it?',
      answer: 'No. It serves people and not shared mailboxes.',
    },
    {
      ask: 'Does it speak the languages of our families?',
      answer: 'Mail in many languages can be read aloud. What you tell it has to be in English.',
    },
  ],
  examples: [
    {
      say: 'Tell her I have seen it and ring her tonight',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I have seen it and ring her tonight',
      flow: 'The mother has two calm lines before the break is over.',
    },
    {
      say: 'Private mode',
      state: 'mail',
      command: 'private',
      with: 'on: true',
      flow: 'A pupil stands beside you. Names stay on the screen.',
    },
    {
      say: 'Snooze it until five',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-17 17:00',
      flow: 'The capitals wait until after tea.',
    },
  ],
} satisfies Job;
