// The days that a question about promises names: 'this week', 'by Friday', 'overdue'. Patterns are for the plain form of the words.

/** `late`: due before today. A weekday is the next one, and everything due until then counts. */
export type SaidDays = 'late' | (typeof spans)[number] | Weekday;
export type Weekday = (typeof weekdays)[number];

/** `made`: written on these days. `due`: to be done by then. */
export type PromiseDays = { of: 'made' | 'due'; said: SaidDays };

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const spans = [
  'today',
  'tomorrow',
  'yesterday',
  'this week',
  'last week',
  'next week',
  'this month',
  'last month',
] as const;

export const saidDays = [...spans, ...weekdays];

/** The days at the end of a question. The first group tells a due day, the second names the days. */
export const daysAtEnd = new RegExp(`(?: (by|until|before|for|due)(?: by)?)?(?: on)? (${saidDays.join('|')})$`);

export const asksForLate =
  /^(?:(?:what is|anything|is anything) (?:overdue|late)|(?:am i|are we) (?:late|behind) (?:with|on) (?:anything|something)|what am i (?:late|behind) (?:with|on))$/;

/** A question about the day when somebody promised, unless it names a due day. */
export const asksWhenMade = /\b(?:promised?|agreed?)\b/;

/** 'today', 'Friday'. */
export const daysShown = (said: Exclude<SaidDays, 'late'>): string =>
  isWeekday(said) ? said.charAt(0).toUpperCase() + said.slice(1) : said;

export const isWeekday = (said: SaidDays): said is Weekday => weekdays.some((one) => one === said);
