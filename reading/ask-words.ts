// What a mail asks, in a few words of ours. They are never the mail's own, but for the day it names.
import type { Ask } from './asks.ts';

/** The gravest of what is asked; empty where nothing is. */
export const askWords = (asks: readonly Ask[]): string => {
  if (asks.length === 0) return '';
  if (asks.some((ask) => ask.kind === 'decision')) return 'asks for a decision';
  const deadline = asks.find((ask) => ask.deadline !== '')?.deadline;
  if (deadline !== undefined && /^by \S+(?: \S+)?$/i.test(deadline)) return `wanted ${deadline}`;
  if (asks.some((ask) => ask.kind === 'yes-or-no')) return 'needs a yes or no';
  return asks.some((ask) => ask.kind === 'request') ? 'asks for something' : 'asks a question';
};
