// What the person says of the times on offer: take one, another time or length, why, or none.
import { dayOf, startOf } from '#domain/day.ts';
import { dayLength, minute, type SlotAsk, type Span } from '#domain/scheduling/shapes.ts';
import { findSlots } from '#domain/scheduling/slots.ts';
import type { OfferedAnswer } from '#language/calendar/finding-request.ts';
import { findingReplies, whyReply } from '#language/en/calendar/finding-replies.ts';
import { spansOf } from '#language/engine/slots/span-of.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { settings } from '#web/data/settings.ts';
import { look } from './find-time.ts';
import { askAgain, offerTimes, takeOffered } from './offer-times.ts';
import { reasonsWords, timeWords } from './offer-words.ts';
import { dropOffered, type Offered, offered } from './offered.ts';
import { whyNotWords } from './why-not.ts';

export const steerOffered = (answer: OfferedAnswer, heard: string, around: Around): void => {
  const offer = offered.current();
  if (offer === null) return tell(findingReplies.noLonger, heard, around.assistant);
  switch (answer.says) {
    case 'take':
      return takeOffered(offer, answer.nth, heard, around);
    case 'none':
      dropOffered();
      return tell(findingReplies.dropped, heard, around.assistant);
    case 'why':
      return why(answer, offer, heard, around);
    default:
      return lookAgain(answer, offer, heard, around);
  }
};

type Changed = Exclude<OfferedAnswer, { says: 'take' | 'none' | 'why' }>;

const lookAgain = (answer: Changed, offer: Offered, heard: string, around: Around): void => {
  const { ask, words } = changedAsk(answer, offer, around);
  // What is known holds for earlier, later and other days. A time that the person names may be far off.
  if (answer.says === 'when')
    return void look({ ...offer, ask, wants: offer.hold === null ? 'book' : 'hold' }, heard, around);
  const found = findSlots(ask, offer.world);
  if (found.slots.length === 0 && words !== null) return tell(words, heard, around.assistant);
  offerTimes({ ...offer, ask, slots: found.slots }, found, null, heard, around);
};

type Change = { ask: SlotAsk; words: string | null };

/** `words`: the answer where there is no such time. The times on offer then stay. */
const changedAsk = (answer: Changed, offer: Offered, around: Around): Change => {
  const { ask } = offer;
  switch (answer.says) {
    case 'length':
      return { ask: { ...ask, minutes: answer.minutes }, words: null };
    case 'scale':
      return { ask: { ...ask, minutes: scaled(ask.minutes, answer.longer) }, words: null };
    case 'when':
      return { ask: { ...ask, ...namedTime(answer.span, offer, around) }, words: null };
    case 'another-day':
      return { ask: { ...ask, within: otherDays(offer, around), anyHour: false }, words: findingReplies.noOther };
    default:
      return { ask: { ...ask, within: relative[answer.says](offer, around.world.zone) }, words: noSuch[answer.says] };
  }
};

const noSuch = {
  earlier: findingReplies.noEarlier,
  later: findingReplies.noLater,
  more: findingReplies.noMore,
} as const;

const relative: Record<keyof typeof noSuch, (offer: Offered, zone: string) => Span[]> = {
  earlier: ({ at, slots }) => [{ from: at, to: Math.min(...slots.map(({ span }) => span.from)) }],
  later: ({ slots }, zone) => {
    const from = Math.max(...slots.map(({ span }) => span.from)) + 15 * minute;
    return [{ from, to: startOfDay(from, zone) + 8 * dayLength }];
  },
  more: ({ ask, slots }) =>
    besides(
      ask.within,
      slots.map(({ span }) => span),
    ),
};

const otherDays = ({ at, slots }: Offered, { world }: Around): Span[] => {
  const start = startOfDay(slots[0]?.span.from ?? at, world.zone);
  const end = start + dayLength;
  return [...(start > at ? [{ from: at, to: start }] : []), { from: end, to: end + 7 * dayLength }];
};

const scaled = (minutes: number, longer: boolean): number =>
  longer ? minutes * 2 : Math.max(15, Math.round(minutes / 30) * 15);

/** Everything but the times already on offer, so that no other one overlaps them. */
const besides = (within: readonly Span[], taken: readonly Span[]): Span[] =>
  taken
    .reduce<Span[]>(
      (left, { from, to }) =>
        left.flatMap((one) => [
          { from: one.from, to: Math.min(one.to, from) },
          { from: Math.max(one.from, to), to: one.to },
        ]),
      [...within],
    )
    .filter(({ from, to }) => to > from);

/** A bare hour is on the day of the first time on offer. */
const namedTime = (
  said: SpokenSpan,
  { ask, slots }: Offered,
  { world }: Around,
): Pick<SlotAsk, 'within' | 'anyHour'> => {
  const here = { now: world.now, zone: world.zone, hours: settings.current().workday };
  const isBare = said.kind === 'when' && said.when.kind === 'on' && said.when.day === null;
  const [first] = slots;
  const spans = spansOf(said, here).map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }));
  const shift =
    isBare && first ? startOfDay(first.span.from, world.zone) - startOfDay(spans[0]?.from ?? 0, world.zone) : 0;
  const isMoment = spans.every(({ from, to }) => from === to);
  const within = spans.map(({ from, to }) => ({
    from: from + shift,
    to: (isMoment ? from + ask.minutes * minute : to) + shift,
  }));
  return { within, anyHour: isMoment };
};

const startOfDay = (at: number, zone: string): number => startOf(dayOf(new Date(at), zone), zone).getTime();

const why = (answer: Extract<OfferedAnswer, { says: 'why' }>, offer: Offered, heard: string, around: Around): void => {
  const words =
    answer.not === null
      ? whyWords(answer.nth ?? 0, offer, around)
      : whyNotWords(namedTime(answer.not, offer, around), offer, around);
  tell(words, heard, around.assistant);
  // The times stay on offer.
  askAgain(offer, around);
};

const whyWords = (nth: number, { slots, people }: Offered, { world }: Around): string => {
  const slot = slots[nth];
  return slot === undefined
    ? findingReplies.noLonger
    : whyReply(timeWords(slot.span, world), reasonsWords(slot, { people, world }));
};
