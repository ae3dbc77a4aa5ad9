// Tells the recogniser only about changes.
import type { Endpointing, Hearing } from '#web/audio/hearing/hearing.ts';

export type TurnEndpointing = {
  inState: (endpointing: Endpointing) => void;
  more: () => void;
  turnOver: () => void;
};

export const createEndpointing = ({ expect }: Pick<Hearing, 'expect'>): TurnEndpointing => {
  let state: Endpointing = 'command';
  let open = false;
  let last: Endpointing | null = null;
  const tell = (): void => {
    const next = open && state === 'command' ? 'open' : state;
    if (next !== last) expect(next);
    last = next;
  };
  return {
    inState: (endpointing) => {
      state = endpointing;
      tell();
    },
    more: () => {
      open = true;
      tell();
    },
    turnOver: () => {
      open = false;
      tell();
    },
  };
};
