// Draws the line in any state, and says whether that state moves.
import { drawDenied, drawOffline, drawReading } from './draw-reading.ts';
import { drawFlourish, drawIdle, drawThinking, flourishTime } from './draw-rest.ts';
import { drawAmbient, drawDuo, drawTriptych } from './draw-scenes.ts';
import { drawHearing, drawListening, drawRunout } from './draw-voice.ts';
import { type LineFrame, type Moment, scene } from './line-frame.ts';
import type { LineDisplay, LineState } from './line-state.ts';

export const drawLine = (display: LineDisplay, moment: Moment): void => {
  moment.context.clearRect(0, 0, moment.width, moment.height);
  drawings[display.state].draw(scene(display, moment));
};

/** Whether another frame would differ. `time`: seconds since the state began. */
export const moves = (display: LineDisplay, time: number): boolean => {
  const { moving } = drawings[display.state];
  if (moving === 'with a voice') return display.level !== undefined;
  return moving === 'always' || (moving === 'once' && time < flourishTime);
};

/** Milliseconds between frames. Slow motion needs fewer. */
export const frameTime = ({ state }: LineDisplay): number => drawings[state].every ?? 0;

type Drawing = {
  draw: (at: LineFrame) => void;
  moving: 'always' | 'never' | 'once' | 'with a voice';
  every?: number;
};

const drawings: Record<LineState, Drawing> = {
  idle: { draw: drawIdle, moving: 'always' },
  reading: { draw: drawReading, moving: 'always', every: 32 },
  paused: { draw: drawReading, moving: 'never' },
  listening: { draw: drawListening, moving: 'always', every: 96 },
  hearing: { draw: drawHearing, moving: 'always' },
  thinking: { draw: drawThinking, moving: 'always' },
  denied: { draw: drawDenied, moving: 'with a voice' },
  offline: { draw: drawOffline, moving: 'with a voice' },
  runout: { draw: drawRunout, moving: 'never' },
  flourish: { draw: drawFlourish, moving: 'once' },
  duo: { draw: drawDuo, moving: 'always' },
  ambient: { draw: drawAmbient, moving: 'always' },
  triptych: { draw: drawTriptych, moving: 'never' },
};
