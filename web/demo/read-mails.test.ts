import { expect, test } from 'vitest';
import { hasLabel, unanswered } from '#domain/mail.ts';
import { rankingOf } from '#reading/ranking.ts';
import { own } from './people.ts';
import { readMails } from './read-mails.ts';

const now = new Date('2026-11-20T09:30:00Z');
const { threads } = readMails(now);
const messages = threads.flatMap((thread) => thread.messages);

test('the demo is an executive’s morning: people to answer first, bulk aside, some mail already handled', () => {
  const { queue, aside } = rankingOf(threads, { now, ownAddress: own.email });
  expect(queue.length).toBeGreaterThanOrEqual(10);
  expect(aside.length).toBeGreaterThanOrEqual(5);
  expect(queue.slice(0, 5).every(({ why }) => why !== '')).toBe(true);
  expect(threads.filter((thread) => !hasLabel(thread, 'inbox')).length).toBeGreaterThanOrEqual(3);
});

test('the demo has only past mail at any time of day', () => {
  for (const at of ['2026-11-20T00:02:00Z', '2026-03-29T03:00:00Z', '2026-11-20T23:58:00Z'])
    for (const thread of readMails(new Date(at)).threads)
      expect(thread.messages.filter((message) => Date.parse(message.at) > Date.parse(at))).toEqual([]);
});

test('the demo repeats no sentence', () => {
  const greeting =
    /^(?:Hi|Dear|Morning|Guten) |^(?:Thanks|Warmly|With kind regards|Mit freundlichen)|^[\p{Lu}][\p{L}. -]{0,24}$|^Sam,$/u;
  const sentences = messages
    .flatMap(({ reading }) => (reading.paragraphs ?? []).flat())
    .filter((sentence) => !greeting.test(sentence));
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});

test('every demo mail has something to read aloud', () => {
  for (const thread of threads)
    for (const { reading, subject } of unanswered(thread)) {
      expect((reading.paragraphs ?? []).flat().join(' ').length, subject).toBeGreaterThan(60);
      expect(reading.seconds, subject).toBeGreaterThan(5);
    }
});

test('the demo has an invitation, files, and every way to leave a list', () => {
  expect(messages.filter(({ invitation }) => invitation !== null).length).toBe(1);
  expect(messages.flatMap(({ attachments }) => attachments).length).toBeGreaterThanOrEqual(3);
  const ways = messages.flatMap(({ unsubscribe }) => unsubscribe?.way.kind ?? []);
  expect(ways.toSorted()).toEqual(['link', 'mail', 'one-click']);
});
