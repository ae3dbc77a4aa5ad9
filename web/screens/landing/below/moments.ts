/** Examples of a day. A test checks that Flow understands each as `does` says. */
export const moments = [
  {
    at: '6:50',
    where: 'Kitchen',
    words: 'What came in overnight?',
    answer: 'It reads what needs you first. The newsletters wait.',
  },
  {
    at: '7:25',
    where: 'Car',
    words: 'Reply yes, but keep the recruiter in January.',
    answer: 'Drafted, and read back. “Send it” sends it.',
  },
  {
    at: '8:40',
    where: 'Elevator',
    words: 'Who am I meeting next?',
    answer: 'Pricing review at nine, with Priya and three more.',
  },
  {
    at: '12:15',
    where: 'Between rooms',
    words: 'Block Friday morning.',
    answer: 'Friday from nine to noon. “Undo” takes it back.',
  },
  {
    at: '18:05',
    where: 'Walking home',
    words: 'Remind me tomorrow at nine.',
    answer: 'It comes back tomorrow at nine, whatever happens.',
  },
] as const;
