// Where the person moved meetings with guests, as the server knows it. Kept on this page for an hour.
import { getMeetingMoves } from '#api/calendar.ts';
import { Problem } from '#domain/problem.ts';
import { now } from '#web/clock.ts';
import { perDevice } from '#web/device.ts';
import { call } from './call.ts';

/** Instants (ms). */
export type Move = { from: number; to: number; movedAt: number };

const kept = 60 * 60_000;
const known = perDevice((): { at: number; moves: readonly Move[] } => ({ at: -Infinity, moves: [] }));

/** Without the server, what this page knows. */
export const meetingMoves = async (): Promise<readonly Move[]> => {
  const here = known();
  const at = now().getTime();
  if (at - here.at < kept) return here.moves;
  try {
    const { moves } = await call(getMeetingMoves, {});
    const read = moves.map(({ from, to, movedAt }) => ({
      from: Date.parse(from),
      to: Date.parse(to),
      movedAt: Date.parse(movedAt),
    }));
    Object.assign(here, { at, moves: read });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
  return here.moves;
};
