// What must become of events that the person alone changes, computed from the accepted commands alone. It uses no code of Flow.

export type Expected = { title: string; start: string; exists: boolean };

/** One accepted command: the event as it was before. */
type Accepted = { id: string; event: string; before: Expected | null };

export type EventModel = {
  accept(id: string, event: string, after: (before: Expected | null) => Expected): void;
  /** The last command that still stands. */
  last(): string | null;
  undone(id: string): void;
  /** Somebody else changed it, so the model no longer knows. */
  giveUp(event: string): void;
  /** Events that only the person changes. */
  own(): ReadonlyMap<string, Expected>;
};

export const openEventModel = (): EventModel => {
  const now = new Map<string, Expected>();
  const others = new Set<string>();
  const accepted: Accepted[] = [];
  return {
    accept: (id, event, after) => {
      const before = now.get(event) ?? null;
      accepted.push({ id, event, before });
      now.set(event, after(before));
    },
    last: () => accepted.at(-1)?.id ?? null,
    undone: (id) => {
      const at = accepted.findLastIndex((one) => one.id === id);
      const [one] = accepted.splice(at, 1);
      if (one) now.set(one.event, one.before ?? { title: '', start: '', exists: false });
    },
    giveUp: (event) => void others.add(event),
    own: () => new Map([...now].filter(([event]) => !others.has(event))),
  };
};
