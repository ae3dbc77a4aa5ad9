export type CacheHealth = 'excellent' | 'good' | 'fair' | 'poor';

/** By the share of hits, as the specification has it. Null without any question. */
export const cacheHealth = ({ hits, misses }: { hits: number; misses: number }): CacheHealth | null => {
  if (hits + misses === 0) return null;
  const percent = (100 * hits) / (hits + misses);
  if (percent >= 80) return 'excellent';
  if (percent >= 60) return 'good';
  return percent >= 40 ? 'fair' : 'poor';
};
