import type { Feature } from '#marketing/families/feature.ts';

export const page = {
  id: 'feature-captions',
  title: 'Captions for all that is said',
  description:
    'Whatever Flow speaks and whatever it heard from you stands in writing by the line. For noisy trains, quiet rooms, and ears that need a second chance.',
  keywords: ['captions', 'accessible email', 'deaf email app', 'voice assistant captions', 'hard of hearing'],
  updated: '2026-11-27',
  hero: {
    line: 'Heard wrong is only bad if unseen.',
    lead: 'You said the eleventh. It understood the seventh. Because the words stand there in black and white, you see it before it matters.',
  },
  problem: [
    'Voice assistants are confident and mute about it. They do something, and you find out later what they thought you had asked.',
    'For people who hear little or nothing they are no help at all. And on a train, that is everybody.',
  ],
  solution: [
    'Flow writes along. Your sentence appears as it was heard, its answer stands beneath, and the moving line between the two shows whose turn it is.',
    'Nothing depends on sound. Reading can run in silence with the marked words, questions wait on the screen, and each of them can be answered with a key or a tap.',
  ],
  picture: {
    scene: 'captions',
    alt: 'Beside the line stand two captions: what the person said, and the answer Flow gave, in large type.',
    caption: 'Yours above, Flow’s below. The line leans towards whoever is speaking.',
  },
  steps: [
    { name: 'You speak', text: 'The words form while you are still at it.' },
    { name: 'You see', text: 'What was heard, before anything is sent.' },
    { name: 'You correct', text: 'Say it again, or type over it.' },
    { name: 'It answers', text: 'Aloud and in writing, in the same moment.' },
  ],
  features: {
    heading: 'For eyes as much as for ears',
    items: [
      {
        name: 'Silent reading',
        text: 'Turn the sound off. The mark moves at your pace and the queue goes on.',
      },
      {
        name: 'Big type',
        text: 'One word switches to letters that can be read across a room.',
      },
      {
        name: 'Calm motion',
        text: 'If your system asks for less movement, the line stands still and tells the same by its shape.',
      },
      {
        name: 'Private company',
        text: 'With somebody beside you, private mode keeps names and content off the loudspeaker.',
      },
      {
        name: 'Both themes, strong contrast',
        text: 'Text meets the usual contrast rules by day and by night.',
      },
    ],
  },
  limits: [
    'Captions show English commands as heard. Long dictation may need your eye.',
    'They are not stored as a transcript of your day.',
  ],
  benefits: [
    'Mistakes show before they count',
    'Deaf and hearing people use one and the same Flow',
    'It works where sound does not',
    'Names you cannot catch are there to read',
    'Trust grows from seeing what was understood',
  ],
  call: {
    line: 'Turn the sound off and try it.',
    text: 'The demonstration is complete in silence.',
  },
  questions: [
    {
      ask: 'Can I hide them?',
      answer: 'Yes, with a key, in the settings, or by asking for it. A tap confirms that one.',
    },
    {
      ask: 'Does it work with a screen reader?',
      answer: 'Yes. Announcements go out in order and not twice, and the focus stays where you left it.',
    },
    {
      ask: 'Who else can see them?',
      answer: 'Whoever looks at your screen. In private mode they keep to the bare minimum.',
    },
  ],
  examples: [
    {
      say: 'Private mode',
      state: 'mail',
      command: 'private',
      with: 'on: true',
      flow: 'From now on nothing of a mail is spoken aloud until you lift it.',
    },
    {
      say: 'Pause',
      state: 'mail',
      command: 'pause',
      flow: 'The voice stops. The words stay where they are.',
    },
  ],
} satisfies Feature;
