// What a finger's path over a row of the queue means.

export type SwipeKind = 'archive' | 'snooze';

export type Swipe = {
  kind: SwipeKind;
  /** The finger has gone far enough: letting go acts. */
  passes: boolean;
};

/** Pixels before the direction counts. A tap also moves a little. */
const slack = 10;
/** Pixels that make a swipe, or a share of a narrow row. */
const far = 96;
const share = 0.3;
/** Pixels at the edges of the screen, where a swipe is the system's 'back'. */
const edge = 20;

/** Null while the direction is open. Scrolling wins unless the path is clearly sideways. */
export const directionOf = (x: number, y: number): 'sideways' | 'scroll' | null => {
  if (Math.max(Math.abs(x), Math.abs(y)) < slack) return null;
  return Math.abs(x) > 1.5 * Math.abs(y) ? 'sideways' : 'scroll';
};

/** `x`: pixels to the right of the start. */
export const swipeAt = (x: number, rowWidth: number): Swipe => ({
  kind: x > 0 ? 'archive' : 'snooze',
  passes: Math.abs(x) >= Math.min(far, share * rowWidth),
});

export const startsAtEdge = (x: number, screenWidth: number): boolean => x < edge || x > screenWidth - edge;
