// The grammar fits one of its sentences to any sound, and sentences about the calendar are long and alike: 'an hour later', 'an hour
// longer'. What the free pass hears as a whole sentence about the calendar is no accident, so it wins. A change needs both passes. Pure.
import type { EventIntent, EventRequest } from '#language/calendar/event-request.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understandPhrases } from '#language/understand.ts';
import type { Transcript } from '#web/audio/stt/recogniser.ts';
import { isConsent, isSteering } from './general-text.ts';

type Reading = { words: string; intent: ParsedUtterance };

export type CalendarHeard = Reading & ({ kind: 'obey'; after: false } | { kind: 'ask' });

/** Null if both passes mean the same, or neither means the calendar. */
export const calendarHeard = (of: Reading, transcript: Transcript, situation: Situation): CalendarHeard | null => {
  const { general, engine } = transcript;
  if (general === null || engine !== 'embedded' || isConsent(of.intent) || isSteering(of.intent)) return null;
  const free = { words: general, intent: understandPhrases(general, situation) };
  return requestIn(free.intent) === requestIn(of.intent) ? null : chosen(of, free);
};

const chosen = (of: Reading, free: Reading): CalendarHeard | null => {
  if (free.intent.kind === 'agenda') return { kind: 'obey', ...free, after: false };
  if (of.intent.kind !== 'event') return free.intent.kind === 'event' ? { kind: 'ask', ...free } : null;
  if (free.intent.kind !== 'event') return { kind: 'ask', ...of };
  const by = betterByGrammar(of.intent, free.intent);
  return by === 'obey' ? null : { kind: 'ask', ...(by === 'ask' ? of : free) };
};

/** The grammar knows the names of events and hears times better, where both passes hear the same change. New events have free titles. */
const betterByGrammar = ({ request }: EventIntent, free: EventIntent): 'obey' | 'ask' | null => {
  if (request.does === 'put' || request.does !== free.request.does) return null;
  return withoutName(request) === withoutName(free.request) ? 'obey' : 'ask';
};

const withoutName = (request: EventRequest): string =>
  JSON.stringify('which' in request ? { ...request, which: { ...request.which, words: null, people: [] } } : request);

/** Two intents with the same meaning do the same. */
const requestIn = (of: ParsedUtterance): string =>
  of.kind === 'event' || of.kind === 'agenda' ? JSON.stringify(of.request) : of.kind;
