// The frames in which something is drawn: one at a time, and none sooner than it is wanted, for asking for a frame costs the page one.

export type Frames = {
  /** `due`: not before that moment of `performance.now()`. */
  ask: (due: number) => void;
  cancel: () => void;
};

/** A frame of the screen, in ms. */
const oneFrame = 17;

export const createFrames = (draw: (now: number) => void): Frames => {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const ask = (due: number): void => {
    if (frame !== 0) return;
    clearTimeout(timer);
    const wait = due - performance.now() - oneFrame;
    if (wait > oneFrame) timer = setTimeout(() => ask(due), wait);
    else
      frame = requestAnimationFrame((now) => {
        frame = 0;
        draw(now);
      });
  };
  return { ask, cancel };
};
