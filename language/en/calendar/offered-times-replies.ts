// What Flow says of times that a mail offers. Callers pass titles through `quotedTitle` first.

/** `where`: 'Tuesday at 15:00'. `clash`: what is in the way, or for whom the person keeps that time. */
export type SaidOption = {
  where: string;
  fate: 'free' | 'clash' | 'past' | 'ask' | 'loose' | 'kept' | 'kept-no-more';
  clash: string | null;
};

/** After the summary, in one breath. */
export const offersReply = (options: readonly SaidOption[]): string => {
  const [only, another] = options;
  if (only === undefined) return '';
  const more = options.length - mostSaid;
  const said = options.slice(0, mostSaid).map(optionReply);
  const lead = another === undefined ? 'A time is offered:' : `${numberWords[options.length] ?? options.length} times:`;
  const ask = options.filter(({ fate }) => fate === 'kept').length === 1 ? ' Say “book it” to book it.' : '';
  return `${lead} ${said.join(' ')}${more > 0 ? ` And ${more} more on the screen.` : ''}${ask}`;
};

export const mostSaid = 3;

const numberWords = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

const optionReply = (one: SaidOption): string => `${capital(one.where)}${fateWords(one)}.`;

export const fateWords = ({ fate, clash }: SaidOption): string => fates[fate](clash);

const fates: Record<SaidOption['fate'], (clash: string | null) => string> = {
  free: () => ': free',
  clash: (title) => (title === null ? ': not free' : `: clashes with ${title}`),
  past: () => ': past',
  ask: () => ': it’s not clear which day or hour',
  kept: (name) => `: you keep it for ${name ?? 'them'}`,
  'kept-no-more': (name) => `: you no longer keep it for ${name ?? 'them'}`,
  loose: (words) => (words === null ? '' : `: ${words}`),
};

export const timesReplies = {
  none: 'This mail offers no times.',
  noSuch: (count: number) => (count === 1 ? 'It offers one time.' : `It offers ${count} times.`),
  which: (options: readonly string[]) => `Which? ${options.join(', or ')}?`,
  notOffered: 'The mail doesn’t offer that time. To propose it, say “suggest” and the time.',
  past: (where: string) => `${capital(where)} has passed.`,
  unclear: (sentence: string) => `The mail says “${sentence}”, and that could be several. Say the day and the time.`,
  hour: (where: string) => `${capital(where)}: at what time?`,
  drafting: 'A draft is open. Send it or put it away first.',
  kept: 'All right. Nothing booked and nothing sent.',
  /** The event and the reply, read back together. */
  accept: (title: string, when: string, whom: string, reply: string, clash: string | null) =>
    `${title}, ${when}, with ${whom}.${clash === null ? '' : ` It clashes with ${clash}.`} My reply: “${reply}” Book it and send?`,
  answer: (whom: string, reply: string, clash: string | null) =>
    `To ${whom}: “${reply}”${clash === null ? '' : ` You have ${clash} then.`} Send?`,
  done: (title: string, when: string, whom: string) =>
    `Booked: ${title}, ${when}. The reply to ${whom} goes out in a moment.`,
  waits: (title: string, when: string) => `Booked: ${title}, ${when}. The reply waits here until you press send.`,
  sent: 'Held. It goes out in a moment.',
  ready: 'The reply waits here until you press send.',
  press: (address: string) => `You have never written to ${address}. Press Book and send to do it.`,
  yesBook: 'Book and send',
  yesSend: 'Send',
} as const;

/** Texts of the replies, in the words of the person who sends them. */
export const replyTexts = {
  works: (when: string) => `${capital(when)} works for me. I’m sending you an invitation.`,
  /** Of a time that the person offered. */
  settled: (when: string) => `${capital(when)} it is. I’m sending you an invitation.`,
  propose: (when: string) => `Would ${when} suit you?`,
  counter: (when: string) => `I’m afraid none of those times works for me. Would ${when} suit you?`,
  refuse: 'I’m afraid none of those times works for me. Could you suggest a few others?',
} as const;

export const zoneWords = { yours: 'your time', ours: (clock: string) => `${clock} my time` } as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
