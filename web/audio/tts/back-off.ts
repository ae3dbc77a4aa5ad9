export type BackOff = {
  isOver: () => boolean;
  failed: () => void;
  /** A sentence completed, so the next failure is a first one. */
  fine: () => void;
};

export const createBackOff = (): BackOff => {
  let failures = 0;
  let againAt = 0;
  return {
    isOver: () => performance.now() >= againAt,
    failed: () => {
      againAt = performance.now() + Math.min(away.most, away.first * 2 ** failures);
      failures += 1;
    },
    fine: () => {
      failures = 0;
    },
  };
};

/** In ms: after the first failure, and at most. */
const away = { first: 2000, most: 60_000 } as const;
