// What people ask of their mail, and what they say to an answer that Flow shows.

export type AskRequest =
  /** A question, in the person's words. */
  | { does: 'ask'; asked: string }
  /** About the answer shown: read its sentence, open its mail, take the next best, put it away. */
  | { does: 'read' | 'open' | 'other' | 'close' };

export type AskIntent = { kind: 'ask'; request: AskRequest };
