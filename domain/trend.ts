export type Trend = 'up' | 'down' | 'flat';

/** Against the range before. Within a tenth nothing has changed. */
export const trendOf = (count: number, before: number): Trend => {
  if (count > before * 1.1) return 'up';
  return count < before * 0.9 ? 'down' : 'flat';
};
