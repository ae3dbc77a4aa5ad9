import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { audibleAt, createOutput } from './output.ts';

/** A fake context that runs when allowed. */
const fakeContext = () => {
  const become = (state: string): void => {
    context.state = state;
    context.dispatchEvent(new Event('statechange'));
  };
  let rests = false;
  const context = Object.assign(new EventTarget(), {
    state: 'suspended',
    become,
    resume: (): Promise<void> => {
      if (!allowed) return new Promise(() => undefined);
      rests = false;
      become('running');
      return Promise.resolve();
    },
    /** Asynchronous, as in a browser. */
    suspend: async (): Promise<void> => {
      rests = true;
      await Promise.resolve();
      if (rests) become('suspended');
    },
  });
  return context;
};

let contexts: ReturnType<typeof fakeContext>[];
let allowed: boolean;
let page: EventTarget;
let loop: string[];

const outputHere = () =>
  createOutput({
    open: () => {
      const context = fakeContext();
      contexts.push(context);
      return context;
    },
    page,
    loop: { play: () => loop.push('play'), pause: () => loop.push('pause') },
  });
const tap = (): void => void page.dispatchEvent(new Event('pointerup'));

beforeEach(() => {
  vi.useFakeTimers();
  [contexts, loop, allowed, page] = [[], [], true, new EventTarget()];
});
afterEach(() => vi.useRealTimers());

test('output: creates nothing before the first sound', () => {
  const output = outputHere();
  tap();
  expect([contexts.length, output.state.current()]).toEqual([0, 'unused']);
});

test('output: starts on demand with one context', () => {
  const output = outputHere();
  output.unlock();
  output.unlock();
  expect([contexts.length, output.state.current()]).toEqual([1, 'running']);
  expect(output.context()).toBe(contexts[0]);
});

test('output: is locked without a gesture, reports it a moment later, and runs after a tap', () => {
  allowed = false;
  const output = outputHere();
  output.unlock();
  expect(output.state.current()).toBe('unused');
  vi.advanceTimersByTime(250);
  expect(output.state.current()).toBe('locked');
  allowed = true;
  tap();
  expect(output.state.current()).toBe('running');
});

test.each(['interrupted', 'suspended'])(
  'output: is locked once it was %s, as by a call, until the person returns',
  (state) => {
    const output = outputHere();
    output.unlock();
    allowed = false;
    contexts[0]?.become(state);
    vi.advanceTimersByTime(250);
    expect(output.state.current()).toBe('locked');
    tap();
    vi.advanceTimersByTime(250);
    expect(output.state.current()).toBe('locked');
    allowed = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(output.state.current()).toBe('running');
  },
);

test('output: reports no short interruption', () => {
  const output = outputHere();
  output.unlock();
  const events: string[] = [];
  output.state.subscribe(() => events.push(output.state.current()));
  contexts[0]?.become('suspended');
  contexts[0]?.become('running');
  vi.advanceTimersByTime(1000);
  expect(events).toEqual([]);
});

test('output: replaces a closed context', () => {
  const output = outputHere();
  output.unlock();
  contexts[0]?.become('closed');
  tap();
  expect([contexts.length, output.state.current()]).toEqual([2, 'running']);
});

test('output: suspends silently after half a minute without sound, and resumes for the next', async () => {
  const output = outputHere();
  output.unlock();
  const states: string[] = [];
  output.state.subscribe(() => states.push(output.state.current()));
  await vi.advanceTimersByTimeAsync(29_000);
  output.unlock();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(contexts[0]?.state).toBe('running');
  await vi.advanceTimersByTimeAsync(2000);
  tap();
  expect([contexts[0]?.state, states]).toEqual(['suspended', ['unused']]);
  output.unlock();
  expect([contexts[0]?.state, states]).toEqual(['running', ['unused', 'running']]);
});

test.each(['reading', 'hearing'] as const)('output: does not suspend during its %s, however long', async (what) => {
  const output = outputHere();
  output.unlock();
  output[what](true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(contexts[0]?.state).toBe('running');
  output[what](false);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(contexts[0]?.state).toBe('running');
  await vi.advanceTimersByTimeAsync(2000);
  expect(contexts[0]?.state).toBe('suspended');
});

test('output: resumes for a microphone', async () => {
  const output = outputHere();
  output.unlock();
  await vi.advanceTimersByTimeAsync(40_000);
  output.hearing(true);
  await vi.advanceTimersByTimeAsync(40_000);
  expect([contexts[0]?.state, output.state.current()]).toEqual(['running', 'running']);
});

test('output: resumes for a sound during suspension', async () => {
  const output = outputHere();
  output.unlock();
  vi.advanceTimersByTime(30_000);
  output.unlock();
  await vi.advanceTimersByTimeAsync(1000);
  expect([contexts[0]?.state, output.state.current()]).toEqual(['running', 'running']);
});

test('output: keeps reporting that it needs a tap', async () => {
  allowed = false;
  const output = outputHere();
  output.unlock();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(output.state.current()).toBe('locked');
});

test.each([
  ['by the pair of times of the context', { contextTime: 9.5, performanceTime: 4500 }, 5100],
  ['by its latency, where that pair is from before a rest', { contextTime: 9.5, performanceTime: 800 }, 5140],
  ['by its latency, before the first sound', { contextTime: 0, performanceTime: 0 }, 5140],
])('output: knows when something is audible %s', (_how, pair, heard) => {
  vi.spyOn(performance, 'now').mockReturnValue(5000);
  const context = { currentTime: 10, getOutputTimestamp: () => pair, outputLatency: 0.04, baseLatency: 0 };
  expect(audibleAt(context, 10.1)).toBeCloseTo(heard);
  vi.restoreAllMocks();
});

test('output: keeps the media keys while Flow reads', () => {
  const output = outputHere();
  output.reading(true);
  output.reading(false);
  expect(loop).toEqual(['play', 'pause']);
});
