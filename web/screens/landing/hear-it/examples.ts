// Four conversations with Flow, as its voices say them. `scripts/examples.mjs` makes the sound and the times from these words.
export type Who = 'flow' | 'you';
export type ExampleTurn = { who: Who; words: string };
export type Example = { id: string; name: string; turns: readonly ExampleTurn[] };

/** A test checks that Flow understands each sentence of the person in the state that the turn before it leaves. */
export const examples: readonly Example[] = [
  {
    id: 'answer',
    name: 'Answer a board member',
    turns: [
      {
        who: 'flow',
        words: 'Priya asks whether churn in the board pack includes the Lisbon pilot. She needs it before noon.',
      },
      { who: 'you', words: 'Reply no, pilots are excluded.' },
      { who: 'flow', words: 'To Priya Nair. Hi Priya. No, pilots are excluded. Thanks, Sam. Send it?' },
      { who: 'you', words: 'Send it.' },
      { who: 'flow', words: 'Sending to Priya Nair in ten seconds. Say hold to stop.' },
    ],
  },
  {
    id: 'clear',
    name: 'Clear the newsletters',
    turns: [
      { who: 'you', words: 'Archive all newsletters.' },
      {
        who: 'flow',
        words:
          'That is three emails: one from The Tidal Brief, one from Founders’ Table, one from Skyline Miles. Archive all three?',
      },
      { who: 'you', words: 'Yes, archive.' },
      { who: 'flow', words: 'Archived three emails.' },
      { who: 'you', words: 'Undo.' },
      { who: 'flow', words: 'Undone. Three emails are back in the inbox.' },
    ],
  },
  {
    id: 'block',
    name: 'Block Friday morning',
    turns: [
      { who: 'you', words: 'When is my next meeting?' },
      { who: 'flow', words: 'Pricing review at half past twelve, with Priya and three more.' },
      { who: 'you', words: 'Block Friday morning.' },
      { who: 'flow', words: 'Blocked, Friday nine to twelve. It clashes with Standup, nine to nine fifteen.' },
      { who: 'you', words: 'Undo.' },
      { who: 'flow', words: 'Undone. It’s off your calendar.' },
    ],
  },
  {
    id: 'later',
    name: 'Put one off',
    turns: [
      { who: 'flow', words: 'Hana asks: plane or train to Rotterdam? Which one shall I book?' },
      { who: 'you', words: 'Snooze it until Monday.' },
      { who: 'flow', words: 'Back Monday at eight.' },
      { who: 'you', words: 'Remind me tomorrow at nine.' },
      { who: 'flow', words: 'I’ll bring it back tomorrow at nine.' },
    ],
  },
];
