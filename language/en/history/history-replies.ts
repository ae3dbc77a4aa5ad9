// Flow's replies about the person's acts.

export type ActivityWords = { done: string; about: string };

export const nothingDone = (shown: string): string => `Nothing${shown === '' ? '' : ` ${shown}`} that I know of.`;

/** 'You archived 3 emails today: Hiring plan, Board pack and On-call.' */
export const actionsWords = (rows: readonly ActivityWords[], shown: string, more: boolean): string => {
  const [first] = rows;
  if (first === undefined) return nothingDone(shown);
  const count = `${rows.length}${more ? ' or more' : ''}`;
  const when = shown === '' ? '' : ` ${shown}`;
  const same = rows.every(({ done }) => done === first.done);
  if (!same) return `You did ${count} things${when}: ${listed(rows.slice(0, most).map(both))}.${rest(rows.length)}`;
  if (rows.length === 1) return `You ${first.done} one${when}: ${first.about}.`;
  return `You ${first.done} ${count}${when}: ${listed(rows.slice(0, most).map(({ about }) => about))}.${rest(rows.length)}`;
};

/** More would be hard to follow by ear. The screen shows them all. */
const most = 3;

const rest = (count: number): string => (count > most ? ` And ${count - most} more.` : '');

const both = ({ done, about }: ActivityWords): string => `${done} ${about}`;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const resultsWords = (count: number, words: string, more: boolean): string => {
  if (count === 0) return `Nothing about ${words}${more ? ' so far' : ''}.`;
  return count === 1 ? `One about ${words}.` : `${count} about ${words}.`;
};

export const historyReplies = {
  noSuchRow: (nth: number): string => `There’s no number ${nth} here that I can undo.`,
  notUndoable: 'That one can’t be undone any more.',
  undone: (about: string): string => `Undone: ${about}.`,
  noMore: 'That’s the whole list.',
  all: 'Everything again.',
  first: 'That’s the first one.',
  last: 'That’s the last one.',
  failed: 'I can’t reach your activity right now.',
} as const;

export const ordinalAsked = (nth: number): string => `Undo number ${nth}?`;
