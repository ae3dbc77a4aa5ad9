// What people ask of their mail, and what they say to an answer that Flow gives.
import type { PromiseDays } from '#language/en/asking/promise-days.ts';

export type AskRequest =
  /** A question, in the person's words. */
  | { does: 'ask'; asked: string }
  /** About somebody. `who`: in the person's words, null for somebody at hand. */
  | { does: 'person'; asks: PersonAsks; who: string | null }
  /** People at a company, or those who write most. `at`: null without a company. */
  | { does: 'people'; by: 'company' | 'received' | 'sent'; at: string | null }
  /** About the card shown: write to that person, show the mail with them. */
  | { does: 'write' | 'mails' }
  /** About the answer shown: read its sentence, open its mail, take the next best, put it away. */
  | { does: 'read' | 'open' | 'other' | 'close' }
  /** What the person owes, what others owe, or both. `who`: somebody's name, null for anybody. `days`: null if no day is named. `promisesFirst`: before the answers that are owed. */
  | {
      does: 'promises';
      side: 'owe' | 'wait' | 'both';
      who: string | null;
      days: PromiseDays | null;
      promisesFirst: boolean;
    }
  /** 'And Henrik?' asks the last question about somebody else. */
  | { does: 'same'; who: string }
  /** What Flow has learnt of the person. */
  | { does: 'lessons' }
  /** One of the lessons just said, from 0; -1 is the last. */
  | { does: 'forget'; nth: number }
  | { does: 'forget-all' }
  /** A name for somebody, both in the person's words: 'my boss'. */
  | { does: 'remember'; who: string; alias: string }
  /** The day ahead, or how it went. */
  | { does: 'brief'; of: 'morning' | 'evening' }
  /** One of the promises just said, from 0; -1 is the last. `as`: kept, or no promise. */
  | { does: 'settle'; nth: number; as: 'done' | 'dropped' };

/** The last mail of either side is `heard` or `wrote`, of both `talked`. `pace`: the time to answer. */
export type PersonAsks =
  | 'who'
  | 'heard'
  | 'wrote'
  | 'talked'
  | 'met'
  | 'often'
  | 'pace'
  | 'role'
  | 'company'
  | 'address';

export type AskIntent = { kind: 'ask'; request: AskRequest };
