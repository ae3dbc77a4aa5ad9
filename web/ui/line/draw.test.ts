import { describe, expect, test } from 'vitest';
import { drawLine, moves } from './draw.ts';
import type { Colours } from './line-frame.ts';
import { type LineDisplay, lineStates } from './line-state.ts';

type Drawn = { strokes: string[]; dots: { x: number; colour: string }[]; ticks: number[]; dashes: number[][] };

/** A canvas that records its calls. */
const canvas = () => {
  const drawn: Drawn = { strokes: [], dots: [], ticks: [], dashes: [] };
  const context = {
    strokeStyle: '',
    fillStyle: '',
    at: 0,
    clearRect: () => {},
    save: () => {},
    restore: () => {},
    beginPath: () => {},
    moveTo: () => {},
    lineTo: () => {},
    setLineDash: (dash: number[]) => drawn.dashes.push(dash),
    stroke: () => drawn.strokes.push(context.strokeStyle),
    fill: () => drawn.dots.push({ x: context.at, colour: context.fillStyle }),
    arc: (x: number) => {
      context.at = x;
    },
    fillRect: (x: number, _y: number, width: number) => {
      if (width === 1) drawn.ticks.push(x);
    },
    createLinearGradient: () => ({ addColorStop: () => {} }),
  };
  return { drawn, context };
};

const colours: Colours = { flow: 'green', you: 'red', rule: 'grey', ink2: 'ink-2', ink3: 'ink-3' };

const draw = (display: LineDisplay): Drawn => {
  const { drawn, context } = canvas();
  // @ts-expect-error: only what the pen uses is there.
  drawLine(display, { context, width: 1000, height: 136, time: 1, still: true, colours });
  return drawn;
};

describe('the line', () => {
  test.each(lineStates)('draws something when %s', (state) => {
    expect(draw({ state, progress: 0.5 }).strokes.length).toBeGreaterThan(0);
  });

  test('is red only while the microphone is on', () => {
    const red = (state: LineDisplay['state']) => draw({ state, progress: 0.5 }).strokes.includes('red');
    for (const state of ['listening', 'hearing'] as const) expect(red(state), state).toBe(true);
    for (const state of ['idle', 'reading', 'paused', 'thinking', 'denied', 'offline', 'flourish'] as const)
      expect(red(state), state).toBe(false);
  });

  test('puts its nib at the reading position', () => {
    expect(draw({ state: 'reading', progress: 0.25 }).dots).toEqual([{ x: 250, colour: 'green' }]);
    expect(draw({ state: 'reading', progress: 7 }).dots).toEqual([{ x: 1000, colour: 'green' }]);
  });

  test.each([
    { progress: 0, marked: [100, 420, 900] },
    { progress: 0.42, marked: [900] },
    { progress: 1, marked: [] },
  ])('marks the sentences ahead when the nib is at $progress', ({ progress, marked }) => {
    expect(draw({ state: 'reading', progress, ticks: [0, 0.1, 0.42, 0.9] }).ticks).toEqual(marked);
  });

  test('marks no sentences that are too close together', () => {
    const ticks = (count: number) => Array.from({ length: count }, (_, nth) => nth / count);
    expect(draw({ state: 'reading', progress: 0, ticks: ticks(160) }).ticks.length).toBeGreaterThan(100);
    expect(draw({ state: 'reading', progress: 0, ticks: ticks(3000) }).ticks).toEqual([]);
  });

  test('is dotted ahead when offline', () => {
    expect(draw({ state: 'denied', progress: 0.5 }).dashes).toContainEqual([2, 9]);
    expect(draw({ state: 'offline', progress: 0.5 }).dashes).toContainEqual([1, 6]);
    expect(draw({ state: 'reading', progress: 0.5 }).dashes.flat()).toEqual([]);
  });

  test.each([
    { state: 'reading', time: 90, moving: true },
    { state: 'paused', time: 0, moving: false },
    { state: 'flourish', time: 1, moving: true },
    { state: 'flourish', time: 1.5, moving: false },
    { state: 'offline', time: 0, moving: false },
    { state: 'runout', time: 0, moving: false },
  ] as const)('moving is $moving when $state after $time s', ({ state, time, moving }) => {
    expect(moves({ state }, time)).toBe(moving);
  });

  test('keeps moving offline while a voice is audible', () => {
    expect(moves({ state: 'offline', level: () => 0.5 }, 0)).toBe(true);
  });
});
