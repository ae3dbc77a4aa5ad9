// Requests about a calendar, a person or debts, in words that resemble a request about the current
// mail.
import type { UnsupportedFeature } from '#language/unsupported/unsupported-intent.ts';

const day = '(?:today|tomorrow|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const time = `(?:\\d+|${day}|tonight|morning|afternoon|evening|noon|hours?|minutes?|days?|weeks?|month)`;
const events = '(?:meetings?|appointments?|events?|calls?)';

export const elsewhere: readonly (readonly [said: RegExp, why: UnsupportedFeature])[] = [
  [new RegExp(`^schedule\\b.*\\b${time}\\b`), 'calendar'],
  [new RegExp(`^block\\b.*\\b(?:${time}|calendar|diary)\\b`), 'calendar'],
  [/^(?:push|move|bring|shift) (?:it|this|that)(?: back| forward)? by\b/, 'calendar'],
  [new RegExp(`^(?:change|move) (?:it )?(?:from )?(?:my |the )?${day} to ${day}$`), 'calendar'],
  [/^swap (?:the 2|those 2|these 2|them|both|my)\b/, 'calendar'],
  [
    /^add (?:this|that|the|my) (?:flight|trip|train|meeting|event|dinner|lunch|booking|reservation|hotel|appointment)$/,
    'calendar',
  ],
  [/^(?:who is|whos) (?:coming|attending|invited|joining)$/, 'calendar'],
  [new RegExp(`^where is (?:it|that|the ${events})$`), 'calendar'],
  [new RegExp(`^(?:move|snooze|cancel|clear|push) (?:all )?(?:of )?(?:my |the )?${events}\\b`), 'calendar'],
];

export const throwsAwayWords = /\b(?:deleted?|archived?|trash|bin)\b/i;

export const timeWords =
  /\b(?:o['’]?clock|noon|today|tonight|tomorrow|\w+day|\d+|morning|afternoon|evening|calendar)\b/i;
