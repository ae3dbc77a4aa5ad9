// The event that Flow spoke of last, so 'where is it' needs no name.
import type { Occurrence } from '#domain/agenda.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { perDevice } from '#web/device.ts';

type Spoken = { event: Occurrence; turn: number; at: number };

const spoken = perDevice((): { last: Spoken | null } => ({ last: null }));

/** After this many milliseconds 'it' is no longer clear. */
const remembered = 90_000;

export const rememberEvent = (event: Occurrence, { captions }: Pick<AssistantSession, 'captions'>): void => {
  spoken().last = { event, turn: captions.current()?.turn ?? 0, at: performance.now() };
};

/** Null once Flow has said something else. */
export const spokenEvent = ({ captions }: Pick<AssistantSession, 'captions'>): Occurrence | null => {
  const { last } = spoken();
  const turn = captions.current()?.turn ?? last?.turn;
  return last && turn === last.turn && performance.now() - last.at < remembered ? last.event : null;
};
