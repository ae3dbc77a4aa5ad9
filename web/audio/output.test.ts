// The way to the loudspeaker, with a context and a page that stand for the browser's: what locks it, and what a tap does.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOutput } from './output.ts';

/** A browser's context, which runs when it may. */
const fakeContext = () => {
  const become = (state: string): void => {
    context.state = state;
    context.dispatchEvent(new Event('statechange'));
  };
  const context = Object.assign(new EventTarget(), {
    state: 'suspended',
    become,
    resume: (): Promise<void> => {
      if (!allowed) return new Promise(() => undefined);
      become('running');
      return Promise.resolve();
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

it('keeps the keys of headsets while Flow reads', () => {
  const output = outputHere();
  output.reading(true);
  output.reading(false);
  expect(loop).toEqual(['play', 'pause']);
});
