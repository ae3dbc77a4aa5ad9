import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-mental-health',
  title: 'Mental health',
  adjective: 'mental health',
  plural: 'Therapists and counselling services',
  description:
    'First letters, cancelled hours and insurer forms, heard in the gap between sessions. Flow lets therapists answer gently and keeps words on their machine.',
  keywords: [
    'therapist email',
    'counselling practice inbox',
    'therapy enquiries',
    'cancellation email',
    'private practice email',
    'psychologist email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Ten minutes, then the next hour begins.',
    lead: "You open a window and water the fern. A man has written his first letter to a therapist, and rewritten it, one can tell. Flow reads it to you slowly. He'll have three kind lines by the end of the day.",
  },
  problem: [
    "The hour has fifty minutes and the gap has ten. Notes need six of them. What's left is for an insurer's code, a landlord's stairwell, and the man who wrote.",
    'A first letter that waits a week has had its answer.',
  ],
  solution: [
    'You listen at three quarters of the pace, at the window. The reply is yours in every word, and you hear its tone before it goes.',
    "Then it's gone from the screen, and from your head. What has to be remembered comes back on its own day.",
  ],
  features: {
    heading: 'In the gap between hours',
    items: [
      { name: 'Slower, if you like', text: 'Turn the pace down for a letter that deserves it.' },
      { name: 'Tone before sending', text: 'You hear your own words once, as he will read them.' },
      { name: 'A gentle no', text: 'Decline politely when the list is full, and add a name to turn to.' },
      { name: 'Moved hours', text: 'Shift an appointment in your own calendar, with its guest told after a pause.' },
      { name: 'Quiet mode', text: 'Captions and keys let you do it behind a thin wall.' },
      { name: 'The insurer at five', text: 'Codes and forms are put to the end of the day.' },
    ],
  },
  benefits: [
    'First letters are met with a first answer',
    'Full lists are said kindly and soon',
    "Moved hours don't turn into missed ones",
    'The next person finds you rested',
    "Evenings carry less of other people's paper",
  ],
  mails: [
    { name: 'The first letter', text: 'Four drafts, three lines.' },
    { name: 'The cancelled hour', text: 'Twice in a row, with a joke.' },
    { name: 'The worried mother', text: 'She asks what you may not answer.' },
    { name: "The insurer's query", text: 'Please justify session nine.' },
    { name: 'The thank-you, a year on', text: 'He got the dog.' },
  ],
  call: {
    line: 'Water the fern, and answer him.',
    text: 'A mailbox of invented people is there to try. None of them needs you.',
  },
  questions: [
    {
      ask: 'Is it suitable for clinical content?',
      answer:
        "Your own rules and your clients' wishes decide. Many keep such content out of mail. What you speak stays on the machine that you host.",
    },
    {
      ask: 'Can it answer people in a crisis?',
      answer: 'No. It never writes by itself, and mail is no way to reach help in a hurry. Say so in your signature.',
    },
    {
      ask: 'Is anything recorded?',
      answer:
        "No recording of your voice is kept. The text of a draft is kept encrypted until it's sent or thrown away.",
    },
  ],
  examples: [
    {
      say: 'Reply that I have an hour on Thursday at ten and that he is welcome',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I have an hour on Thursday at ten and that he is welcome',
      flow: 'He reads an hour and a welcome, in your own way of writing.',
    },
    {
      say: 'Snooze it until five',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-17 17:00',
      flow: 'Session nine waits for the end of your day.',
    },
    {
      say: 'Push it by an hour',
      state: 'event',
      command: 'event:shift',
      with: 'by: 60',
      flow: 'The appointment moves, and its guest hears of it after a pause in which you may stop it.',
    },
  ],
} satisfies Industry;
