// Offers the times that Flow found: one where it is clearly best, else three. Where nothing is free, Flow says what would have to give.
import type { Slot, SlotAnswer, Span, WouldGive } from '#domain/scheduling/shapes.ts';
import { areEven } from '#domain/scheduling/slots.ts';
import { findingReplies, suitsWords } from '#language/en/calendar/finding-replies.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { dayWords, onDayWords } from '#web/conversation/calendar/events/said-times.ts';
import { askAgainToKeep, askToKeep, isToKeep, keepOne } from '#web/conversation/calendar/holding/ask-to-keep.ts';
import { showOffer } from '#web/conversation/calendar/spoken-event.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { book } from './book.ts';
import { choicesOf } from './choices.ts';
import { givesWords, nameOf, timesWords, timeWords, wouldGiveWords } from './offer-words.ts';
import { dropOffered, type Offered, showOffered } from './offered.ts';

export const offerTimes = (
  offer: Offered,
  found: SlotAnswer,
  trouble: string | null,
  heard: string | undefined,
  around: Around,
): void => {
  const [best] = offer.slots;
  const lead = [trouble, trouble === null ? unseenWords(offer) : null].filter((part) => part !== null);
  if (best === undefined) return offerNothing(offer, found.none, lead, heard, around);
  if (isToKeep(offer)) return askToKeep(offer, trouble, heard, around);
  const three = areEven(found);
  showOffered(offer);
  const question = three
    ? findingReplies.three(timesWords(offer.slots, around.world))
    : oneQuestion(best, offer, around);
  const words = [...lead, question].join(' ');
  askToTake(offer, three, words, heard, around);
};

const oneQuestion = (best: Slot, { people, world }: Offered, around: Around): string => {
  const seen = world.others.filter(({ busy }) => busy !== null).length;
  const time = timeWords(best.span, around.world);
  if (best.gives.length === 0) return findingReplies.one(time, suitsWords(seen));
  return findingReplies.oneWith(time, suitsWords(seen), givesWords(best.gives, { people, world: around.world }));
};

const unseenWords = ({ people, world }: Offered): string | null => {
  const unseen = world.others.filter(({ busy }) => busy === null).map(({ who }) => nameOf(who, people));
  if (unseen.length === 0) return null;
  const names = unseen.length < 2 ? unseen.join('') : `${unseen.slice(0, -1).join(', ')} and ${unseen.at(-1)}`;
  return findingReplies.unseen(names, unseen.length > 1);
};

const askToTake = (offer: Offered, three: boolean, words: string, heard: string | undefined, around: Around): void => {
  ask(offer, three, words, around);
  tell(words, heard, around.assistant);
  showOffer(choicesOf(offer.slots, around), around.assistant);
};

/** `nth` null: the person takes what Flow offers. Times to keep for somebody are always asked: a mail leaves. */
export const takeOffered = (offer: Offered, nth: number | null, heard: string | undefined, around: Around): void => {
  if (!isToKeep(offer)) return book(offer, nth ?? 0, heard, around);
  if (nth === null) askToKeep(offer, null, heard, around);
  else keepOne(offer, nth, heard, around);
};

/** The times stay on offer after an answer about them. */
export const askAgain = (offer: Offered, around: Around): void => {
  if (isToKeep(offer)) return askAgainToKeep(offer, around);
  ask(offer, offer.slots.length > 1, timesWords(offer.slots, around.world), around);
  showOffer(choicesOf(offer.slots, around), around.assistant);
};

/** The question shows the choices. Other words about them reach `steer-offered.ts`. */
const ask = (offer: Offered, three: boolean, words: string, around: Around): void =>
  around.assistant.questions.ask({
    question: three ? choicesOf(offer.slots, around) : { kind: 'yes-no', act: null },
    words,
    answered: (answer, said) => {
      if (answer.kind === 'option') book(offer, answer.nth, said, around);
      else if (answer.kind === 'yes') book(offer, 0, said, around);
      else {
        dropOffered();
        tell(findingReplies.dropped, said, around.assistant);
      }
    },
  });

const offerNothing = (
  { ask, people }: Offered,
  none: readonly WouldGive[],
  lead: readonly string[],
  heard: string | undefined,
  around: Around,
): void => {
  dropOffered();
  const [least] = none;
  const words = [
    ...lead,
    findingReplies.nothing(oneDay(ask.within, around)),
    ...(least
      ? [
          findingReplies.leastBad(
            timeWords(least.span, around.world),
            wouldGiveWords(least, { people, world: around.world }),
          ),
        ]
      : []),
  ];
  tell(words.join(' '), heard, around.assistant);
};

/** Empty where they are several days. */
const oneDay = (within: readonly Span[], { world }: Around): string => {
  const [first] = within;
  const days = new Set(within.flatMap(({ from, to }) => [from, to - 1]).map((at) => dayWords(new Date(at), world)));
  return first === undefined || days.size > 1 ? '' : onDayWords(new Date(first.from), world);
};
