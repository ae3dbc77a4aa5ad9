// Numbers in an utterance: how many mails to move, how fast to read. A number out of range does not match.

/** `count` of mails; `rate` as a factor; `decimal`, a factor that cannot be anything else; `percent` of normal speed. */
export type NumberSlot = 'count' | 'rate' | 'decimal' | 'percent';

export const readNumber = {
  count: (word) => (/^[1-9][0-9]?$/.test(word) ? Number(word) : null),
  rate: (word) => (/^[0-9](\.[0-9]{1,2})?$/.test(word) ? inBounds(Number(word)) : null),
  decimal: (word) => (/^[0-9]\.[0-9]{1,2}$/.test(word) ? inBounds(Number(word)) : null),
  percent: (word) => (/^[0-9]{2,3}$/.test(word) ? inBounds(Number(word) / 100) : null),
} as const satisfies Record<NumberSlot, (word: string) => number | null>;

const inBounds = (rate: number): number | null => (rate >= 0.75 && rate <= 2 ? rate : null);

export const isNumberSlot = (name: string): name is NumberSlot => name in readNumber;
