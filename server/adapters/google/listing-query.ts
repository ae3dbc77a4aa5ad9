// Translates a listing to Gmail's request parameters and search language.
import type { Listing } from '#server/ports.ts';
import { gmailIdOf } from './label-ids.ts';

export const queryOf = (listing: Listing): URLSearchParams => {
  const { limit, labels = [], spamAndTrash, pageToken } = listing;
  const asked = new URLSearchParams({ maxResults: String(limit) });
  for (const label of labels) asked.append('labelIds', gmailIdOf(label));
  const search = searchOf(listing);
  if (search !== '') asked.set('q', search);
  if (spamAndTrash) asked.set('includeSpamTrash', 'true');
  if (pageToken) asked.set('pageToken', pageToken);
  return asked;
};

const searchOf = ({ largerThan, since, before }: Listing): string =>
  [
    ...(largerThan === undefined ? [] : [`larger:${sizeOf(largerThan)}`]),
    ...(since === undefined ? [] : [`after:${secondsOf(since)}`]),
    ...(before === undefined ? [] : [`before:${secondsOf(before)}`]),
  ].join(' ');

const mebibyte = 1024 * 1024;

const sizeOf = (bytes: number): string => (bytes % mebibyte === 0 ? `${bytes / mebibyte}M` : String(bytes));

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);
