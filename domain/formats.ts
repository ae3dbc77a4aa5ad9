// Formats of times, dates and numbers. Flow speaks English, but its figures follow the person's region, in Latin digits.

export type Formats = {
  halfDays: boolean;
  /** 'December 3' instead of '3 December'. */
  monthFirst: boolean;
  /** A locale that groups digits like this region. */
  numbers: string;
};

/** `languages`: the browser's, in order of preference. The first known one decides. */
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

/** '8:00' or '8:00 AM', with a no-break space. */
export const clockTime = (minutes: number, { halfDays }: Formats): string => {
  const hours = Math.floor(minutes / 60);
  const past = String(minutes % 60).padStart(2, '0');
  return halfDays ? `${hours % 12 || 12}:${past}\u00a0${hours < 12 ? 'AM' : 'PM'}` : `${hours}:${past}`;
};

/** '8:00' or '8 AM', as spoken. */
export const saidClock = (minutes: number, formats: Formats): string =>
  clockTime(minutes, formats).replace('\u00a0', ' ').replace(':00 ', ' ');

/** '3 Dec', 'Dec 3', or with a year '3 Dec 2027', 'Dec 3, 2027'. */
export const dateIn = (
  day: number,
  month: string,
  year: number | null,
  { monthFirst }: Pick<Formats, 'monthFirst'>,
): string =>
  monthFirst
    ? `${month} ${day}${year === null ? '' : `, ${year}`}`
    : `${day} ${month}${year === null ? '' : ` ${year}`}`;

/** '12,480', '12.480'. Always shows all `decimals`. */
export const numberIn = (count: number, { numbers }: Formats, decimals = 0): string => {
  // Small numbers need no grouping.
  if (decimals === 0 && count < 1000) return `${count}`;
  return formatOf(numbers, decimals).format(count);
};

/** One new Intl format takes longer than the whole rest of a key press. */
const formatOf = (locale: string, decimals: number): Intl.NumberFormat => {
  const name = `${locale} ${decimals}`;
  const known = numberFormats.get(name);
  if (known) return known;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const made = new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...digits });
  numberFormats.set(name, made);
  return made;
};

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Null for an unknown or invalid language tag. */
const localeOf = (tag: string): string | null => {
  try {
    const [known] = Intl.DateTimeFormat.supportedLocalesOf(tag);
    return known === undefined ? null : withItsRegion(new Intl.Locale(known));
  } catch {
    return null;
  }
};

/** English of a region without its own formats uses the region's language. */
const withItsRegion = (locale: Intl.Locale): string => {
  const kept = new Intl.Locale(new Intl.DateTimeFormat(locale).resolvedOptions().locale);
  return locale.region === undefined || kept.region !== undefined
    ? locale.toString()
    : new Intl.Locale(`und-${locale.region}`).maximize().toString();
};
