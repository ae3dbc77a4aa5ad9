// Understands questions about the calendar: what is on, when the person is free, where and with whom. It never sees the calendar. Pure.
import {
  type AgendaPhrases,
  aboutSpoken,
  agendaRequests,
  askingLead,
  endsLater,
  joinAlone,
  joinsCall,
  mayAskAgenda,
  namesCall,
  namesEvent,
  namesOther,
  nextAlone,
  placeAlone,
  shortened,
  type TitledPhrases,
  titledRequests,
  turnedRound,
} from '#language/en/calendar/agenda-words.ts';
import { createMatcher, type Matcher } from '#language/engine/matcher.ts';
import { normalize } from '#language/engine/normalize.ts';
import { isMoment } from '#language/engine/slots/span.ts';
import { parseTemplate } from '#language/engine/template.ts';
import type { AgendaRequest, EventQuestion, WhichEvent } from './agenda-request.ts';
import { atHand, namedEvent } from './named-event.ts';
import { slotsAsWords, type TimedWords, timedWords } from './time-slots.ts';

/** Null where the words ask nothing of the calendar. */
export const parseAgenda = (heard: string): AgendaRequest | null => {
  const plain = question(normalize(heard));
  if (!mayAskAgenda.test(plain) || plain.length > longest) return null;
  if (joinAlone.test(plain)) return { asks: 'join', which: atHand };
  if (placeAlone.test(plain)) return { asks: 'place', which: atHand };
  for (const timed of timedWords(plain)) {
    const request = phraseIn(timed) ?? titledIn(timed);
    if (request !== null) return request;
  }
  return null;
};

/** Questions about the event that Flow has just spoken of. */
export const parseAboutSpoken = (heard: string): AgendaRequest | null => {
  const plain = question(normalize(heard));
  const [, asks] = aboutSpoken.find(([said]) => said.test(plain)) ?? [];
  return asks === undefined ? null : { asks, which: atHand };
};

export const parseNextAlone = (heard: string): AgendaRequest | null =>
  nextAlone.test(question(normalize(heard))) ? { asks: 'next' } : null;

const longest = 120;

const question = (plain: string): string => {
  const asked = plain.replace(askingLead, '');
  const whole = [...shortened, ...(asked === plain ? [] : turnedRound)];
  return whole.reduce((words, [said, becomes]) => words.replace(said, becomes), asked);
};

let matcher: Matcher<AgendaPhrases> | undefined;

const compiled = (): Matcher<AgendaPhrases> => {
  const fresh = createMatcher<AgendaPhrases>();
  for (const phrases of agendaRequests)
    for (const text of phrases.templates) fresh.add(slotsAsWords(parseTemplate(text)), phrases);
  return fresh;
};

const phraseIn = (timed: TimedWords): AgendaRequest | null => {
  matcher ??= compiled();
  const [match] = matcher.match(timed.words);
  return match ? requestOf(match.intent, timed) : null;
};

const requestOf = ({ asks, busy }: AgendaPhrases, { span, minutes }: TimedWords): AgendaRequest => {
  const isAtMoment = span !== null && isMoment(span);
  switch (asks) {
    case 'next':
      return { asks };
    case 'openings':
      return { asks, span, minutes };
    case 'free':
      return minutes === null || isAtMoment
        ? { asks, span, minutes, busy: busy === true }
        : { asks: 'openings', span, minutes };
    case 'list':
      // 'Do I have anything at three' asks whether that time is free.
      return isAtMoment ? { asks: 'free', span, minutes, busy: true } : { asks, span };
    default:
      return { asks, span };
  }
};

const titledIn = (timed: TimedWords): AgendaRequest | null => {
  const said = timed.words.join(' ');
  for (const phrase of titledRequests) {
    const which = whichIn(phrase, said, timed);
    if (which !== null) return { asks: phrase.asks, which };
  }
  return null;
};

const whichIn = (phrase: TitledPhrases, words: string, timed: TimedWords): WhichEvent | null => {
  const said = timed.minutes === null ? saidIn(phrase, words) : null;
  if (said === null) return null;
  const { title, who, span } = said;
  // Each reading has its own slot, and it must be used.
  if (timed.span !== null && !span.includes('{span}')) return null;
  if (phrase.sure !== true && !isEvent(title, words, phrase.asks)) return null;
  return namedEvent(title, timed.span, who);
};

const saidIn = ({ said }: TitledPhrases, words: string): { title: string; who: string; span: string } | null => {
  const match = said.exec(words);
  if (!match) return null;
  const { asked = '', title = asked, who = '', span = title } = match.groups ?? {};
  return { title, who, span };
};

/** 'My' makes any words an event, unless they are of mail or a trip. */
const isEvent = (title: string, words: string, asks: EventQuestion): boolean => {
  if (namesOther.test(title)) return false;
  if (asks === 'join') return namesCall.test(title) || (joinsCall.test(words) && namesEvent.test(title));
  if (namesEvent.test(title)) return true;
  return (
    asks === 'time' &&
    !endsLater.test(title) &&
    /^(?:when|what time) (?:is|does) (?:my|our) /.test(words) &&
    title.split(' ').length <= 3
  );
};
