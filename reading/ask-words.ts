// Words for a mail's ask and deadline. Only the day comes from the mail, because its other words are untrusted.
import type { Reading } from '#domain/mail.ts';
import type { Ask } from './asks.ts';
import { daySent, deadlineDay, writtenDay } from './deadline-day.ts';

/** The deadline first, if the mail names a day. Otherwise the most serious ask. Empty if the mail asks nothing. */
export const askFieldsOf = (
  asks: readonly Ask[],
  headers: ReadonlyMap<string, string>,
): Pick<Reading, 'askWords' | 'by'> => {
  const sent = daySent(headers.get('date') ?? '');
  const days = sent === null ? [] : asks.map(({ deadline }) => deadline && deadlineDay(deadline, sent));
  const first = Math.min(...days.filter((day) => typeof day === 'number'));
  if (!Number.isFinite(first)) return { askWords: askWords(asks) };
  return { askWords: dueWords(asks.filter((_, nth) => days[nth] === first)), by: writtenDay(first) };
};

const dueWords = (asks: readonly Ask[]): string => {
  if (asks.some(({ kind }) => kind === 'decision')) return 'decision wanted';
  return asks.some(({ kind }) => kind === 'yes-or-no') ? 'yes or no wanted' : 'wanted';
};

/** The most serious ask. Empty if the mail asks nothing. */
export const askWords = (asks: readonly Ask[]): string => {
  if (asks.length === 0) return '';
  if (asks.some((ask) => ask.kind === 'decision')) return 'asks for a decision';
  const deadline = asks.find((ask) => ask.deadline !== '')?.deadline;
  if (deadline !== undefined && /^by \S+(?: \S+)?$/i.test(deadline)) return `wanted ${deadline}`;
  if (asks.some((ask) => ask.kind === 'yes-or-no')) return 'needs a yes or no';
  return asks.some((ask) => ask.kind === 'request') ? 'asks for something' : 'asks a question';
};
