import type { Job } from '#marketing/families/job.ts';

export const page = {
  id: 'job-photographer',
  title: 'Photographer',
  plural: 'Photographers',
  group: 'other',
  description:
    'A photographer has a camera in both hands when the booking comes. Flow reads the couple, the magazine and the lab aloud in the car, and takes your answer.',
  keywords: ['photographer email', 'wedding enquiries', 'client galleries', 'image licensing', 'photo editor requests'],
  updated: '2026-11-27',
  hero: {
    line: 'Golden hour. Your phone has other plans.',
    lead: 'The light lasts for nineteen minutes. In that time a couple wants your June, a magazine wants the picture of the heron by six, and the lab asks: matt or gloss.',
  },
  problem: [
    "You work when it's beautiful and answer when it's dark. Couples write to five photographers on one evening and meet the first two who reply.",
    'Then you sit at the card reader with four thousand frames, and mail is in the window behind.',
  ],
  solution: [
    "On the drive home, say that you're driving. Hear the couple, offer them the date, and let the lab know that it's matt. The heron's on your disk, so that's an alarm for the desk.",
    'While frames import, the rest is played. Your eyes stay on the pictures and only your ears do mail.',
  ],
  features: {
    heading: 'Between the last light and the first edit',
    items: [
      {
        name: 'Hands on the camera',
        text: 'No need to put it down. The voice is enough, and waits until you speak.',
      },
      {
        name: 'Ears for mail, eyes for frames',
        text: 'Cull with your keys while it reads to you.',
      },
      {
        name: 'June the twelfth',
        text: "Ask if the day's free, and hold it with a word.",
      },
      {
        name: 'Who may print what',
        text: 'Find the licence you gave the magazine two years ago.',
      },
      {
        name: 'Galleries awaiting picks',
        text: "The couple owes you forty favourites. Choose the Sunday on which you'll ask.",
      },
      {
        name: 'Presets for sale',
        text: "One question, and you're off that list.",
      },
    ],
  },
  benefits: [
    'Couples meet you first',
    'The heron is there by six',
    'Licences are quoted and not remembered',
    'Four thousand frames in one sitting',
    'Nineteen minutes are nineteen minutes',
  ],
  call: {
    line: "Answer the couple before the battery's charged.",
    text: "Thirty to begin with, which is fewer than a film had. Listening doesn't count.",
  },
  day: [
    {
      at: '10:20',
      from: 'The lab',
      asks: 'Exhibition prints: matt or gloss?',
      does: '"Tell him matt, with a white border".',
    },
    {
      at: '13:00',
      from: 'A magazine',
      asks: 'The heron, full page, by six? What does it cost?',
      does: '"Reply that it is four hundred for one issue". You send the file from the desk.',
    },
    {
      at: '16:45',
      from: 'A couple',
      asks: 'June 12 in the orchard. Are you free?',
      does: '"Am I free on the twelfth of June". You are, and you say so, with the light in your back.',
    },
    {
      at: '18:10',
      from: "Last month's couple",
      asks: "We can't choose. All are lovely.",
      does: '"Remind me on Sunday at ten". Forty, then.',
    },
    {
      at: '21:30',
      from: 'Your niece',
      asks: 'Which camera for 200?',
      does: 'Yours, the old one. "Say I have one for you".',
    },
  ],
  assumes: { mailsADay: 20, minutesEach: 2.5, dollarsAnHour: 60 },
  calculation:
    "Enquiries, editors, labs and couples. Proofing services and shop mail aren't in, nor is the time for looking at clouds.",
  questions: [
    {
      ask: 'Does it send galleries or files?',
      answer: 'No. It writes the mail around them. Delivery runs through your gallery service.',
    },
    {
      ask: 'Can it answer enquiries on my behalf at a wedding?',
      answer:
        "No, there are no automatic replies. Between church and dinner there are often four minutes, and they'll do.",
    },
    {
      ask: 'Is the microphone good in wind?',
      answer: 'For a command, mostly. For a sentence with a price, get in the car.',
    },
  ],
  examples: [
    {
      say: 'Reply that it is four hundred for one issue',
      state: 'mail',
      command: 'reply:words',
      with: 'words: it is four hundred for one issue',
      flow: 'Price and right of use are in one line, and you hear them before the editor.',
    },
    {
      say: "I'm driving",
      state: 'mail',
      command: 'driving',
      with: 'on: true',
      flow: 'Whatever needs a look is kept for the desk.',
    },
    {
      say: 'Remind me on Sunday at ten',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-22 10:00',
      flow: "The couple's thread is back, forty favourites or none.",
    },
  ],
} satisfies Job;
