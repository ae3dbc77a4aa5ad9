import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-film',
  title: 'Film',
  adjective: 'film',
  plural: 'Film and production companies',
  description:
    "Call sheets, clearances and location permits, whispered between two takes. Flow keeps a production's mail moving while the red light is on.",
  keywords: ['film production email', 'call sheet changes', 'clearance requests', 'location permits', 'producer inbox'],
  updated: '2026-11-27',
  hero: {
    line: 'Quiet on set. Forty unread.',
    lead: 'The street permit now ends at six, and your stunt is planned for half past. You catch it in one ear at video village, and the first AD knows during the relight.',
  },
  problem: [
    "On a shoot day everybody writes as if they were alone with you. Insurance wants a form for the horse. The agent has thoughts about a trailer. A composer sends nine cues called 'theme'.",
    'You may not speak, type or glow for four minutes at a time. Then there are three minutes, and they are gone.',
  ],
  solution: [
    'Captions carry the mail while sound rolls. In the gap you say one sentence: yes to the horse, six is fine, trailer goes to Dana.',
    'Whatever can wait until wrap is told to. It comes back when the trucks are loaded, not in the middle of a crane move.',
  ],
  features: {
    heading: 'Coverage for your inbox',
    items: [
      {
        name: 'Silent by key',
        text: 'Run the whole queue with a few keys and read along in the dark.',
      },
      {
        name: 'Relight answers',
        text: 'Three minutes are enough for a dictated line, and for a listen to it.',
      },
      {
        name: 'The permit in one place',
        text: 'A label for each location holds its letters, maps and angry neighbours.',
      },
      {
        name: 'Cues to the editor',
        text: 'The nine themes move on to the cutting room in one go, with your favourite named.',
      },
      {
        name: 'After the wrap',
        text: "Snooze by the hour, so the studio's notes turn up with your dinner.",
      },
      {
        name: 'Wrong agent, same first name',
        text: 'A new letter tells you to whom it goes. Stop there, and no deal memo strays.',
      },
    ],
  },
  benefits: [
    'The AD hears of lost hours at once',
    'Agents are soothed the same day',
    'No lit screen behind the camera',
    'Clearances arrive before the lawyers ask',
    'Wrap means wrap',
  ],
  mails: [
    {
      name: 'The permit',
      text: "Six o'clock is final. So is the neighbour with a leaf blower.",
    },
    {
      name: 'The clearance',
      text: 'A poster is visible for two seconds. Who painted it.',
    },
    {
      name: 'The rushes note',
      text: 'The studio loved it. There are eleven buts.',
    },
    {
      name: 'The deal memo',
      text: 'Billing, per diem, and a window seat.',
    },
    {
      name: 'The weather cover',
      text: 'Rain from two. The interior is not dressed.',
    },
  ],
  call: {
    line: 'Check the gate, then the mail.',
    text: 'A spare half day in prep will do. It begins with thirty credits and asks for no card.',
  },
  questions: [
    {
      ask: 'Can it send call sheets to the crew?',
      answer: "It isn't a mailer. You can answer a thread with the crew on it. Sheets stay with your production tool.",
    },
    {
      ask: 'Is a leak possible through it?',
      answer:
        'It adds one machine, which you choose. No script, mail or recording comes to us. What happens on that machine is in your care.',
    },
    {
      ask: 'Does it read a script attached to a mail?',
      answer: 'No, files stay closed. Flow says their names and passes them on.',
    },
  ],
  examples: [
    {
      say: 'Reply all that the call moves to four',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: the call moves to four',
      flow: 'Every department on the thread gets the new time, after you heard it.',
    },
    {
      say: 'Bring it back tonight',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-17 20:00',
      flow: "The studio's eleven buts are gone until you've had dinner.",
    },
    {
      say: 'Forward it to Dana and say please check this',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Dana; words: please check this',
      flow: 'The trailer clause is with Dana, and your next setup is with you.',
    },
  ],
} satisfies Industry;
