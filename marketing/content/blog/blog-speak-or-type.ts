import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-speak-or-type',
  title: 'Speak or type: when dictation wins, and when it quietly loses',
  topic: 'productivity',
  published: '2026-11-27',
  description:
    'In a test of 2016, speech on a phone was three times faster than thumbs. What was timed, what was not, and which letters are better spoken than typed.',
  keywords: [
    'dictation vs typing',
    'voice typing',
    'speech recognition speed',
    'dictate email',
    'voice email',
    'typing on phone',
  ],
  updated: '2026-11-27',
  hero: {
    line: "Your mouth is quick. Your commas aren't.",
    lead: "You can say 'Thursday at ten suits me, I'll bring the drawings' in three seconds. Typing it on a phone takes rather longer. So why does everybody still type.",
  },
  problem: [
    "Dictation has been ten years away for forty years, and then it was there, and most people did not notice. They tried it once, in a car, it wrote 'duck', and that was that.",
    'The question deserves better. There is a clean test of speed, and around it is a ring of things which the test left out on purpose.',
  ],
  sections: [
    {
      heading: 'The test',
      paragraphs: [
        "In 2016 researchers at Stanford, the University of Washington and Baidu set speech against thumbs. They took 32 people between 19 and 32, all of whom had grown up texting, and gave them about a hundred everyday phrases, such as 'have a good weekend', to enter on an iPhone, by keyboard or by voice. [chinadaily]",
        'Speech was three times faster in English, and 2.8 times faster in Mandarin. The error rate was lower too, by 20.4 % in English and by 63.4 % in Mandarin. [chinadaily]',
        'James Landay of Stanford said that he had expected speech to win by perhaps half, and not by that much. [digital]',
      ],
    },
    {
      heading: 'What it timed, and what it did not',
      paragraphs: [
        'People were given the words. That is fair, since it puts both sides on one line. But it takes out the slowest part of writing, which is to know what you want to say. With a keyboard you think between the keys. With a microphone you have to think first or talk nonsense.',
        'The phrases were short and plain. They had no names, no part numbers and no street in Llanelli. Anybody who dictates knows where the errors live: in just those words that matter.',
        'The recogniser ran on a big computer far away. What runs on a small machine in your own house may be a good deal rougher, and speed means little if you spend the time on mending.',
        "And it was a phone. Against ten fingers on a real keyboard the lead would be smaller. How much smaller, this test can't tell.",
      ],
    },
    {
      heading: 'Speech has another cost',
      paragraphs: [
        "Typing is private. Speech is not. It can't be done in an open office, in a train, next to a sleeping child or during a call. That is no small matter, since those are the places where mail is read.",
        "There's also the look back. A typed sentence stands still while you judge it. A spoken one has gone by. So a dictated letter has to be shown or read back before it goes, and a wise person waits for that.",
      ],
    },
    {
      heading: 'Where speaking wins',
      paragraphs: [
        "It wins where hands are full. That's not about speed at all: three times nothing is nothing, and on a ladder you type nothing.",
        "It wins for short answers with a clear point. Yes, Thursday. No, not without the permit. Please ask Tom. Many replies in many jobs are of this kind, and they need no composing. On a phone they are often put off until there's a desk, and the desk comes on Friday.",
        "It wins for warmth. People who dictate a thank-you say what they would say at the door. The same people, with a keyboard, write 'please find attached'.",
        "And it wins for orders. 'Archive this.' 'Back on Monday.' A command is short, its words come from a small set, and a machine can be sure of it in a way that it can't be sure of free prose.",
      ],
    },
    {
      heading: 'Where typing wins',
      paragraphs: [
        "It wins for anything that you'd edit. A contract clause, a complaint, a refusal with five reasons. You'll move the second reason to the front, and the mouth has no scissors.",
        'It wins for exact strings: addresses, codes, prices with decimals, names you have only ever seen. Say the sentence and type the name. Nobody gives prizes for purity.',
        'It wins in company.',
      ],
    },
    {
      heading: 'A way to decide',
      paragraphs: [
        'Before you answer, ask what the letter is made of. If you could say it to the person across a table in one breath, speak it. If you would want to have a pencil in your hand, type it. If it is mostly numbers, type it. If you have put it off twice because you were not at a desk, speak it now, badly, and look it over once.',
        'The last of these is the one that changes a day. The comparison in the test is between speaking and typing. In life the comparison is often between speaking and not answering.',
      ],
    },
  ],
  solution: [
    'Speech is fast. On a phone, for plain words, the test of 2016 leaves little doubt of that. It does not follow that you should dictate your letters. It follows that you should dictate the answers that you already know and that wait only for a keyboard. Read the result once before it goes, and leave the decimals to your fingers.',
  ],
  features: {
    heading: 'Try it for three days',
    items: [
      { name: 'Pick the short ones', text: 'Answer by voice whatever fits in one breath. Leave all the others.' },
      { name: 'Think, then press', text: 'Know the last word of your sentence before you say the first.' },
      { name: 'Names by hand', text: 'Speak the sentence and mend the name.' },
      { name: 'Read before you send', text: 'Once, from the top, as if it came from somebody else.' },
      {
        name: 'Count the survivors',
        text: 'On the third evening, see how many mails wait for a desk that would have waited before.',
      },
    ],
  },
  benefits: [
    'Short answers leave on the day they were asked for',
    'You find out which of your letters need a keyboard',
    'Thanks sound like thanks',
    'Hands that are busy stop being an excuse',
    'Errors turn up in names, where you now look',
  ],
  call: {
    line: 'Say Thursday at ten.',
    text: "Flow takes a reply in your words and reads it back before it goes. Long dictation with its built-in recogniser is rough, and we'd rather tell you here.",
  },
  questions: [
    {
      ask: 'Is dictation faster than a real keyboard?',
      answer: "The test didn't look at that. It was phones only. A fast typist may well beat it on a desk.",
    },
    {
      ask: 'Has recognition got better since 2016?',
      answer: "Surely, on large machines. We have no figure from a source that we'd lean on, so we give none.",
    },
    {
      ask: 'Is it rude to dictate mail?',
      answer: "Nobody can tell, if you read it over. A letter with 'duck' in it is another matter.",
    },
  ],
  examples: [
    {
      say: 'Reply that Thursday at ten suits me and I will bring the drawings',
      state: 'mail',
      command: 'reply:words',
      with: 'words: Thursday at ten suits me and I will bring the drawings',
      flow: "Three seconds, and it's a letter with your name under it.",
    },
    {
      say: 'Change Thursday to Friday',
      state: 'ready',
      command: 'edit',
      with: 'from: Thursday; to: Friday; words: Change Thursday to Friday',
      flow: 'One word is mended, and nothing else.',
    },
  ],
  sources: [
    {
      name: 'chinadaily',
      publisher: 'China Daily, Xinhua',
      title: 'Experiment shows smartphone speech recognition faster than typing',
      url: 'https://www.chinadaily.com.cn/business/tech/2016-08/25/content_26592565.htm',
      published: '2016-08-25',
      read: '2026-11-27',
    },
    {
      name: 'digital',
      publisher: 'Digital Trends',
      title: 'Smartphone speech recognition can text 3 times faster than you can type',
      url: 'https://www.digitaltrends.com/cool-tech/speech-recognition-vs-typing/',
      published: '2016',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
