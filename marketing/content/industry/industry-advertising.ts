import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-advertising',
  title: 'Advertising',
  adjective: 'advertising',
  plural: 'Agencies and production houses',
  description:
    'Client rounds, talent holds and media deadlines, heard between the edit and the pitch. Flow lets agency people answer fast and keep the crossed-out version.',
  keywords: [
    'advertising agency email',
    'client feedback email',
    'account manager inbox',
    'media deadlines',
    'creative approvals',
    'pitch email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Round six. The logo is still too small.',
    lead: "The client's client has seen the film and feels 'about eighty per cent there'. You're in a taxi with the director. Flow plays you the twenty. The director groans, you say three sentences, and the editor has her evening planned.",
  },
  problem: [
    "Feedback reaches an agency in layers: brand, legal, the chief executive's husband. Each replies above the last. The line that changes the film is in layer four, and it contradicts layer two.",
    "Meanwhile the talent's hold lapses at five, and the station wants the clock number by three.",
  ],
  solution: [
    'Only the top layer is read. If two people disagree, you ask for the earlier ones and hear both, in order, with their names.',
    "You speak your answer as you'd say it in the corridor. 'Super at 24, logo as is, final tomorrow.' Changed your mind on the way? Scratch that, and say it again.",
  ],
  features: {
    heading: 'Rounds, holds and airdates',
    items: [
      { name: 'One layer at a time', text: 'The newest note first, the older ones when you ask.' },
      { name: 'Scratch that', text: 'Throw away the last sentence of a draft and say a better one.' },
      { name: 'Holds that lapse', text: "Have the talent's thread return at half past four, today." },
      {
        name: 'Who saw it',
        text: 'Hear the first names in copy, and how many follow, before you are honest about the music.',
      },
      { name: 'To the editor', text: 'Hand the notes on, with your one line that says which of them to ignore.' },
      { name: 'Sent on their morning', text: 'Finish at midnight, and let it land at nine.' },
    ],
  },
  benefits: [
    'The editor starts while the notes are fresh',
    'Holds are confirmed before they are gone',
    "Candour stays off the client's copy list",
    'Contradictions are settled in one reply',
    'Fewer rounds have a seventh',
  ],
  mails: [
    { name: 'The consolidated feedback', text: "It isn't." },
    { name: 'The hold', text: 'Second option, until five, for an actor with a beard.' },
    { name: 'The legal line', text: 'Four seconds of film, six seconds of terms.' },
    { name: 'The media booking', text: 'Materials due on Wednesday. It is Wednesday.' },
    { name: 'The award entry', text: 'Ninety fields and a deadline that was extended for others.' },
  ],
  call: { line: 'Take the notes in the taxi.', text: 'A pretend mailbox is open. Nobody there wants the logo bigger.' },
  questions: [
    {
      ask: 'Can it judge which feedback to follow?',
      answer: 'No. It tells you who said what and when. Taste and courage are yours.',
    },
    {
      ask: 'Does it hold the film files?',
      answer:
        'It names the files that came with a mail. Links you open from the original, and it neither plays nor stores a cut.',
    },
    {
      ask: 'Can I rewrite a draft by asking for a nicer tone?',
      answer:
        "Warmer, firmer, shorter or more formal, by rules. A brand's tone it doesn't know, and it invents nothing.",
    },
  ],
  examples: [
    {
      say: 'Change Monday to Tuesday',
      state: 'ready',
      command: 'edit',
      with: 'from: Monday; to: Tuesday; words: Change Monday to Tuesday',
      flow: 'The day in your draft is swapped and the sentence is read to you again.',
    },
    {
      say: 'Read the earlier messages',
      state: 'mail',
      command: 'inquiry:earlier',
      flow: 'Layer two and layer four are played in order, each with its author.',
    },
    {
      say: 'Snooze it until half past four',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-17 16:30',
      flow: "The actor's hold is back in front of you while it still holds.",
    },
  ],
} satisfies Industry;
