// Stretches of time, as people say them in British and American English. All patterns are for plain words.
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';

const week = (count: number, part: 'whole' | 'early' | 'late' = 'whole'): SpokenSpan => ({ kind: 'week', count, part });

export const wholeSpans: readonly (readonly [said: RegExp, span: SpokenSpan])[] = [
  [/^today$/, { kind: 'when', when: { kind: 'on', day: { kind: 'days', count: 0 }, time: null } }],
  [/^(?:(?:the )?(?:rest|remainder|end) of |(?:later|left) )?(?:the|this) week$/, week(0)],
  [/^(?:the )?(?:early|beginning of|start of|first half of)(?: the)? next week$/, week(1, 'early')],
  [/^(?:the )?(?:later?|end of|second half of)(?: the)? next week$/, week(1, 'late')],
  [/^(?:the )?(?:next|coming|following) week$/, week(1)],
  [/^the week after(?: next)?$/, week(2)],
  [/^(?:(?:over|at|on|for) )?(?:this |the |this coming |the coming )?weekend$/, { kind: 'weekend', count: 0 }],
  [/^(?:the )?next weekend$/, { kind: 'weekend', count: 1 }],
  [/^(?:the )?(?:rest of )?this month$/, { kind: 'month', count: 0 }],
  [/^next month$/, { kind: 'month', count: 1 }],
  [/^(?:the rest of (?:the day|today)|later(?: on)?(?: today)?)$/, { kind: 'rest-of-day' }],
];

/** Leaves these off: the span is the same without. */
export const spanLead = /^(?:on|for|of|during|over|sometime|some time|at any time|any time|anytime) /;

export const spanBegins =
  /^(?:any|anytime|between|after|before|during|every|from|around|about|rest|remainder|over|week|weekend|todays|tomorrows|within|left|coming|some|of|until)$/;

export const todays: ReadonlyMap<string, string> = new Map([
  ['todays', 'today'],
  ['tomorrows', 'tomorrow'],
]);

export const firstThing = /(?:^| )first thing(?: in the morning)?(?= |$)/;
export const betweenHours = /(?:^| )(?:between|from) (.+?) (?:and|to|till|until) (.+)$/;
export const openHours = /(?:^| )(after|before|until|till|from|past|around|about) (.+)$/;
export const withinNext = /^(?:in |within )?the next (.+)$/;
export const weekOf = /^the week (?:of|beginning|starting) (.+)$/;
export const exceptDays = /^(?:any|every) (?:day|weekday|time) (?:but|except|other than)(?: on)? (.+)$/;
export const eitherOr = /^(.+?) or (.+)$/;

/** 'After lunch' and the like are parts of a day. */
export const partsAfter = /^(?:lunch|work|tomorrow)\b/;
