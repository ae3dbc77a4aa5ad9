// Limits parallel work in total and per person.
import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('runs a limited number for each person, and in total', async () => {
  const turns = takeTurns({ together: 3, each: 2, waiting: 10, full: 'picture.busy' });
  const running: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (who: string) =>
    turns(who, async () => {
      running.push(who);
      await new Promise<void>((end) => ends.push(end));
    });
  const all = [ask('ada'), ask('ada'), ask('ada'), ask('ben'), ask('ben')];
  await settled();
  expect(running).toEqual(['ada', 'ada', 'ben']);
  ends[0]?.();
  await settled();
  expect(running).toEqual(['ada', 'ada', 'ben', 'ada']);
  for (let nth = 1; nth < all.length; nth += 1) {
    ends[nth]?.();
    await settled();
  }
  await Promise.all(all);
  expect(running).toHaveLength(5);
});

test('refuses more than may wait, and continues after failures', async () => {
  const turns = takeTurns({ together: 1, each: 1, waiting: 1, full: 'picture.busy' });
  let fail = (): void => {};
  const first = turns('ada', () => new Promise((_, reject) => (fail = () => reject(new Error('gone')))));
  const second = turns('ada', async () => 'done');
  await expect(turns('ada', async () => 'too much')).rejects.toMatchObject({ code: 'picture.busy' });
  fail();
  await expect(first).rejects.toThrow('gone');
  expect(await second).toBe('done');
});

test('drops cancelled work, and limits the whole queue', async () => {
  const turns = takeTurns({ together: 1, each: 1, waiting: 5, line: 2, full: 'speech.busy' });
  let end = (): void => {};
  const first = turns('ada', () => new Promise<void>((done) => (end = done)));
  const given = new AbortController();
  const second = turns('ben', async () => 'never', given.signal);
  const third = turns('cleo', async () => 'third');
  await expect(turns('dan', async () => 'too much')).rejects.toMatchObject({ code: 'speech.busy', retryAfter: 1 });
  given.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  end();
  await first;
  expect(await third).toBe('third');
  await expect(turns('ben', async () => 'never', given.signal)).rejects.toThrow('gone');
});
