// The pace of every call, per person and per network.
import { describe, expect, test } from 'vitest';
import { movableClock } from '#test/support/clock.ts';
import { newUserId } from '#test/support/context.ts';
import { openPace, type PaceKind, rates } from './pace.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const from = (token: string | null, network = '192.0.2.1', path = '/api/a') => ({
  token,
  network,
  path,
  signal: new AbortController().signal,
});

const open = () => {
  const clock = movableClock();
  const pace = openPace(clock);
  let headers: Record<string, string> = {};
  const answered = (caller: ReturnType<typeof from>, kind: PaceKind = 'quick') =>
    pace.run(
      caller,
      kind,
      (announced) => {
        headers = announced;
      },
      async () => 'answered',
    );
  const fill = async (caller: ReturnType<typeof from>, count: number) => {
    for (let nth = 0; nth < count; nth += 1) await answered(caller);
  };
  return { clock, pace, answered, fill, headers: () => headers };
};

/** Work that runs until the test ends it. */
const held = (pace: ReturnType<typeof openPace>, kind: PaceKind) => {
  const ends: (() => void)[] = [];
  let running = 0;
  return {
    running: () => running,
    end: () => ends.splice(0).forEach((end) => void end()),
    ask: (caller: ReturnType<typeof from>) =>
      pace.run(
        caller,
        kind,
        () => {},
        async () => {
          running += 1;
          await new Promise<void>((end) => ends.push(end));
          running -= 1;
        },
      ),
  };
};

describe('the rate', () => {
  test('of a person refuses the call after the burst, names the seconds to wait, and leaves others alone', async () => {
    const { clock, pace, answered, fill, headers } = open();
    for (const token of ['ada', 'ben']) pace.know(token, newUserId());
    await fill(from('ada'), rates.person.burst);
    expect(headers()).toEqual({
      'ratelimit-policy': '"person";q=1200;w=40, "crowd";q=12000;w=40',
      ratelimit: '"person";r=0;t=40',
    });
    await expect(answered(from('ada'))).rejects.toMatchObject({ code: 'calls.too-many', retryAfter: 1 });
    expect(headers().ratelimit).toBe('"person";r=0;t=1');
    expect(await answered(from('ben'))).toBe('answered');
    clock.advance(1000);
    expect(await answered(from('ada'))).toBe('answered');
  });

  test('counts all browsers of a person together once their session is known', async () => {
    const { pace, answered, fill } = open();
    const ada = newUserId();
    pace.know('phone', ada);
    pace.know('desk', ada);
    await fill(from('phone'), rates.person.burst);
    await expect(answered(from('desk'))).rejects.toThrow('calls.too-many');
  });

  test('of tokens that opened nothing yet counts all of one network together', async () => {
    const { pace, answered, fill } = open();
    for (const token of ['one', 'two', 'three']) await fill(from(token), rates.person.burst / 3);
    await expect(answered(from('four'))).rejects.toThrow('calls.too-many');
    expect(await answered(from('four', '192.0.2.2'))).toBe('answered');
    pace.know('ada', newUserId());
    expect(await answered(from('ada'))).toBe('answered');
  });

  test('of a network limits strangers, and not the people who are signed in there', async () => {
    const { answered, fill } = open();
    await fill(from(null), rates.network.burst);
    await expect(answered(from(null))).rejects.toThrow('calls.too-many');
    expect(await answered(from(null, '192.0.2.2'))).toBe('answered');
    expect(await answered(from('ada'))).toBe('answered');
    expect(await answered(from(null), 'shared')).toBe('answered');
  });
});

describe('the turns', () => {
  test('of one person run three quick calls at a time, and another person never waits for them', async () => {
    const { pace, answered } = open();
    const work = held(pace, 'quick');
    const all = Array.from({ length: 300 }, () => work.ask(from('ada')));
    await settled();
    expect(work.running()).toBe(3);
    expect(await answered(from('ben'))).toBe('answered');
    for (let round = 0; round < 100; round += 1) {
      work.end();
      await settled();
    }
    await Promise.all(all);
  });

  test('of one person run one heavy call at a time, beside their quick calls', async () => {
    const { pace, answered } = open();
    const work = held(pace, 'heavy');
    const all = [work.ask(from('ada')), work.ask(from('ada')), work.ask(from('ben'))];
    await settled();
    expect(work.running()).toBe(2);
    expect(await answered(from('ada'))).toBe('answered');
    work.end();
    await settled();
    work.end();
    await Promise.all(all);
  });

  test('of slow calls hold up neither quick calls nor the slow calls of another route', async () => {
    const { pace, answered } = open();
    const work = held(pace, 'slow');
    const all = Array.from({ length: 9 }, () => work.ask(from('ada')));
    await settled();
    expect(work.running()).toBe(8);
    expect(await answered(from('ada'))).toBe('answered');
    expect(await answered(from('ada', '192.0.2.1', '/api/b'), 'slow')).toBe('answered');
    work.end();
    await settled();
    work.end();
    await Promise.all(all);
  });

  test('refuse more calls than may wait', async () => {
    const { pace } = open();
    const work = held(pace, 'quick');
    const all = Array.from({ length: 504 }, () => work.ask(from('ada')).catch((error: unknown) => error));
    await settled();
    const refused = all.at(-1);
    expect(await refused).toMatchObject({ code: 'calls.too-many', retryAfter: 1 });
    for (let round = 0; round < 170; round += 1) {
      work.end();
      await settled();
    }
    await Promise.all(all);
  });

  test('skip a caller who left', async () => {
    const { pace } = open();
    const work = held(pace, 'quick');
    const running = Array.from({ length: 3 }, () => work.ask(from('ada')));
    const leave = new AbortController();
    const gone = work.ask({ ...from('ada'), signal: leave.signal });
    leave.abort(new Error('left'));
    await expect(gone).rejects.toThrow('left');
    work.end();
    await Promise.all(running);
    expect(work.running()).toBe(0);
  });
});
