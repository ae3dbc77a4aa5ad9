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
export const calendarHeard = (
  { words, intent }: Reading,
  { general, engine }: Transcript,
  situation: Situation,
): CalendarHeard | null => {
  if (general === null || engine !== 'embedded' || isConsent(intent) || isSteering(intent)) return null;
  const free = understandPhrases(general, situation);
  if (meaningOf(free) === meaningOf(intent)) return null;
  if (free.kind === 'agenda') return { kind: 'obey', words: general, intent: free, after: false };
  if (free.kind === 'event') {
    const ofGrammar = intent.kind === 'event' ? betterByGrammar(intent, free) : null;
    if (ofGrammar !== null) return ofGrammar === 'obey' ? null : { kind: 'ask', words, intent };
    return { kind: 'ask', words: general, intent: free };
  }
  return intent.kind === 'event' ? { kind: 'ask', words, intent } : null;
};

/** The grammar knows the names of events and hears times better, where both passes hear the same change. New events have free titles. */
const betterByGrammar = ({ request }: EventIntent, free: EventIntent): 'obey' | 'ask' | null => {
  if (request.does === 'put' || request.does !== free.request.does) return null;
  return withoutName(request) === withoutName(free.request) ? 'obey' : 'ask';
};

const withoutName = (request: EventRequest): string =>
  JSON.stringify('which' in request ? { ...request, which: { ...request.which, words: null, people: [] } } : request);

/** Two intents with the same meaning do the same. */
const meaningOf = (of: ParsedUtterance): string =>
  of.kind === 'event' || of.kind === 'agenda' ? JSON.stringify(of.request) : of.kind;
