// States that show a dialogue in both inks, and the pictures of the public pages.
import { fallTo, riseFrom, speech, wetness } from './energy.ts';
import type { LineFrame } from './line-frame.ts';
import type { Turn } from './line-state.ts';
import { dot, dry, halo, ink, rule } from './pen.ts';
import { trace } from './trace.ts';

/** Two inks answer each other across the page, slowly moving. */
export const drawAmbient = (at: LineFrame): void => {
  const moved = at.time * (at.display.speed ?? 0.5);
  const flow = trace(at.flow, {
    from: at.from - 40,
    to: at.nib,
    base: at.base,
    height: at.amp,
    energy: (loop, x) => (0.12 + 0.88 * speech(loop - moved, at.seed)) * fallTo(x, at.nib, 60 * at.scale),
  });
  ink(at.context, flow, at.flow, at.colours.flow);
  if (at.display.fade !== undefined) dry(at, at.from, at.nib, at.display.fade);
  const you = trace(at.you, {
    from: at.nib,
    to: at.width + 40,
    base: at.base,
    height: at.amp,
    energy: (loop, x) => (0.1 + 0.9 * speech(loop - moved, at.seed + 6)) * riseFrom(x, at.nib, 60),
  });
  ink(at.context, you, at.you, at.colours.you);
};

/** A dialogue as a scrubber: both inks in turn, up to the nib. */
export const drawDuo = (at: LineFrame): void => {
  const turns = at.display.turns ?? [];
  for (const turn of turns) drawTurn(at, turn);
  if (at.display.open) {
    rule(at, at.nib, at.width, { colour: at.colours.you });
    halo(at, at.nib, 15, 6.5);
    return;
  }
  rule(at, at.nib, at.width, { colour: at.colours.rule });
  for (const turn of turns) {
    const x = turn.from * at.width;
    if (x <= at.nib) continue;
    at.context.fillStyle = at.colours[turn.who];
    at.context.fillRect(x, at.base - 5, 1.5, 10);
  }
  const current = turns.find((turn) => turn.to * at.width > at.nib);
  dot(at, at.nib, 6.5, at.colours[current?.who ?? 'flow']);
};

const drawTurn = (at: LineFrame, { from, to, who }: Turn): void => {
  const start = from * at.width;
  const end = Math.min(to * at.width, at.nib);
  if (end <= start) return;
  const hand = at[who];
  const points = trace(hand, {
    from: start,
    to: end,
    base: at.base,
    height: at.amp,
    energy: (loop, x) =>
      (0.12 + 0.88 * speech(loop, at.seed + (who === 'flow' ? 0 : 4))) *
      riseFrom(x, start, 40) *
      fallTo(x, end, 40 * at.scale) *
      (end === at.nib ? wetness(x, end, at.level, at.scale) : 1),
  });
  ink(at.context, points, hand, at.colours[who]);
};

export const drawTriptych = (at: LineFrame): void => {
  const first = at.width * 0.345;
  const second = at.width * 0.66;
  const { base, amp, seed } = at;
  const reads = trace(at.flow, {
    from: 0,
    to: first,
    base,
    height: amp,
    energy: (loop, x) => (0.1 + 0.9 * speech(loop, seed)) * fallTo(x, first, 50 * at.scale),
  });
  ink(at.context, reads, at.flow, at.colours.flow);
  const answers = trace(at.you, {
    from: first,
    to: second,
    base,
    height: amp * 1.04,
    energy: (loop, x) =>
      (0.12 + 0.88 * speech(loop, seed + 2)) * riseFrom(x, first, 40) * fallTo(x, second, 50 * at.scale),
  });
  ink(at.context, answers, at.you, at.colours.you);
  paraph(at, second);
};

const paraph = (at: LineFrame, from: number): void => {
  const narrow = at.width < 700;
  const lambda = narrow ? 30 : 54;
  const hand = { ...at.flow, lambda, nibWidth: at.flow.nibWidth * 1.1, slant: 0.4 };
  const middle = from + (at.width - from) * 0.42;
  const points = trace(hand, {
    from,
    to: at.width,
    base: at.base,
    height: at.amp * 1.08,
    energy: (_, x) => Math.exp(-((Math.abs(x - middle) / lambda / (narrow ? 1 : 1.7)) ** 1.8)),
    step: 0.5,
  });
  ink(at.context, points, hand, at.colours.flow);
};
