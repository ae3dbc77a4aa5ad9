import { expect, test } from 'vitest';
import { setHere } from '#test/support/settings.ts';
import { threadWith } from '#test/support/thread.ts';
import { loadsPictures } from './loads-pictures.ts';

const from = (name: string, email: string, labels: ('inbox' | 'spam')[] = ['inbox']) => {
  const thread = { ...threadWith('a', { from: { name, email }, labels }), sender: { received: 9, sent: 3 } };
  const [message] = thread.messages;
  if (!message) throw new Error('the thread has a message');
  return { thread, message };
};
const known = from('Priya Shah', 'priya@northwind.example');
const spam = from('Priya Shah', 'priya@northwind.example', ['spam']);
const stranger = from('Prize Team', 'win@prize.example');
const first = { ...stranger, thread: { ...stranger.thread, sender: { received: 1, sent: 0 } } };

test('pictures wait for a press until the person sets otherwise', () => {
  setHere({});
  expect(loadsPictures(known.thread, known.message)).toBe(false);
});

test('with the setting, pictures load at once, except in spam and in mail that Flow warns about', () => {
  setHere({ loadsPictures: true });
  expect(loadsPictures(known.thread, known.message)).toBe(true);
  expect(loadsPictures(spam.thread, spam.message)).toBe(false);
  expect(loadsPictures(first.thread, first.message)).toBe(false);
});
