import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-market-research',
  title: 'Market research',
  adjective: 'research',
  plural: 'Research agencies and insight teams',
  description:
    'Quota alerts, questionnaire edits and a respondent in a cupboard, heard behind the mirror. Flow lets researchers answer the client before the field closes.',
  keywords: [
    'market research email',
    'insight agency inbox',
    'fieldwork updates email',
    'questionnaire feedback',
    'focus group email',
    'research project email',
  ],
  updated: '2026-11-27',
  hero: {
    line: "Group three won't talk. Group four won't stop.",
    lead: "You sit behind a mirror in Lille with a bowl of sweets. The field firm asks if they may close the quota for men under thirty. You say no in a whisper, and nobody in the room looks round. They're deciding which yoghurt is brave.",
  },
  problem: [
    "A study is sold in a week and asked for in a day. In between lie questionnaire version nine, a translation with 'spoon' in it, and four people at the client who each own a question.",
    "They reply beside each other, never below. Somewhere in there they've agreed to cut the best one.",
  ],
  solution: [
    "What's new in the thread is heard, one person after the other, without what they quote. If you need version eight, you ask for the earlier ones.",
    "You can talk low, or not at all. Behind the mirror it's keys and captions, and the field firm has its no.",
  ],
  features: {
    heading: 'From brief to debrief',
    items: [
      { name: 'One voice at a time', text: 'A thread of four owners is played as four short letters.' },
      { name: 'Quotas before lunch', text: 'A question from the field comes ahead of webinars.' },
      { name: 'Closing days', text: 'Let the letter tell you when the field shuts.' },
      { name: 'Waves as labels', text: "Put each wave's talk under its own Gmail label." },
      { name: 'The toplines at nine', text: 'Write at night, and have it leave when the client sits down.' },
      { name: 'The cupboard', text: 'Send the odd case to the moderator with a line.' },
    ],
  },
  benefits: [
    "Fields don't close too early",
    'The best question has one defender',
    'Clients read toplines over coffee',
    'Spoon is found before print',
    'Sweets can be eaten in peace',
  ],
  mails: [
    { name: 'The quota note', text: "Men under thirty: nine of sixty, and it's Thursday." },
    { name: 'The ninth version', text: 'Q14 has returned as Q15b.' },
    { name: 'The back-translation', text: "'Do you trust your spoon.'" },
    { name: 'The respondent', text: 'He took the video call in a cupboard, for the acoustics.' },
    { name: 'The one-number request', text: 'Could you put it all in one number.' },
  ],
  call: { line: 'Whisper it through the glass.', text: 'A made-up mailbox stands ready, n equals one.' },
  questions: [
    {
      ask: 'Does it analyse answers?',
      answer: "No. It's for letters. Tables, codes and charts are made where you make them.",
    },
    {
      ask: "Are respondents' details at risk in it?",
      answer: "They're wherever your mail has them. Flow adds one machine of yours and no outside service.",
    },
    {
      ask: 'Could it sum up a thread for the client?',
      answer: "It can tell you what a mail is about, by rules, from its own words. A debrief it can't write.",
    },
  ],
  examples: [
    {
      say: 'Reply that the quota stays open until Friday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the quota stays open until Friday',
      flow: 'The field firm has your no with a day in it.',
    },
    {
      say: 'Read the earlier messages',
      state: 'mail',
      command: 'inquiry:earlier',
      flow: 'Version eight is heard, and who cut what.',
    },
    {
      say: 'Send it tomorrow at nine',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-18 09:00',
      flow: 'The toplines leave as the client sits down.',
    },
  ],
} satisfies Industry;
