import type { Feature } from '#marketing/families/feature.ts';

export const page = {
  id: 'feature-spoken-replies',
  title: 'Replies by voice',
  description:
    'Say the point and Flow writes the letter around it: your greeting, your close, your words in between. You hear it before it goes and can stop it after.',
  keywords: ['voice reply email', 'dictate email', 'reply by voice', 'speech to email', 'dictation Gmail'],
  updated: '2026-11-27',
  hero: {
    line: 'Two spoken words. A letter with your name.',
    lead: 'A polite letter to Ines has a greeting, a thank you and a close. All you mean is that Tuesday is fine. So that is all you say.',
  },
  problem: [
    'Dictation in most programs is typing with the mouth. You speak the commas, watch the cursor and repair a name in the second line. It takes longer than thumbs would.',
    'And there is fear in it. Was that the send button? Did it write Ines or inner? A spoken mail to the wrong person is worse than a late one.',
  ],
  solution: [
    'You give the message, Flow gives the form. It has learned from your sent mail how you greet this person and how you sign, formal with the bank and short with your brother.',
    'The draft is read back with the recipients in front. Change a word, add someone, start over, all by saying so. It goes on "send it", and the hold that follows leaves room for second thoughts.',
  ],
  picture: {
    scene: 'reply',
    alt: 'A draft card over the mail it answers: recipient, greeting, one spoken sentence, the close, and a send button.',
    caption: 'One sentence was spoken. The greeting and the name come from earlier mail.',
  },
  steps: [
    { name: 'The point', text: 'You say what the other side must know, and nothing else.' },
    { name: 'The form', text: 'Greeting, paragraphs and close are put around it.' },
    { name: 'The echo', text: 'You hear to whom it goes and what it says.' },
    { name: 'The word', text: 'Send it. Or change Monday to Tuesday first.' },
    { name: 'The hold', text: 'Ten seconds in which one word brings it back.' },
  ],
  features: {
    heading: 'Small things that make it work',
    items: [
      {
        name: 'Repairs by ear',
        text: 'Swap a day, scratch the last sentence, spell a surname letter by letter.',
      },
      {
        name: 'The right Anna',
        text: 'With three Annas in your book Flow asks which. A person you never wrote to needs a tap as well.',
      },
      {
        name: 'Later, on purpose',
        text: 'Have it leave on Monday at eight, and it will look as if you had slept well.',
      },
      {
        name: 'A chase in the same breath',
        text: 'Send it and set the follow-up at once. It rings only if nobody answers.',
      },
      {
        name: 'Drafts that survive',
        text: 'Dead battery, tunnel, closed lid. The sentence is there when you return.',
      },
    ],
  },
  limits: [
    'The built-in recogniser is good at commands and rough at long dictation. A better one can be connected by the host.',
    'Flow does not invent content. It will not write the apology for you, only the frame around the one you give.',
  ],
  benefits: [
    'Short answers leave while they still help',
    'The tone fits the person without thought',
    'No mail goes out unheard',
    'A mistake can be caught after the word',
    'Thumbs are for photographs again',
  ],
  call: {
    line: 'Answer one mail without touching anything.',
    text: 'A dictated reply costs one credit, and thirty are yours at the start.',
  },
  questions: [
    {
      ask: 'Does typing still work?',
      answer: 'Yes, everywhere, and it costs nothing. The same line takes keys and voice.',
    },
    {
      ask: 'Where does it learn my style?',
      answer:
        'From the mail you sent before, on the machine of your Flow. It learns how you open and close, and the settings show and forget it.',
    },
    {
      ask: 'Can a mail make Flow answer by itself?',
      answer: 'No. Only your own word sends. Text in a mail is never a command.',
    },
  ],
  examples: [
    {
      say: 'Tell her we can do the twelfth',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we can do the twelfth',
      flow: 'A letter stands on the screen and is read to you.',
    },
    {
      say: 'Change Monday to Tuesday',
      state: 'ready',
      command: 'edit',
      with: 'from: Monday; to: Tuesday; words: Change Monday to Tuesday',
      flow: 'The day is swapped and the sentence is read once more.',
    },
    {
      say: 'Send it Monday at eight',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-23 08:00',
      flow: 'It waits with your drafts and leaves at that minute.',
    },
  ],
} satisfies Feature;
