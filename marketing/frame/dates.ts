// Dates as sentences say them.

/** '27 November 2026', 'July 2012' or '2012' of a day, a month or a year. */
export const dateWords = (written: string): string => {
  const [year = '', month, date] = written.split('-');
  if (month === undefined) return year;
  const name = months[Number(month) - 1] ?? '';
  return date === undefined ? `${name} ${year}` : `${Number(date)} ${name} ${year}`;
};

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
