// Redraws one canvas: sharp at any size, in the theme's colours, only while it moves and is visible.
import { drawLine, frameTime, moves } from './draw.ts';
import { createFrames } from './frames.ts';
import { handwritings } from './handwriting.ts';
import type { Colours } from './line-frame.ts';
import type { LineDisplay } from './line-state.ts';
import { createWriting } from './writing.ts';

export type Line = { show: (display: LineDisplay) => void; stop: () => void };

/** The still frame for people who prefer reduced motion. */
const stillTime = 3.4;

export const startLine = (canvas: HTMLCanvasElement, first: LineDisplay): Line => {
  const context = canvas.getContext('2d');
  if (context === null) return { show: () => {}, stop: () => {} };
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let display = first;
  let stretch = stretchOf(first);
  let colours = readColours(canvas);
  let size = { width: 0, height: 0 };
  let behind = false;

  const draw = (now: number): void => {
    if (size.width === 0 || document.hidden) return;
    // The words that came in the same frame paint first, so the line draws one frame later.
    if (behind) {
      behind = false;
      return ask();
    }
    const still = lessMotion.matches;
    stretch.drawn = now;
    const time = still ? stillTime : (now - stretch.began) / 1000;
    drawLine(display, { context, ...size, time, still, colours, writing: stretch.writing });
    if (!still && moves(display, time)) ask();
  };
  const frames = createFrames(draw);
  const ask = (): void => frames.ask(stretch.drawn + frameTime(display));
  const recolour = (): void => {
    colours = readColours(canvas);
    ask();
  };
  const watching = watch(canvas, {
    resized: (width, height) => {
      size = { width, height };
      fit(canvas, context, size);
      // At once: a resized canvas is blank, and a frame without the line would flicker.
      frames.cancel();
      behind = false;
      draw(performance.now());
    },
    seen: ask,
    recolour,
    lessMotion,
  });
  return {
    show: (next) => {
      if (next.state !== display.state) stretch = stretchOf(next);
      display = next;
      behind = true;
      ask();
    },
    stop: () => {
      frames.cancel();
      watching.abort();
    },
  };
};

/** Since the start of a state: the last frame's time, and what the voice drew. */
const stretchOf = ({ scale = 1 }: LineDisplay) => ({
  began: performance.now(),
  drawn: 0,
  writing: createWriting(handwritings.you.lambda * scale),
});

type Watched = {
  resized: (width: number, height: number) => void;
  seen: () => void;
  recolour: () => void;
  lessMotion: MediaQueryList;
};

/** Ends when the caller aborts the returned controller. */
const watch = (canvas: HTMLCanvasElement, { resized, seen, recolour, lessMotion }: Watched): AbortController => {
  const watching = new AbortController();
  const { signal } = watching;
  const sizes = new ResizeObserver(() => resized(canvas.clientWidth, canvas.clientHeight));
  sizes.observe(canvas);
  const themes = new MutationObserver(recolour);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    themes.disconnect();
  });
  document.addEventListener('visibilitychange', seen, { signal });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', recolour, { signal });
  lessMotion.addEventListener('change', seen, { signal });
  return watching;
};

const fit = (
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
): void => {
  const density = Math.min(2, devicePixelRatio || 1);
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  context.setTransform(density, 0, 0, density, 0, 0);
};

/** flow-line.module.css registers the inks as colours, so the values arrive resolved for the theme. */
const readColours = (canvas: HTMLCanvasElement): Colours => {
  const style = getComputedStyle(canvas);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  return {
    flow: read('--line-flow'),
    you: read('--line-you'),
    rule: read('--line-rule'),
    ink2: read('--line-ink-2'),
    ink3: read('--line-ink-3'),
  };
};
