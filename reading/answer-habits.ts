import type { SenderFacts } from '#domain/mail.ts';

const day = 86_400_000;

/** The smaller, the closer: usually answered, unknown, never answered. */
export const senderDistance = (sender: SenderFacts): -1 | 0 | 1 =>
  isAnswered(sender) ? -1 : isIgnored(sender) ? 1 : 0;

export const answerHabit = (sender: SenderFacts): string => {
  const usual = usualAnswer(sender);
  return usual === null ? '' : habits[usual];
};

const habits = {
  hour: 'you usually answer within the hour',
  always: 'you always answer them',
  never: 'you never answer these',
} as const;

/** Null without a habit. */
export const usualAnswer = (sender: SenderFacts): keyof typeof habits | null => {
  if (usually(sender) === 'hour') return 'hour';
  if (isAnswered(sender)) return 'always';
  return isIgnored(sender) ? 'never' : null;
};

/** Milliseconds after which a question from this sender counts as waiting long. */
export const longWait = (sender: SenderFacts): number => waits[usually(sender)];

const waits = { hour: day, day: 3 * day, days: 7 * day, unknown: 4 * day };

const few = 3;

const isAnswered = ({ answers: { counted, answered } = none }: SenderFacts): boolean =>
  answered >= few && answered >= 0.9 * counted;

export const isIgnored = ({ sent, answers: { counted, answered } = none }: SenderFacts): boolean =>
  sent + answered === 0 && counted > few;

const usually = ({ answers: { answered, withinHour, withinDay } = none }: SenderFacts): keyof typeof waits => {
  if (answered < few) return 'unknown';
  if (withinHour > answered / 2) return 'hour';
  return withinDay > answered / 2 ? 'day' : 'days';
};

const none = { counted: 0, answered: 0, withinHour: 0, withinDay: 0, quickLately: 0 };
