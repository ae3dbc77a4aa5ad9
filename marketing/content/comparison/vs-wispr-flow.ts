import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-wispr-flow',
  title: 'Wispr Flow',
  type: 'dictation',
  owner: 'Wispr AI, Inc.',
  site: 'https://wisprflow.ai',
  description:
    'Two products called Flow, no relation. Wispr Flow turns rambling into clean text anywhere. This Flow turns an inbox into a talk. Ten rows tell them apart.',
  keywords: ['Wispr Flow alternative', 'Flow vs Wispr Flow', 'AI dictation', 'voice typing', 'dictate email'],
  updated: '2026-11-27',
  hero: {
    line: 'Two Flows. One types, one runs your mail.',
    lead: "Let's settle the names first: we share a word and nothing else. Wispr Flow writes what you say into whichever window is open. This Flow knows what an inbox is.",
  },
  problem: [
    'Fast dictation shows how much of mail was never typing. It was looking for the thread, reading it, deciding, aiming the cursor, and remembering to chase.',
    'You can speak a perfect paragraph and still not know whom you owe one.',
  ],
  solution: [
    "Here the mail comes first. It's read out, people before machines. A sentence from you becomes the reply, the date or the label, and nothing has to be in front of you on a screen.",
    "Your words aren't polished. They stand as you said them, with your greeting and close around them, and you hear them once before they leave.",
  ],
  features: {
    heading: 'Past the text box',
    items: [
      {
        name: 'It starts by reading',
        text: "You hear what you answer, so you needn't have a window open.",
      },
      {
        name: 'Orders are orders',
        text: "Archive, forward, remind: nothing is typed, it's done.",
      },
      {
        name: 'Your words, unpolished',
        text: 'No model smooths them. A slip is mended by naming it.',
      },
      {
        name: 'Heard on the device',
        text: 'What you say is understood where you say it.',
      },
      {
        name: 'A calendar in the talk',
        text: 'Free at three? Then book it, in the same breath.',
      },
    ],
  },
  benefits: [
    'Mail shrinks with the window closed',
    'You sound like you, bumps included',
    "The cloud isn't asked",
    'Chasing has a date',
    'A wrong act is taken back in a word',
  ],
  rows: {
    listening: 'Types what you say into any app while you hold a key [modulo]',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: "No, speech is turned into text in the cloud, a rival's table says [speechcap]",
    whereMailIs: 'Holds no mail. What you speak passes through its cloud, a developer writes [jgv]',
    languageModels: 'One cleans up fillers, grammar and layout of what you said [review]',
    price: "$15 a month, in the same developer's words [jgv]",
  },
  choose: {
    them: [
      'Choose Wispr Flow if you write all day in many programs and want the text tidy without touching it. [review]',
      "Its dictation is far ahead of Flow's built-in recogniser, which is rough for long texts. One user counted 243,554 words in 39 days. [modulo]",
      'It works in any window, on Mac, Windows and iPhone. Flow only does mail and calendar. [modulo]',
    ],
    flow: [
      'Choose Flow if the inbox is the problem and not the typing.',
      'Choose it if your voice should stay on your device and your wording your own.',
    ],
  },
  call: {
    line: 'Meet the Flow that reads first.',
    text: 'It has a made-up inbox to talk to, and wants no account for it.',
  },
  questions: [
    {
      ask: 'Are the two related?',
      answer: 'No. Different makers, different aims. The word was free for both of us, and we say here which is which.',
    },
    {
      ask: 'Can I dictate into Flow with Wispr?',
      answer: 'Yes. Flow has a line for typing, and any dictation that types into a field can fill it.',
    },
    {
      ask: 'Does Flow clean up my sentences?',
      answer: 'No. It writes what you said. The read-back is how you notice what to change.',
    },
  ],
  examples: [
    {
      say: 'Tell her the samples leave on Monday',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the samples leave on Monday',
      flow: 'A reply with your greeting around it, read out once.',
    },
    {
      say: 'Only the important ones',
      state: 'mail',
      command: 'pass',
      with: 'keep: true',
      flow: 'The machines wait, and the people come.',
    },
  ],
  sources: [
    {
      name: 'modulo',
      publisher: 'Modulovalue',
      title: 'Voxtral Transcribe and Wispr Flow',
      url: 'https://modulovalue.com/blog/voxtral-transcribe-and-wispr-flow',
      read: '2026-11-27',
    },
    {
      name: 'speechcap',
      publisher: 'Speechcap, which makes a rival program',
      title: 'Offline dictation on the Mac',
      url: 'https://www.speechcap.com/offline-dictation-mac',
      published: '2026',
      read: '2026-11-27',
    },
    {
      name: 'jgv',
      publisher: 'J. G. Vilchez, a developer',
      title: 'Flow',
      url: 'https://jgvilchezc.dev/work/flow',
      read: '2026-11-27',
    },
    {
      name: 'review',
      publisher: 'AI Review Zones',
      title: 'Wispr Flow review',
      url: 'https://aireviewzones.com/?p=128',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
