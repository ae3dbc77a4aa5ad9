// Made by `scripts/examples.mjs`: seconds of each conversation's sound.
export const measured: Readonly<Record<string, { seconds: number; turns: readonly { from: number; to: number }[] }>> = {
  answer: {
    seconds: 21.39,
    turns: [
      { from: 0.35, to: 5.91 },
      { from: 6.51, to: 9.15 },
      { from: 9.5, to: 15.04 },
      { from: 15.64, to: 16.52 },
      { from: 16.87, to: 20.89 },
    ],
  },
  clear: {
    seconds: 19.69,
    turns: [
      { from: 0.6, to: 2.46 },
      { from: 2.81, to: 10.15 },
      { from: 10.76, to: 12.42 },
      { from: 12.77, to: 14.5 },
      { from: 15.1, to: 15.9 },
      { from: 16.26, to: 19.19 },
    ],
  },
  block: {
    seconds: 19.5,
    turns: [
      { from: 0.6, to: 2.33 },
      { from: 2.68, to: 6.81 },
      { from: 7.4, to: 9.02 },
      { from: 9.37, to: 14.91 },
      { from: 15.51, to: 16.31 },
      { from: 16.66, to: 19 },
    ],
  },
  later: {
    seconds: 14.83,
    turns: [
      { from: 0.35, to: 4.67 },
      { from: 5.27, to: 6.99 },
      { from: 7.34, to: 8.74 },
      { from: 9.34, to: 11.4 },
      { from: 11.75, to: 14.33 },
    ],
  },
};
