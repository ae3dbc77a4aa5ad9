// The list of blocked senders, shown and spoken, in US English.

export const blockedList = {
  title: 'Blocked senders',
  none: 'Nobody is blocked. To block who wrote a mail, press B or say “block this sender”.',
  what: 'What they send goes to spam.',
  letThrough: (name: string) => `${name} can write to you again.`,
  again: (name: string) => `${name} is blocked again.`,
} as const;

export const blockedReply = (names: readonly string[]): string => {
  const [only] = names;
  if (only === undefined) return 'You have blocked nobody.';
  if (names.length === 1) return `You have blocked ${only}.`;
  const shown = names.slice(0, mostSaid);
  const more = names.length - shown.length;
  const listed =
    more > 0 ? `${shown.join(', ')} and ${more} more` : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
  return `You have blocked ${names.length} senders: ${listed}. Settings has ${more > 0 ? 'them all' : 'the list'}.`;
};

const mostSaid = 3;
