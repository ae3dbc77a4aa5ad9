import { VoiceTurn } from '#domain/voice-turn.ts';
import { perDevice } from '#web/device.ts';
import { openReportSender } from './report-sender.ts';
import type { Store } from './store.ts';
import { turnPlace } from './turn-place.ts';
import { tellTurn } from './voice.ts';

export type TurnLog = {
  hold: (turn: VoiceTurn) => void;
  put: (turn: VoiceTurn) => void;
  close: () => void;
};

const mostKept = 50;

const here = perDevice(() => {
  const own: { open: TurnLog | null } = { open: null };
  // Never sends one user's records as another's.
  turnPlace.subscribe(() => {
    own.open?.close();
    own.open = null;
  });
  return own;
});

/** Sends what an earlier visit left. Null without a mailbox. */
export const turnLog = (): TurnLog | null => {
  const place = turnPlace.current();
  const own = here();
  own.open ??= place && openTurnLog(place.store, place.scope);
  return own.open;
};

export const openTurnLog = (store: Store, scope: string): TurnLog => {
  const held = new Set<string>();
  const sender = openReportSender({
    store,
    shelf: 'turn',
    lock: `flow-turns-${scope}`,
    tell,
    waits: (name) => held.has(name),
  });
  const keep = async (turn: VoiceTurn): Promise<void> => {
    await store.change('turn', { put: new Map([[turn.id, turn]]) });
    // Ids sort by time.
    const tooMany = (await store.keys('turn')).slice(0, -mostKept);
    if (tooMany.length > 0) await store.change('turn', { remove: tooMany });
  };
  return {
    hold: (turn) => {
      held.add(turn.id);
      keep(turn).catch(() => {});
    },
    put: (turn) => {
      held.delete(turn.id);
      // Without space, sends the record directly.
      keep(turn).then(sender.begin, () => tellTurn(turn).catch(() => {}));
    },
    close: sender.close,
  };
};

const tell = async (kept: unknown): Promise<void> => {
  const turn = VoiceTurn.safeParse(kept);
  if (turn.success) await tellTurn(turn.data);
};
