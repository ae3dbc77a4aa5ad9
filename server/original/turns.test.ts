// So much at once and no more, and nobody's many hold up another's few.
import { expect, it } from 'vitest';
import { takeTurns } from './turns.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('takes so many at once for each, and so many together', async () => {
  const turns = takeTurns({ together: 3, each: 2, waiting: 10 });
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

it('refuses more than can wait, and goes on after work that fails', async () => {
  const turns = takeTurns({ together: 1, each: 1, waiting: 1 });
  let fail = (): void => {};
  const first = turns('ada', () => new Promise((_, reject) => (fail = () => reject(new Error('gone')))));
  const second = turns('ada', async () => 'done');
  await expect(turns('ada', async () => 'too much')).rejects.toMatchObject({ code: 'picture.busy' });
  fail();
  await expect(first).rejects.toThrow('gone');
  expect(await second).toBe('done');
});
