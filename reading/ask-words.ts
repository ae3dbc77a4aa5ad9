// What a mail asks, in a few words of ours, and the day it is wanted by. They are never the mail's own, but for the day it names.
import type { Reading } from '#domain/mail.ts';
import type { Ask } from './asks.ts';
import { daySent, deadlineDay, writtenDay } from './deadline-day.ts';

/** What is wanted first, where a day is named; else the gravest of what is asked. Empty where nothing is. */
export const askedIn = (
  asks: readonly Ask[],
  headers: ReadonlyMap<string, string>,
): Pick<Reading, 'askWords' | 'by'> => {
  const sent = daySent(headers.get('date') ?? '');
  const days = sent === null ? [] : asks.map(({ deadline }) => deadline && deadlineDay(deadline, sent));
  const first = Math.min(...days.filter((day) => typeof day === 'number'));
  if (!Number.isFinite(first)) return { askWords: askWords(asks) };
  return { askWords: dueWords(asks.filter((_, nth) => days[nth] === first)), by: writtenDay(first) };
};

/** They stand before the day: 'decision wanted by Friday'. */
const dueWords = (asks: readonly Ask[]): string => {
  if (asks.some(({ kind }) => kind === 'decision')) return 'decision wanted';
  return asks.some(({ kind }) => kind === 'yes-or-no') ? 'yes or no wanted' : 'wanted';
};

/** The gravest of what is asked; empty where nothing is. */
export const askWords = (asks: readonly Ask[]): string => {
  if (asks.length === 0) return '';
  if (asks.some((ask) => ask.kind === 'decision')) return 'asks for a decision';
  const deadline = asks.find((ask) => ask.deadline !== '')?.deadline;
  if (deadline !== undefined && /^by \S+(?: \S+)?$/i.test(deadline)) return `wanted ${deadline}`;
  if (asks.some((ask) => ask.kind === 'yes-or-no')) return 'needs a yes or no';
  return asks.some((ask) => ask.kind === 'request') ? 'asks for something' : 'asks a question';
};
