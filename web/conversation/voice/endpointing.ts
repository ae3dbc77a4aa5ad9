// Which silence ends a turn: that of the state, unless the words so far want more. The ears are told only of what changes.
import type { Endpointing, Hearing } from '#web/audio/hearing/hearing.ts';

export type TurnEndpointing = {
  /** The state's own. */
  inState: (endpointing: Endpointing) => void;
  /** This turn goes on: a beginning was heard. */
  more: () => void;
  turnOver: () => void;
};

export const createEndpointing = ({ expect }: Pick<Hearing, 'expect'>): TurnEndpointing => {
  let state: Endpointing = 'command';
  let open = false;
  let told: Endpointing | null = null;
  const tell = (): void => {
    const next = open && state === 'command' ? 'open' : state;
    if (next !== told) expect(next);
    told = next;
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
