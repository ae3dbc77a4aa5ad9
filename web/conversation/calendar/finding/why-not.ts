// Says why a time that the person names is not on offer: who is busy, and with what.
import { minute, type SlotAsk } from '#domain/scheduling/shapes.ts';
import { findSlots } from '#domain/scheduling/slots.ts';
import { overlaps } from '#domain/scheduling/spans.ts';
import {
  findingReplies,
  listedAnd,
  outsideAsked,
  ownBusy,
  whyNotReply,
  whyNotWorse,
  wouldMiss,
} from '#language/en/calendar/finding-replies.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { nameOf, timeWords, titleAt } from './offer-words.ts';
import type { Offered } from './offered.ts';

export const whyNotWords = (
  named: Pick<SlotAsk, 'within' | 'anyHour'>,
  { ask, world, people }: Offered,
  around: Around,
): string => {
  const [first] = named.within;
  if (first === undefined) return findingReplies.past;
  const time = timeWords(first, around.world);
  const span = { from: first.from, to: Math.max(first.to, first.from + ask.minutes * minute) };
  if (span.from < world.now) return findingReplies.past;
  const { slots, none } = findSlots({ ...ask, ...named, within: [span] }, world);
  const isAsked = ask.within.some((one) => overlaps(one, span));
  if (slots.length > 0) return isAsked ? whyNotWorse(time) : whyNotReply(time, outsideAsked);
  const [least] = none;
  const reasons = [
    ...(least?.own ?? []).map((key) => ownBusy(titleAt(key, around.world))),
    ...(least?.busy ?? []).map((who) => wouldMiss(nameOf(who, people))),
  ];
  return whyNotReply(time, reasons.length > 0 ? listedAnd(reasons) : outsideAsked);
};
