// Durations counted in log-scale buckets. Histograms of any minutes add up, and so do their percentiles.

/** Counts by bucket. Buckets beyond the last one are empty. */
export type Histogram = readonly number[];

/** Four buckets double: the middle of one is at most 9 % off. */
const perDoubling = 4;
/** Over two minutes. */
export const lastBucket = 68;

/** Bucket 0 ends at one millisecond. */
export const bucketOf = (ms: number): number =>
  ms <= 1 ? 0 : Math.min(lastBucket, 1 + Math.floor(Math.log2(ms) * perDoubling + 1e-9));

/** Milliseconds at which the bucket begins. */
export const bucketStart = (bucket: number): number => (bucket === 0 ? 0 : 2 ** ((bucket - 1) / perDoubling));

export const counted = (histogram: number[], ms: number): void => {
  const bucket = bucketOf(ms);
  while (histogram.length <= bucket) histogram.push(0);
  histogram[bucket] = (histogram[bucket] ?? 0) + 1;
};

/** Milliseconds below which that share of the durations lies, evenly within its bucket. Null without any. */
export const percentile = (histogram: Histogram, share: number): number | null => {
  const all = histogram.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let left = share * all;
  for (const [bucket, count] of histogram.entries()) {
    if (count > 0 && left <= count) {
      const [from, to] = [bucketStart(bucket), bucketStart(bucket + 1)];
      return Math.round(from + ((to - from) * left) / count);
    }
    left -= count;
  }
  return Math.round(bucketStart(histogram.length));
};
