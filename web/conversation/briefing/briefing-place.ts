// Keeps the place in a briefing over a reload of the page: ids of lines, without their words.
import * as z from 'zod/mini';
import type { BriefingKind } from '#domain/briefing.ts';
import { now } from '#web/clock.ts';
import { browserKeeps } from '#web/data/stand-in.ts';
import { currentSession } from '#web/session/session.ts';
import type { ShownBriefing } from './shown-briefing.ts';

const Place = z.object({
  kind: z.enum(['morning', 'evening']),
  /** The line that comes next. */
  line: z.string(),
  heard: z.array(z.string()),
  isOver: z.boolean(),
  /** The longest time to hear it, in seconds. */
  most: z.number(),
  at: z.number(),
});
export type BriefingPlace = z.infer<typeof Place>;

export const keepPlace = (shown: ShownBriefing | null): void => {
  const line = shown?.briefing.lines[shown.at];
  if (shown === null || line === undefined) return;
  const { briefing, heard, pace, most } = shown;
  const place = { kind: briefing.kind, line: line.id, heard: [...heard], isOver: pace === 'over', most };
  try {
    browserKeeps().setItem(key(), JSON.stringify({ ...place, at: now().getTime() } satisfies BriefingPlace));
  } catch {
    // Without storage, the briefing begins again after a reload.
  }
};

/** Milliseconds. Later it is another briefing. */
const holds = 10 * 60_000;

export const readPlace = (kind: BriefingKind): BriefingPlace | null => {
  const place = stored();
  return place !== null && place.kind === kind && Math.abs(now().getTime() - place.at) < holds ? place : null;
};

/** Null if the line is not here. A page that has just opened may not speak. */
export const atPlace = (shown: ShownBriefing, { line, heard, isOver }: BriefingPlace): ShownBriefing | null => {
  const at = shown.briefing.lines.findIndex(({ id }) => id === line);
  return at < 0 ? null : { ...shown, at, heard: new Set(heard), pace: isOver ? 'over' : 'still' };
};

const stored = (): BriefingPlace | null => {
  try {
    return Place.parse(JSON.parse(browserKeeps().getItem(key()) ?? ''));
  } catch {
    return null;
  }
};

const key = (): string => `flow.briefing.${currentSession().user?.id ?? ''}`;
