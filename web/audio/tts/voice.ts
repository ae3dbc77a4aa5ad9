// What can read a sentence aloud, or silently. One sentence at a time; whoever starts the next one decides the order.

export type Reading = {
  text: string;
  /** 1 is normal. */
  rate: number;
  /** A word was begun: how many characters of the text are said when it ends. */
  onWord: (said: number) => void;
  onEnd: () => void;
};

export type Voice = {
  /** `aloud`: it can be heard. */
  kind: 'aloud' | 'silent';
  /** Reads, in place of whatever was being read. */
  read: (reading: Reading) => void;
  /** Falls silent at once; the reading's `onEnd` is not called. */
  stop: () => void;
};
