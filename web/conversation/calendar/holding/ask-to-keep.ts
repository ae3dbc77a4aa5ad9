// Reads the times back that somebody outside would be offered, on their clock. A yes keeps them and sends the mail.
import { holdingReplies } from '#language/en/calendar/holding-replies.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { choicesOf } from '#web/conversation/calendar/finding/choices.ts';
import { nameOf } from '#web/conversation/calendar/finding/offer-words.ts';
import { dropOffered, type Offered, showOffered } from '#web/conversation/calendar/finding/offered.ts';
import { showOffer } from '#web/conversation/calendar/spoken-event.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { contactBook } from '#web/data/contacts.ts';
import { keepAndSend } from './keep-and-send.ts';
import { saidTimes, whoseClock } from './their-times.ts';

export type Offer = Offered & { hold: NonNullable<Offered['hold']> };

export const isToKeep = (offer: Offered): offer is Offer => offer.hold !== null;

/** Earliest first, as people write it. */
export const askToKeep = (found: Offer, trouble: string | null, heard: string | undefined, around: Around): void => {
  const offer = { ...found, slots: found.slots.toSorted((one, other) => one.span.from - other.span.from) };
  const words = [trouble, unknownZone(offer), readBack(offer, around)].filter((part) => part !== null).join(' ');
  askInWords(words, offer, heard, around);
};

/** One of the times alone. */
export const keepOne = (offer: Offer, nth: number, heard: string | undefined, around: Around): void => {
  const slot = offer.slots[nth];
  askToKeep({ ...offer, slots: slot === undefined ? [] : [slot] }, null, heard, around);
};

/** Somebody else's voice may have said yes, so a person never written to needs a press. */
const keep = (offer: Offer, heard: string | undefined, around: Around): void => {
  const [person] = offer.people;
  if (heard !== undefined && person !== undefined && !isKnown(person.email))
    return askInWords(holdingReplies.press(person.email), offer, heard, around);
  void keepAndSend(offer, heard, around);
};

/** Without a word: Flow has just answered a question about the times. */
export const askAgainToKeep = (offer: Offer, around: Around): void => {
  ask(readBack(offer, around), offer, around);
  showOffer(choicesOf(offer.slots, around), around.assistant);
};

const askInWords = (words: string, offer: Offer, heard: string | undefined, around: Around): void => {
  ask(words, offer, around);
  tell(words, heard, around.assistant);
  showOffer(choicesOf(offer.slots, around), around.assistant);
};

const ask = (words: string, offer: Offer, around: Around): void => {
  const { assistant } = around;
  showOffered(offer);
  assistant.questions.ask({
    question: { kind: 'yes-no', act: null },
    words,
    yes: holdingReplies.yes,
    answered: ({ kind }, said) => {
      if (kind === 'yes') return keep(offer, said, around);
      dropOffered();
      tell(holdingReplies.no, said, assistant);
    },
  });
};

const unknownZone = ({ people, hold }: Offer): string | null =>
  hold.zone === null ? holdingReplies.zoneUnknown(nameIn(people)) : null;

const readBack = ({ people, slots, hold }: Offer, { world }: Around): string => {
  const spans = slots.map(({ span }) => span);
  const name = nameIn(people);
  return holdingReplies.ask(name, saidTimes(spans, hold.zone, world), whoseClock(name, spans, hold.zone, world));
};

const nameIn = (people: Offered['people']): string => nameOf(people[0]?.email ?? '', people);

/** The person has written there. */
const isKnown = (email: string): boolean =>
  (contactBook.current().byAddress.get(email.toLowerCase())?.written ?? 0) > 0;
