// What Flow says of somebody: short enough for one breath, and each fact as it is.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Quoted } from '#domain/answer.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import type { PersonCard } from '#domain/person.ts';
import type { PersonAsks } from '#language/asking/ask-request.ts';
import { webStorage } from '#test/support/web-storage.ts';
import { personWords } from './person-words.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('localStorage', webStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const quote = (text: string, at: string, own: boolean): Quoted => ({
  text,
  messageId: MessageId.parse('m'),
  threadId: ThreadId.parse('t'),
  paragraph: 0,
  sentence: 0,
  from: 0,
  to: text.length,
  by: { name: 'Dana Whitfield', email: 'dana@helio.example' },
  own,
  subject: 'Budget',
  at,
});

const card: PersonCard = {
  name: 'Dana Whitfield',
  emails: ['dana@helio.example'],
  role: { text: 'CFO', from: 'contacts' },
  company: { name: 'Helio', from: 'contacts' },
  received: 40,
  sent: 30,
  lately: 26,
  first: '2026-03-02T09:00:00Z',
  answers: { mine: 7000, theirs: 200_000 },
  heard: quote(`The term sheet ${'is very long and '.repeat(30)}ends.`, '2026-11-17T09:00:00Z', false),
  wrote: quote('I will bring the papers along.', '2026-11-16T09:00:00Z', true),
};

const said = (asks: PersonAsks, more: Partial<PersonCard> = {}): string =>
  personWords(asks, { card: { ...card, ...more }, promises: [], next: null, last: null });

test('a card takes no more than twelve seconds, however long the mail was', () => {
  expect(said('who').split(/\s+/).length).toBeLessThanOrEqual(36);
  expect(said('who')).toMatch(/^Dana Whitfield, CFO at Helio\. Dana wrote on Tuesday: “The term sheet/);
});

test.each<[asks: PersonAsks, more: Partial<PersonCard>, words: string]>([
  [
    'who',
    { role: { text: 'CFO', from: 'signature' }, heard: null, wrote: null },
    'Dana Whitfield, who signs as “CFO” at Helio. 70 emails since March. You usually answer in about 2 hours.',
  ],
  ['often', {}, 'About 2 emails a week. 40 from Dana and 30 from you since March.'],
  ['often', { lately: 0 }, 'Not at all in the last three months. 40 from Dana and 30 from you since March.'],
  ['pace', {}, 'You usually answer in about 2 hours, and Dana in about 2 days.'],
  ['pace', { answers: { mine: null, theirs: null } }, 'I can’t tell yet: too few answers between you and Dana.'],
  ['heard', { heard: null }, 'Dana has never written to you, as far as I can see.'],
  ['wrote', {}, 'You wrote on Monday: “I will bring the papers along.”'],
  ['role', { role: null }, 'I find no role of Dana, in your contacts or in a signature.'],
  ['company', { company: { name: 'helio.example', from: 'address' } }, 'The address of Dana is at helio.example.'],
  ['address', {}, 'Dana’s address is dana at helio dot example.'],
  ['address', { emails: [] }, 'I know no address of Dana.'],
  ['met', {}, 'I find no meeting with Dana in the last months.'],
])('%s', (asks, more, words) => expect(said(asks, more)).toBe(words));
