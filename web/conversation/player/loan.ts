// Lends the voice between mails to something else that Flow tells, like a briefing.
import type { Playback } from './playback.ts';

/** Speaks in the place of the mail, and waits while the person speaks. */
export type Borrower = Pick<Playback, 'tell' | 'hush'> & { pause: () => void };

export type Loan = Pick<Playback, 'tell' | 'hush'> & {
  /** Null takes it back. */
  lend: (to: Borrower | null) => void;
  borrower: () => Borrower | null;
};

export const createLoan = (playback: Pick<Playback, 'tell' | 'hush'>, reads: () => boolean): Loan => {
  let lent: Borrower | null = null;
  return {
    lend: (to) => {
      lent = to;
    },
    borrower: () => lent,
    tell: (words) => ((!reads() && lent) || playback).tell(words),
    hush: (hushed) => {
      playback.hush(hushed);
      lent?.hush(hushed);
    },
  };
};
