// Reports about Flow's own voice, in US English.

export const speakingWords = {
  browser: 'Flow’s voice is not there right now. Your browser’s voice reads until it is back.',
  silent: 'Flow’s voice is not there right now. The words light up until it is back.',
} as const;
