// What people ask of their mail, and what they say to an answer that Flow gives.

export type AskRequest =
  /** A question, in the person's words. */
  | { does: 'ask'; asked: string }
  /** About the answer shown: read its sentence, open its mail, take the next best, put it away. */
  | { does: 'read' | 'open' | 'other' | 'close' }
  /** What the person owes, what others owe, or both. `who`: somebody's name. */
  | { does: 'promises'; side: 'owe' | 'wait' | 'both'; who: string | null }
  /** The day ahead, or how it went. */
  | { does: 'brief'; of: 'morning' | 'evening' }
  /** One of the promises just said, from 0; -1 is the last. `as`: kept, or no promise. */
  | { does: 'settle'; nth: number; as: 'done' | 'dropped' };

export type AskIntent = { kind: 'ask'; request: AskRequest };
