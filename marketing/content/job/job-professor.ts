import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-professor',
  title: 'Professor',
  plural: 'Professors',
  group: 'other',
  description:
    'Students, editors and a grants office write to a professor on the same evening. Flow reads the ask, sends short answers, and leaves the long ones for you.',
  keywords: [
    'professor email',
    'academic inbox',
    'student emails',
    'letters of recommendation',
    'peer review requests',
  ],
  updated: '2026-11-27',
  hero: {
    line: "It's in the syllabus. They wrote anyway.",
    lead: 'Thirty students, two editors and a dean since yesterday noon. You have the walk from the library to the lecture hall, which is nine minutes if the lights are kind.',
  },
  problem: [
    'A third of it is answered on page two of the syllabus. A third is polite and endless. The rest decides careers: a letter due tonight, a doctoral student who has gone quiet.',
    "They look alike in the list, so you open all of them, and the morning you'd kept for the chapter is gone.",
  ],
  solution: [
    "On your walk, Flow tells you what each of them wants and by when. Page two gets its one spoken line. The letter gets an hour on tonight's calendar.",
    "For the doctoral student, you say that you'd like to see her, and you ask to be reminded if she doesn't reply. It's a small thing, and it's the thing that gets lost.",
  ],
  features: {
    heading: 'Office hours for the inbox',
    items: [
      {
        name: 'Asks under courtesies',
        text: 'Four paragraphs of thanks end in a request for an extension. You hear the request.',
      },
      {
        name: 'Deadlines from letters of call',
        text: 'Ask any thread for its date. The grants office hides it in the third footnote.',
      },
      {
        name: 'Referee requests',
        text: 'Accept with a date of your own, or turn it down while the editor can still ask another.',
      },
      {
        name: 'Students who go silent',
        text: 'A thread may return unless they answer, so nobody fades out unseen.',
      },
      {
        name: 'Mornings for the chapter',
        text: 'Block them by voice a week ahead, and hear which meeting would have eaten them.',
      },
      {
        name: 'That remark from 2023',
        text: 'Search all your mail for a half-remembered argument. It was a good one.',
      },
    ],
  },
  benefits: [
    'The chapter gets its mornings back',
    'Letters leave the day they are due, or earlier',
    'Editors get a no within the hour',
    'No doctoral student slips away between terms',
    'Committee mail is heard once, standing up',
  ],
  call: {
    line: "Clear one corridor's worth of mail.",
    text: 'Thirty credits are enough for a week of office hours.',
  },
  day: [
    {
      at: '08:20',
      from: 'A second-year student',
      asks: 'Is the exam open book?',
      does: 'Page two. "Tell him it is closed book, see page two of the syllabus".',
    },
    {
      at: '10:10',
      from: 'An editor in Leiden',
      asks: 'Could you referee this by the tenth?',
      does: 'You know the field and lack the time. "Decline politely".',
    },
    {
      at: '13:00',
      from: 'The grants office',
      asks: 'Budget table needs your initials before it goes.',
      does: '"Remind me at four", since the table is on your other machine.',
    },
    {
      at: '16:45',
      from: 'Your doctoral student',
      asks: "Sorry for the silence. I've been stuck.",
      does: '"Tell her I would love to see the draft as it is". Stuck is where it starts.',
    },
    {
      at: '21:05',
      from: 'A former student',
      asks: 'I got the job in Oslo. It was your letter.',
      does: '"Star it", and you don\'t go back to marking at once.',
    },
  ],
  assumes: { mailsADay: 40, minutesEach: 2.5, dollarsAnHour: 70 },
  calculation:
    "Lists of the faculty and calls for papers aren't in the count. A semester's first week is double, and August is a third.",
  questions: [
    {
      ask: 'Does it see our learning platform?',
      answer: 'Only the notices it mails you. Forums, grades and submissions remain in there.',
    },
    {
      ask: 'Can it write the recommendation?',
      answer: "No. It takes what you dictate and doesn't compose. A letter worth having is one you wrote.",
    },
    {
      ask: 'I write to colleagues in French. What then?',
      answer: 'Flow speaks and takes English today. Mails from Lyon are better read by eye.',
    },
  ],
  examples: [
    {
      say: "What's the ask",
      state: 'mail',
      command: 'inquiry:ask',
      flow: 'Four warm paragraphs, and then: may she hand in on Monday.',
    },
    {
      say: 'Block Friday morning for the chapter',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-20 09:00-12:00; title: chapter',
      flow: 'Nine to noon is marked, and the faculty meeting it hits is named.',
    },
    {
      say: "Remind me if she doesn't answer by Monday",
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-23 08:00; unlessAnswered: true',
      flow: "Should your doctoral student stay silent, you're told on Monday.",
    },
  ],
} satisfies Job;
