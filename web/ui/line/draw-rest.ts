// The states without words: waiting, working, done.
import { clamp, noise } from './energy.ts';
import { handwritings } from './handwriting.ts';
import type { LineFrame } from './line-frame.ts';
import { ink } from './pen.ts';
import { trace } from './trace.ts';

export const drawIdle = (at: LineFrame): void => {
  const points = trace(at.flow, {
    from: at.from,
    to: at.width,
    base: at.base,
    height: at.amp * 0.06,
    energy: (loop) => 0.4 + 0.6 * noise(loop / 5 + at.time * 0.25, 5),
  });
  ink(at.context, points, at.flow, at.colours.flow, 0.3);
};

/** One loop travels along the line in three seconds. */
export const drawThinking = (at: LineFrame): void => {
  const passed = at.still ? 0.58 : (at.time * 0.32) % 1.2;
  const here = at.from + (at.width - at.from) * (passed - 0.05);
  const points = trace(at.flow, {
    from: at.from,
    to: at.width,
    base: at.base,
    height: at.amp * 0.62,
    energy: (_, x) => Math.exp(-(((x - here) / (30 * at.scale)) ** 2)),
  });
  ink(at.context, points, at.flow, at.colours.flow, 0.6);
};

/** Seconds to draw the flourish. */
export const flourishTime = 1.4;

export const drawFlourish = (at: LineFrame): void => {
  const narrow = at.width < 700;
  const tall = at.height * (at.display.tall ?? 0.66);
  const lambda = narrow ? 34 : 62;
  const hand = { ...handwritings.flow, lambda, nibWidth: narrow ? 5.5 : 8.5, hairline: 2, slant: 0.38, loop: 0.34 };
  // The tallest loop stands in the middle. Its slant moves its head to the right.
  const middle = (Math.round((at.width / 2 - tall * 0.16) / lambda) + 0.5) * lambda;
  const points = trace(hand, {
    from: 0,
    to: at.still ? at.width : at.width * clamp(at.time / flourishTime, 0, 1),
    base: at.base,
    height: tall,
    energy: (_, x) => Math.exp(-((Math.abs((x - middle) / lambda) / (narrow ? 2 : 2.9)) ** 1.7)),
    step: 0.5,
  });
  ink(at.context, points, hand, at.colours.flow);
};
