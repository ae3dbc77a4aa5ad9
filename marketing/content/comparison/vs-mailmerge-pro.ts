import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-mailmerge-pro',
  title: 'MailMerge Pro',
  type: 'mail merge',
  owner: 'Bashroy',
  site: 'https://bashroy.github.io/mailmergepro-privacy',
  description:
    'MailMerge Pro mails a sheet or a file of names from your browser. Flow reads you what they write back. Ten rows from its privacy page.',
  keywords: [
    'MailMerge Pro alternative',
    'Flow vs MailMerge Pro',
    'bulk email Gmail',
    'CSV mail merge',
    'Chrome extension email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Fifty names out. Who picks up the rest.',
    lead: 'For a choir, a class or a clinic of volunteers, fifty mails from a sheet are a blessing. Then come the replies, at supper. Flow eats with you.',
  },
  problem: [
    "'Can I bring my sister?' 'Is there a lift?' 'Which Tuesday?' They ask fifty people's questions, and all to you, because you pressed the button.",
    "You copy one answer eleven times, and get one of them wrong. It's the one about the lift. A man with a cello believes you, and on the evening he carries it up four flights, and everybody hears of it.",
  ],
  solution: [
    "With Flow you hear the question and say the answer. Eleven times sounds like a lot, and is four minutes. Nobody gets somebody else's answer, as you have just heard who is asking.",
    'Those who never replied are a search and a line away.',
  ],
  features: {
    heading: 'At supper',
    items: [
      {
        name: 'Question, answer, next',
        text: 'Without a window, with a fork.',
      },
      {
        name: 'The sister is welcome',
        text: 'Said once, to the one who asked.',
      },
      {
        name: 'Who has been silent',
        text: 'A date on the threads that matter.',
      },
      {
        name: 'Someone else knows',
        text: 'Pass the lift to the caretaker by name.',
      },
      {
        name: 'Enough for tonight',
        text: 'Put off the rest till tomorrow at nine.',
      },
    ],
  },
  benefits: [
    'The lift is answered correctly',
    'Supper stays warm',
    'Nobody is copied by mistake',
    'The caretaker gets his own questions',
    'Pressing the button becomes much less scary next year',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, with names from Google Sheets or a file [policy]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Straight to Gmail from your browser, or saved as drafts [policy]',
    offline: 'Not stated',
    whereMailIs: 'Names and texts stay in the browser. It stores your sign-up data [policy]',
    languageModels: 'Not stated',
    price: 'A free tier with 50 mails a day [policy]',
  },
  choose: {
    them: [
      "Choose MailMerge Pro if you've got a list and a message. Fifty in a day cost nothing. [policy]",
      "Names and letters don't pass through its maker's hands. [policy]",
      "A file of names is enough; it needn't be a sheet. [policy]",
    ],
    flow: ['Choose Flow for the supper after you have pressed the button.', 'Choose it for all other suppers as well.'],
  },
  call: {
    line: 'Answer the lift question once.',
    text: 'The volunteers in the pretend mailbox have eleven questions and a sister.',
  },
  questions: [
    {
      ask: 'Can Flow send fifty mails?',
      answer: "Not in one go. It's one person at a time.",
    },
    {
      ask: 'Can I save an answer and reuse it?',
      answer: "No. There are no snippets. Say it again, it's quick.",
    },
    {
      ask: "Does Flow know who hasn't replied?",
      answer: 'For a thread with a date, yes. For a list as a whole, no.',
    },
  ],
  examples: [
    {
      say: 'Say yes, bring your sister',
      state: 'mail',
      command: 'reply:words',
      with: 'words: yes, bring your sister',
      flow: 'One answer to the one who asked.',
    },
    {
      say: 'Forward it to Rolf and say is the lift working again',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Rolf; words: is the lift working again',
      flow: 'The caretaker gets what is his.',
    },
    {
      say: 'Snooze all until tomorrow at nine',
      state: 'mail',
      command: 'bulk:snooze',
      with: 'act: snooze; until: 2026-11-18 09:00',
      flow: 'The rest is counted, and waits for the morning.',
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'MailMerge Pro',
      title: 'Privacy policy',
      url: 'https://bashroy.github.io/mailmergepro-privacy/privacy.html',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
