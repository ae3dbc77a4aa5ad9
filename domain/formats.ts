// How clocks, dates and numbers are written where the person lives. Flow's words are English everywhere; their figures are the
// region's, in Latin digits. The one place that decides it: whoever writes a figure is given this.

export type Formats = {
  /** Hours of half a day, with AM and PM. */
  halfDays: boolean;
  /** 'December 3'; else '3 December'. */
  monthFirst: boolean;
  /** A locale that groups digits as is usual there. */
  numbers: string;
};

/** `languages`: those of the browser, the dearest first; the first that anybody writes decides. */
export const formatsOf = (languages: readonly string[]): Formats => {
  const locale = languages.map(localeOf).find((known) => known !== null) ?? 'en-US';
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', calendar: 'gregory' });
  const first = parts.formatToParts(0).find(({ type }) => type === 'day' || type === 'month');
  return {
    halfDays: new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true,
    monthFirst: first?.type === 'month',
    numbers: locale,
  };
};

/** '8:00', or '8:00 AM', of minutes after midnight; the two stay on one line. */
export const clockTime = (minutes: number, { halfDays }: Formats): string => {
  const hours = Math.floor(minutes / 60);
  const past = String(minutes % 60).padStart(2, '0');
  return halfDays ? `${hours % 12 || 12}:${past}\u00a0${hours < 12 ? 'AM' : 'PM'}` : `${hours}:${past}`;
};

/** As one says it: '8:00', or '8 AM'. */
export const saidClock = (minutes: number, formats: Formats): string =>
  clockTime(minutes, formats).replace('\u00a0', ' ').replace(':00 ', ' ');

/** '3 Dec', 'Dec 3'; with a year '3 Dec 2027', 'Dec 3, 2027'. */
export const dateIn = (
  day: number,
  month: string,
  year: number | null,
  { monthFirst }: Pick<Formats, 'monthFirst'>,
): string =>
  monthFirst
    ? `${month} ${day}${year === null ? '' : `, ${year}`}`
    : `${day} ${month}${year === null ? '' : ` ${year}`}`;

/** '12,480', '12.480'; `decimals` are always there. */
export const numberIn = (count: number, { numbers }: Formats, decimals = 0): string => {
  // Nobody groups these, and to ask the platform costs more than all else that a key press does to a number.
  if (decimals === 0 && count < 1000) return `${count}`;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return count.toLocaleString(numbers, { numberingSystem: 'latn', ...digits });
};

/** What the platform knows how to write; null for what is no language, or none it knows. */
const localeOf = (tag: string): string | null => {
  try {
    const [known] = Intl.DateTimeFormat.supportedLocalesOf(tag);
    return known === undefined ? null : withItsRegion(new Intl.Locale(known));
  } catch {
    return null;
  }
};

/** English of a region that has none of its own is written as the region's language is. */
const withItsRegion = (locale: Intl.Locale): string => {
  const kept = new Intl.Locale(new Intl.DateTimeFormat(locale).resolvedOptions().locale);
  return locale.region === undefined || kept.region !== undefined
    ? locale.toString()
    : new Intl.Locale(`und-${locale.region}`).maximize().toString();
};
