import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-oil-and-gas',
  title: 'Oil and gas',
  adjective: 'oil and gas',
  plural: 'Operators, rigs and service companies',
  description:
    'Weather windows, permits to work and crew lists, heard between the helideck and the mess. Flow carries on through the hours when the link is down.',
  keywords: [
    'oil and gas email',
    'rig email',
    'offshore inbox',
    'permit to work email',
    'crew change email',
    'service company email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The crane stops at twenty-five knots.',
    lead: 'The supply boat can wait until the wind turns, or it can go home with your casing. The marine coordinator asks which. You tell her from the stairs to the mess, between two gusts.',
  },
  problem: [
    'Offshore mail comes when the satellite allows it, and then all at once. Town wants the morning report, the vendor wants a signature, and catering would like to know about a man who is allergic to onions.',
    'The permit office closes its list at six. Nobody has ever read forty mails between supper and six.',
  ],
  solution: [
    'You read none. You hear the boat first, then the permit, then the man with the onions. Each takes a sentence, and the sentence waits on board until the link is back.',
    'On the beach the same thread is in the same mailbox, with all that you said.',
  ],
  features: {
    heading: 'Two weeks on, two weeks off',
    items: [
      { name: 'Boats before bulletins', text: 'A person with a vessel is put before a bulletin with a cartoon.' },
      { name: 'The link drops', text: 'What you decide is kept and goes out when the sky is kind.' },
      { name: "Six o'clock lists", text: 'Hear the closing time that the permit office wrote.' },
      { name: 'Back-to-back', text: 'Give open threads to the man who relieves you, one by one.' },
      { name: 'Vendors at rest', text: "Send the brochures away until you're back on the beach." },
      { name: 'Earmuffs', text: 'Captions and keys do the whole of it where noise forbids talk.' },
    ],
  },
  benefits: [
    'Casing comes on the boat and not on the next one',
    'The permit list has your job on it',
    'Town gets its numbers without a phone call',
    'Relief starts with a short, true handover',
    'Your weeks off have no overhang',
  ],
  mails: [
    { name: 'The weather note', text: 'Gusts, a lull at four, gusts.' },
    { name: 'The permit', text: 'Hot work, level two, with a condition on page three.' },
    { name: 'The crew list', text: 'One medical has lapsed, and it belongs to the crane driver.' },
    { name: 'The morning report', text: 'Depth, hours, and a line about the pump that will be quoted.' },
    { name: 'The invoice query', text: 'Standby day or working day. A great deal hangs on it.' },
  ],
  call: {
    line: 'Clear the deck.',
    text: 'See it first on a pretend mailbox, in the warm, with a link. Thirty credits wait on your own.',
  },
  questions: [
    {
      ask: 'Does it run without any connection?',
      answer: 'It plays what is already loaded and keeps your orders. It needs the link to fetch and to send.',
    },
    {
      ask: 'Can it fill in permits?',
      answer: 'No. Permits have their own system and their own signatures. It brings you the mail about them.',
    },
    {
      ask: 'Is it allowed in the hazardous area?',
      answer: "That's for your site's rules on devices. Nothing here is rated for such a zone.",
    },
  ],
  examples: [
    {
      say: 'Reply that the boat should wait until four',
      state: 'mail',
      command: 'reply:words',
      with: 'words: the boat should wait until four',
      flow: 'The coordinator has your hour, and the boat stays.',
    },
    {
      say: 'Delegate it to Tom',
      state: 'mail',
      command: 'forward:who',
      with: 'who: Tom',
      flow: 'Your relief has the thread with your line above it before you fly.',
    },
    {
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
      flow: 'You hear the closing time of the permit list, as they wrote it.',
    },
  ],
} satisfies Industry;
