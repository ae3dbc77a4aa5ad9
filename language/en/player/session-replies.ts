// Replies at the start and end of a session, and while moving through it, in US English.
import type { JumpTarget } from '#language/player/player-targets.ts';

export const startReply = (left: number, urgent: number, minutes: number): string => {
  if (left === 0) return 'Nothing waits for you.';
  const need = urgent === 0 ? '' : `, ${urgent} ${urgent === 1 ? 'needs' : 'need'} you`;
  const long = minutes < 1 ? 'Less than a minute' : `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return `${left} ${left === 1 ? 'email' : 'emails'}${need}. ${long}.`;
};

export const stopWords = (done: number, left: number): string =>
  done === 0
    ? `Stopped. ${left === 0 ? 'Nothing' : left} left.`
    : `Stopped. ${done} done, ${left === 0 ? 'nothing' : left} left.`;

export const skipReply = (count: number, left: number): string =>
  `Skipping ${count} ${count === 1 ? 'email' : 'emails'}. ${left} left. Say undo to have them back.`;

export const nothingToSkip = 'Nothing here is that.';
export const allSkipped = 'That is all there is here, so I skip nothing.';

export const queueViewEmpty = {
  queue: 'No mail for you is waiting.',
  aside: 'No newsletters and receipts are waiting.',
} as const;

export const queueViewReply = (view: 'queue' | 'aside', count: number): string =>
  view === 'queue' ? `Back to your mail: ${count} left.` : `Newsletters and receipts: ${count}.`;

export const queueViewEnds = { next: 'That was the last one.', previous: 'That is the first one.' } as const;

/** Nothing on the screen fits, and there is no search to offer. */
export const noSuchMail = (to: JumpTarget, count: number): string =>
  to.kind === 'nth' && count > 0
    ? `There ${count === 1 ? 'is only one' : `are only ${count}`}.`
    : 'I find no such mail here.';

export const detailSaid = {
  headlines: 'Just headlines. Say more to hear one.',
  summaries: 'Summaries only. Say more to hear one.',
  full: 'Everything, word for word.',
} as const;

export const newestFirst = 'Newest first.';
export const importantFirst = 'What matters first.';
export const nothingToSort = 'Nothing is waiting.';
