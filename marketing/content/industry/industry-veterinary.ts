import type { Industry } from '#marketing/families/industry.ts';

export const page = {
  id: 'industry-veterinary',
  title: 'Veterinary medicine',
  adjective: 'veterinary',
  plural: 'Veterinary practices',
  description:
    'Lab results, worried owners and drug orders, heard between two exam rooms. Flow lets a veterinary practice answer with a cat on one arm.',
  keywords: [
    'veterinary practice email',
    'vet inbox',
    'pet owner questions',
    'lab results email',
    'animal clinic email',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'The beagle ate the whole chocolate calendar.',
    lead: "You have a tabby under one elbow. Flow reads you how many doors the beagle opened, and the owner has your 'come in now' before the thermometer beeps.",
  },
  problem: [
    "Pet owners write novels. In the third chapter, after the holidays and the new sofa, you learn that the rabbit hasn't eaten since Sunday.",
    "The lab writes six words and a file. The wholesaler writes each hour about flea collars. And the farrier's horse is on the way.",
  ],
  solution: [
    'As the dog is being weighed, you listen. Owners come first, the flea collars later or never.',
    'You give one sentence: bring a sample, stop the tablets, well done. It becomes a letter with your name on it, and you hear it while you wash.',
  ],
  features: {
    heading: 'Consult, scrub, answer',
    items: [
      {
        name: 'Paws in hand',
        text: 'Nothing to hold, nothing to tap. Your voice is enough.',
      },
      {
        name: 'The file is announced',
        text: 'You learn that a result hangs on the mail, and open it where you can see the numbers.',
      },
      {
        name: 'Rechecks that return',
        text: 'Put a case to sleep until the morning of its stitches.',
      },
      {
        name: 'Wholesalers on mute',
        text: 'Leave the mailing list of the flea collars by saying so.',
      },
      {
        name: 'To the nurse on shift',
        text: 'A refill request goes on with the dose in your own words.',
      },
      {
        name: 'Herds and households',
        text: 'A label for a stable or a family holds what was written over the years.',
      },
    ],
  },
  benefits: [
    'Rabbits are seen a day earlier',
    'Owners sleep, because you wrote',
    'Stitches come out on their day',
    'Lunch is not spent on flea collars',
    'Nurses get requests in a clear line',
  ],
  mails: [
    {
      name: 'The novel',
      text: 'Four pages on a rabbit. The diagnosis is on page three.',
    },
    {
      name: 'The result',
      text: "'See attached', from a lab that never says more.",
    },
    {
      name: 'The photograph',
      text: 'Something brown, on a carpet, next to a coin.',
    },
    {
      name: 'The insurer',
      text: 'Was the limp there before the policy was.',
    },
    {
      name: 'The thank-you',
      text: 'A picture of an old dog on a beach, and nothing to do but smile.',
    },
  ],
  call: {
    line: 'Let the tabby stay where she is.',
    text: 'Thirty credits, no card. The beagle will be fine.',
  },
  questions: [
    {
      ask: 'Can Flow tell me which owner is an emergency?',
      answer:
        "No. It reads people before bulk mail, but it doesn't judge a case. Urgent callers still need your phone.",
    },
    {
      ask: 'Are the dogs too loud for it?',
      answer: 'A kennel can be. Say it in the pharmacy, or press the key for it.',
    },
    {
      ask: 'Does it write to our patient records?',
      answer: "It can't. What you tell an owner by mail must be noted in the record by you.",
    },
  ],
  examples: [
    {
      say: 'Reply that she should bring a fresh sample',
      state: 'mail',
      command: 'reply:words',
      with: 'words: she should bring a fresh sample',
      flow: "The owner's draft says what to bring, and you hear it as you dry your hands.",
    },
    {
      say: 'Unsubscribe',
      state: 'mail',
      command: 'unsubscribe',
      flow: 'The flea collar list is asked to drop your address.',
    },
    {
      say: 'Snooze it until Friday at seven',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-20 07:00',
      flow: 'The stitches are first in the queue on the day they come out.',
    },
  ],
} satisfies Industry;
