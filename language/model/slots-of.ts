// Labels of words, 'B-date I-date O', as slots.

export interface TaggedSlot {
  readonly type: string;
  /** From word to word, the last not included. */
  readonly from: number;
  readonly to: number;
}

export const slotsOf = (labels: readonly string[]): TaggedSlot[] => {
  const slots: TaggedSlot[] = [];
  labels.forEach((label, from) => {
    if (!label.startsWith('B-')) return;
    const type = label.slice(2);
    let to = from + 1;
    while (labels[to] === `I-${type}`) to += 1;
    slots.push({ type, from, to });
  });
  return slots;
};
