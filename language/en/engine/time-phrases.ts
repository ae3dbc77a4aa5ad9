// Times of day and durations, as people say them in British and American English.
import type { PartOfDay, Span, SpanUnit } from '#language/engine/slots/spoken-time.ts';

export const timeBegins =
  /^(\d|a$|an$|after$|around$|at$|before$|begin|by$|close$|cob$|coming$|day$|early$|end$|eod$|eow$|first$|following$|for$|fortnight$|half$|in$|later$|lunch|mid$|middle$|midday$|new$|start$|week$|very$|late$|midnight$|next$|noon$|on$|quarter$|sometime$|the$|this$|today$|tonight$|tomorrow|until$|from$|over$|weekend$|morning$|afternoon$|evening$|(mon|tues?|wed(nes)?|thu(rs?)?|fri|sat(ur)?|sun)(day)?s?$|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/;

export const timeEnds =
  /^(\d.*|.*days?|[ap]m?|m|oclock|clock|(minute|min|hour|hr|week|month|quarter|year|fortnight|weekend)s?|next|half|time|from|now|later|on|first|second|third|.*th|(mon|tues?|wed|thur?s?|fri|sat|sun)|(january|february|march|april|may|june|july|august|.*ember|october)|(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)|morning|noon|midday|.*noon|evening|.*night|lunch|lunchtime|work|play|thing|eod|eow|cob|tomorrows?)$/;

export const laterToday =
  /^((by|until|for)? ?(sometime )?(later )?today|later|later (on|this (morning|afternoon)|on today)|sometime (today|later))$/;

export const dayParts: readonly [said: RegExp, part: PartOfDay][] = [
  [/^first thing( in the morning| (this )?morning)?/, 'morning'],
  [/^((early )?in the |this |early |in )?morning/, 'morning'],
  [/^start of (the )?(business )?day/, 'morning'],
  [/^(noon|midday)/, 'noon'],
  [/^(after lunch|(in the |this |early )?afternoon)/, 'afternoon'],
  [/^(at )?(lunchtime|lunch time|lunch)/, 'lunch'],
  [/^((the )?end of (the )?(business |working |work )?day|eod|cob|close of (business|play))/, 'close'],
  [/^((in the |this |early )?evening|after work)/, 'evening'],
  [/^((at |in the )?night|tonight)/, 'night'],
  [/^midnight/, 'midnight'],
];

export const timeLead = /^(at|around|about|by|before|after)$/;

const clockEnding = '(?: ?(am|pm|a m|p m))?(?: (?:oclock|o clock))?';
export const minutesAndHour = new RegExp(
  `^(?:a )?(half|quarter|[1-5]?\\d)(?: minutes?)? (past|after|to|before|of|till?) (\\d{1,2})${clockEnding}`,
);
export const halfHour = new RegExp(`^half (\\d{1,2})${clockEnding}`);
/** '4', '4 30', '4pm', '8 30 am', '4 oclock'. */
export const clockTime = new RegExp(`^(\\d{1,2})(?:[.h](\\d\\d)| (\\d\\d))?${clockEnding}`);

/** 'Sixteen hundred' is 1600 by now. */
export const militaryTime = /^([01]\d|2[0-3])([0-5]\d)(?: hours)?/;

export const pastTheHour = /^(past|after)$/;

export const durationLead = /^(in|for|after)$/;

export const approximately = /^(about|around|like|say)$/;

export const spans: readonly [said: RegExp, span: Span][] = [
  [/^(a )?fortnights?/, { unit: 'week', count: 2 }],
  [/^(half an? hour|(a )?half hour)/, { unit: 'hour', count: 0.5 }],
  [/^(an|1) hour and a half/, { unit: 'hour', count: 1.5 }],
  [/^(a )?quarter of an hour/, { unit: 'minute', count: 15 }],
  [/^3 quarters of an hour/, { unit: 'minute', count: 45 }],
];

export const countedSpan =
  /^(?:(an?|another)|(a few|few)|(\d{1,3}(?:\.5)?)) (minute|min|hour|hr|day|week|month|year)s?/;

export const spanUnits: ReadonlyMap<string, SpanUnit> = new Map([
  ['minute', 'minute'],
  ['min', 'minute'],
  ['hour', 'hour'],
  ['hr', 'hour'],
  ['day', 'day'],
  ['week', 'week'],
  ['month', 'month'],
  ['year', 'year'],
]);

export const moreMinutes = /^(?:and )?(\d{1,3}) min(?:ute)?s?/;

export const fromNow = /^(from (now|today)|from$|time)/;

export const bareNumberStart = /^(\d|an?$|half$)/;
