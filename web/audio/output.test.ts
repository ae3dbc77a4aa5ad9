// The way to the loudspeaker, with a context and a page that stand for the browser's: what locks it, and what a tap does.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { audibleAt, createOutput } from './output.ts';

/** A browser's context, which runs when it may. */
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
    /** As in a browser, a moment later. */
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

it('makes nothing before sound is wanted', () => {
  const output = outputHere();
  tap();
  expect([contexts.length, output.state.current()]).toEqual([0, 'unused']);
});

it('runs once it is wanted, and has one context', () => {
  const output = outputHere();
  output.unlock();
  output.unlock();
  expect([contexts.length, output.state.current()]).toEqual([1, 'running']);
  expect(output.context()).toBe(contexts[0]);
});

it('is locked where no gesture came before, says so a moment later, and runs with the next tap', () => {
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

it.each(['interrupted', 'suspended'])(
  'is locked once it was %s, as by a call, until the person comes back',
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

it('tells nothing of an interruption that is over at once', () => {
  const output = outputHere();
  output.unlock();
  const told: string[] = [];
  output.state.subscribe(() => told.push(output.state.current()));
  contexts[0]?.become('suspended');
  contexts[0]?.become('running');
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
});

it('takes another context where the browser has closed the one it had', () => {
  const output = outputHere();
  output.unlock();
  contexts[0]?.become('closed');
  tap();
  expect([contexts.length, output.state.current()]).toEqual([2, 'running']);
});

it('rests after half a minute without a sound, says nothing of it, and runs again for the next', async () => {
  const output = outputHere();
  output.unlock();
  const told: string[] = [];
  output.state.subscribe(() => told.push(output.state.current()));
  await vi.advanceTimersByTimeAsync(29_000);
  // Another sound, such as a tone.
  output.unlock();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(contexts[0]?.state).toBe('running');
  await vi.advanceTimersByTimeAsync(2000);
  tap();
  expect([contexts[0]?.state, told]).toEqual(['suspended', ['unused']]);
  output.unlock();
  expect([contexts[0]?.state, told]).toEqual(['running', ['unused', 'running']]);
});

it.each(['reading', 'hearing'] as const)('does not rest in the middle of its %s, however long', async (what) => {
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

it('runs for a microphone that is opened while it rests', async () => {
  const output = outputHere();
  output.unlock();
  await vi.advanceTimersByTimeAsync(40_000);
  output.hearing(true);
  await vi.advanceTimersByTimeAsync(40_000);
  expect([contexts[0]?.state, output.state.current()]).toEqual(['running', 'running']);
});

it('runs where a sound comes while it is on its way to rest', async () => {
  const output = outputHere();
  output.unlock();
  vi.advanceTimersByTime(30_000);
  output.unlock();
  await vi.advanceTimersByTimeAsync(1000);
  expect([contexts[0]?.state, output.state.current()]).toEqual(['running', 'running']);
});

it('goes on saying that it needs a tap, however long it was locked', async () => {
  allowed = false;
  const output = outputHere();
  output.unlock();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(output.state.current()).toBe('locked');
});

it.each([
  ['by the pair of times of the context', { contextTime: 9.5, performanceTime: 4500 }, 5100],
  ['by its latency, where that pair is from before a rest', { contextTime: 9.5, performanceTime: 800 }, 5140],
  ['by its latency, before the first sound', { contextTime: 0, performanceTime: 0 }, 5140],
])('knows when something is heard %s', (_how, pair, heard) => {
  vi.spyOn(performance, 'now').mockReturnValue(5000);
  const context = { currentTime: 10, getOutputTimestamp: () => pair, outputLatency: 0.04, baseLatency: 0 };
  expect(audibleAt(context, 10.1)).toBeCloseTo(heard);
  vi.restoreAllMocks();
});

it('keeps the keys of headsets while Flow reads', () => {
  const output = outputHere();
  output.reading(true);
  output.reading(false);
  expect(loop).toEqual(['play', 'pause']);
});
