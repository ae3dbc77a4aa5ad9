import type { Answers, Message, Thread } from '#domain/mail.ts';

/** By address. Mail of the week before a sender's newest counts once it has an answer. */
export const answersOf = (threads: readonly Pick<Thread, 'messages'>[]): ReadonlyMap<string, Answers> => {
  const came = threads.flatMap(({ messages }) =>
    messages.map((message) => ({ message, after: afterIn(messages, message) })),
  );
  const bySender = Map.groupBy(came, ({ message }) => message.from.email);
  return new Map([...bySender].map(([email, all]) => [email, countedIn(all)]));
};

type Came = { message: Message /** Seconds until the person wrote next. */; after: number | null };

const most = 20;
const day = 86_400;

const afterIn = (messages: readonly Message[], message: Message): number | null => {
  if (message.labels.includes('sent')) return null;
  const next = messages.slice(messages.indexOf(message) + 1).find(({ labels }) => labels.includes('sent'));
  return next ? (Date.parse(next.at) - Date.parse(message.at)) / 1000 : null;
};

const countedIn = (all: readonly Came[]): Answers => {
  const few = all.toSorted((one, other) => Date.parse(other.message.at) - Date.parse(one.message.at)).slice(0, most);
  const newest = Date.parse(few[0]?.message.at ?? '') / 1000;
  const isWithin = (days: number, { message }: Came) => Date.parse(message.at) / 1000 > newest - days * day;
  const answered = few.flatMap((one) => (one.after === null ? [] : [{ ...one, after: one.after }]));
  const quick = answered.filter(({ after }) => after <= 3600);
  return {
    counted: few.filter((one) => one.after !== null || !isWithin(7, one)).length,
    answered: answered.length,
    withinHour: quick.length,
    withinDay: answered.filter(({ after }) => after <= day).length,
    quickLately: quick.filter((one) => isWithin(30, one)).length,
  };
};
