import { describe, expect, test } from 'vitest';
import { searchRefinement, searchRequest } from './search-request.ts';

const requests: [heard: string, words: string | null][] = [
  ['find the contract from Kessler', 'the contract from Kessler'],
  ['Hey Flow, could you please find the contract from Kessler?', 'the contract from Kessler'],
  ['search for "open points" from:maya', '"open points" from:maya'],
  ['search my mail for the lease, thanks', 'the lease'],
  ['Search for: invoices in March.', 'invoices in March'],
  ['mail from Maya about the budget', 'mail from Maya about the budget'],
  ['did Raj email me?', 'did Raj email me'],
  ['is there anything from Tom’s bank', 'anything from Tom’s bank'],
  ['show me the emails about the offsite', 'show me the emails about the offsite'],
  ['what’s new from Maya', 'from Maya'],
  ['what is the latest from Priya', 'from Priya'],
  ['what is new', null],
  ['catch me up on Helio', 'Helio'],
  ['where are we with the lease', 'the lease'],
  ['catch me up on my email', null],
  ['find', null],
  ['search for', null],
  ['did you archive it', null],
  ['did that send', null],
  ['open it', null],
  ['archive the mail from Tom', null],
  ['show me the next mail', null],
  ['read the next email', null],
];

const refinements: [heard: string, words: string | null][] = [
  ['only with attachments', 'with attachments'],
  ['just the ones from Maya', 'from Maya'],
  ['and only since Monday, please', 'since Monday'],
  ['narrow it down to March', 'March'],
  ['only', null],
  ['with attachments', null],
];

describe('a request', () => {
  test.each(requests)('%s', (heard, words) => expect(searchRequest(heard)).toBe(words));
});

describe('a refinement', () => {
  test.each(refinements)('%s', (heard, words) => expect(searchRefinement(heard)).toBe(words));
});
