// Runs what a person says to the times that the mail at hand offers.

import { atInstant, instantOf } from '#domain/wall-time.ts';
import type { TimesRequest } from '#language/calendar/offered-times.ts';
import { holdingReplies } from '#language/en/calendar/holding-replies.ts';
import { offersReply, replyTexts, timesReplies } from '#language/en/calendar/offered-times-replies.ts';
import { isMoment } from '#language/engine/slots/span.ts';
import { spansOf } from '#language/engine/slots/span-of.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import { titleOf } from '#web/conversation/calendar/agenda-world.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { dropFor } from '#web/conversation/calendar/holding/drop-holds.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { spokenName } from '#web/conversation/script/spoken-name.ts';
import { settings } from '#web/data/settings.ts';
import { clashOf, isWithin, type Offered, type Option } from './offered-options.ts';
import { sendAnswer } from './send-answer.ts';
import { takeTime, theirWords } from './take-time.ts';

export const doTimes = (request: TimesRequest, heard: string | undefined, from: Offered, around: Around): void => {
  const { assistant } = around;
  const { options } = from;
  switch (request.does) {
    case 'list':
      return tell(offersReply(options.map(({ said }) => said)), heard, assistant);
    case 'take':
      return takeNth(options.at(request.nth), heard, from, around);
    case 'take-when':
      return takeAmong(optionsIn(request.span, options, around), request.span, heard, from, around);
    case 'take-only':
      return takeOnly(heard, from, around);
    case 'counter':
      return counter(request.span, heard, from, around);
    case 'refuse':
      return answer(replyTexts.refuse, null, heard, from, around);
  }
};

const takeNth = (option: Option | undefined, heard: string | undefined, from: Offered, around: Around): void => {
  const { assistant } = around;
  if (option === undefined) return tell(timesReplies.noSuch(from.options.length), heard, assistant);
  const { proposed, said, span } = option;
  if (proposed.state === 'past') return tell(timesReplies.past(said.where), heard, assistant);
  if (proposed.state === 'ask') return tell(timesReplies.unclear(proposed.sentence), heard, assistant);
  if (span === null) return tell(timesReplies.hour(said.where), heard, assistant);
  takeTime(span, from, heard, around, option.taken);
};

const takeOnly = (heard: string | undefined, from: Offered, around: Around): void => {
  const all = from.options.filter(({ proposed }) => proposed.state === 'open');
  const kept = all.filter(({ taken }) => taken !== null);
  const open = kept.length === 1 ? kept : all;
  const [only, another] = open;
  if (only === undefined || another === undefined) return takeNth(only ?? from.options[0], heard, from, around);
  whichOf(open, heard, from, around);
};

const whichOf = (options: readonly Option[], heard: string | undefined, from: Offered, around: Around): void => {
  const { assistant } = around;
  const three = options.slice(0, 3);
  const words = timesReplies.which(three.map(({ said }) => said.where));
  assistant.questions.ask({
    question: { kind: 'which', options: three.map(({ said }) => said.where) },
    words,
    answered: (said, again) => {
      const chosen = said.kind === 'option' ? three[said.nth] : undefined;
      if (chosen) takeNth(chosen, again, from, around);
      else tell(timesReplies.kept, again, assistant);
    },
  });
  tell(words, heard, assistant);
};

/** The offered times in the stretch that the person named. */
const optionsIn = (span: SpokenSpan, options: readonly Option[], { world }: Around): Option[] => {
  const spans = spansOf(span, { ...world, hours: settings.current().workday });
  return options.filter((one) => spans.some((stretch) => isWithin(one, stretch, world.zone)));
};

const takeAmong = (
  found: readonly Option[],
  span: SpokenSpan,
  heard: string | undefined,
  from: Offered,
  around: Around,
): void => {
  const { assistant } = around;
  const [only, another] = found;
  if (only === undefined) return tell(timesReplies.notOffered, heard, assistant);
  if (another !== undefined) return whichOf(found, heard, from, around);
  const named = only.span === null && isMoment(span) ? momentIn(span, around) : null;
  // 'Thursday at two' chooses the hour where the mail offers the day.
  if (named !== null && only.proposed.state === 'open') return takeTime(named, from, heard, around);
  takeNth(only, heard, from, around);
};

const momentIn = (span: SpokenSpan, { world }: Around) => {
  const { workday, meetingMinutes } = settings.current();
  const [first] = spansOf(span, { ...world, hours: workday });
  if (first === undefined) return null;
  const length = Math.max(first.to.getTime() - first.from.getTime(), 0) || meetingMinutes * 60_000;
  return {
    start: atInstant(first.from, world.zone),
    end: atInstant(new Date(first.from.getTime() + length), world.zone),
  };
};

/** None of them, and another time instead. */
const counter = (span: SpokenSpan, heard: string | undefined, from: Offered, around: Around): void => {
  const { assistant, world } = around;
  const at = momentIn(span, around);
  if (at === null || !(isMoment(span) || span.kind === 'hours'))
    return tell(timesReplies.hour(from.options[0]?.said.where ?? ''), heard, assistant);
  const clash = clashOf(at, world);
  const when = theirWords(at, from, around);
  // 'Tuesday afternoon' leaves the hour open, so an hour of it turns nothing down.
  const begins = instantOf(at.start, world.zone);
  const isOffered = from.options.some(
    (one) =>
      one.proposed.state === 'open' && one.span === null && isWithin(one, { from: begins, to: begins }, world.zone),
  );
  const reply = isOffered ? replyTexts.propose(when) : replyTexts.counter(when);
  answer(reply, clash && titleOf(clash, world), heard, from, around);
};

const answer = (
  reply: string,
  clash: string | null,
  heard: string | undefined,
  from: Offered,
  around: Around,
): void => {
  const { assistant } = around;
  if (assistant.drafting.now().step !== 'none') return tell(timesReplies.drafting, heard, assistant);
  const { email } = from.message.from;
  const words = timesReplies.answer(spokenName(from.message.from) || email, reply, clash);
  assistant.questions.ask({
    question: { kind: 'yes-no', act: null },
    words,
    yes: timesReplies.yesSend,
    answered: ({ kind }, said) => {
      if (kind !== 'yes') return tell(timesReplies.kept, said, assistant);
      // A no to all of them also frees the times kept for that person.
      const freed = reply === replyTexts.refuse && dropFor(email, { spoken: said !== undefined }, around);
      const after = freed ? ` ${holdingReplies.freed(spokenName(from.message.from) || email)}` : '';
      void sendAnswer(from, reply, said, assistant, { paid: false }).then((sent) =>
        tell(`${sent ? timesReplies.sent : timesReplies.ready}${after}`, said, assistant),
      );
    },
  });
  tell(words, heard, assistant);
};
