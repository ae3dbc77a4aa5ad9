// The briefing on this device: its lines, where the person is in them, and what they have heard. It outlives its screen.
import type { Briefing, BriefingFacts, BriefingHandle, BriefingKind, BriefingLine } from '#domain/briefing.ts';
import { briefingSeconds } from '#domain/briefing.ts';
import { composeBriefing } from '#reading/briefing/compose.ts';
import { now } from '#web/clock.ts';
import { deviceObservable } from '#web/data/observable.ts';
import { askPromises } from '#web/data/promises.ts';
import { perDevice } from '#web/device.ts';
import { atPlace, type BriefingPlace } from './briefing-place.ts';
import { type Asker, doneToday, factsHere } from './facts-here.ts';

/** `still`: nobody has begun it, or it waits. `over`: all of it was said. */
export type Pace = 'still' | 'telling' | 'over';

export type ShownBriefing = {
  briefing: Briefing;
  /** The line that is said, or comes next. */
  at: number;
  heard: ReadonlySet<string>;
  pace: Pace;
  /** The longest time to hear it, in seconds. */
  most: number;
  /** What the server knows is here too. */
  whole: boolean;
  done: BriefingFacts['done'];
};

export const shownBriefing = deviceObservable((): ShownBriefing | null => null);

const change = (more: Partial<ShownBriefing>): void => {
  const shown = shownBriefing.current();
  if (shown !== null) shownBriefing.become({ ...shown, ...more });
};
export const changeBriefing = change;

export const lineNow = (): BriefingLine | null => {
  const shown = shownBriefing.current();
  return shown?.briefing.lines[shown.at] ?? null;
};

/** The thread of the line that is said. */
export const threadAt = (handle: BriefingHandle) =>
  handle !== null && handle.kind !== 'event' ? handle.threadId : null;

/** In milliseconds. An older one is made anew when it is opened. */
const fresh = 10 * 60_000;

export const isFresh = (kind: BriefingKind): boolean => {
  const shown = shownBriefing.current();
  return shown !== null && shown.briefing.kind === kind && now().getTime() - shown.briefing.at.getTime() < fresh;
};

/** Composes it at once from what is here, and again with what the server knows. `place`: where the person left it before a reload. */
export const makeBriefing = async (
  kind: BriefingKind,
  asker: Asker,
  place: BriefingPlace | null = null,
): Promise<void> => {
  const most = place?.most ?? briefingSeconds[kind];
  const before = kind === 'evening' ? 'asking' : null;
  const briefing = composeBriefing(factsHere(kind, asker, before), most);
  const begun: ShownBriefing = { briefing, at: 0, heard: new Set(), pace: 'still', most, whole: false, done: before };
  resuming().place = place;
  shownBriefing.become(begun);
  resume();
  const [, done] = await Promise.all([
    askPromises(asker.ownAddress),
    kind === 'evening' ? doneToday() : Promise.resolve(null),
  ]);
  if (shownBriefing.current()?.briefing.kind !== kind) return;
  change({ done, whole: true });
  renewBriefing(asker);
};

/** The place before a reload, until its line is here or the person goes elsewhere. */
const resuming = perDevice((): { place: BriefingPlace | null } => ({ place: null }));

const resume = (): void => {
  const [shown, { place }] = [shownBriefing.current(), resuming()];
  if (shown === null || place === null) return;
  const isUntouched = shown.pace === 'still' && shown.at === 0 && shown.heard.size === 0;
  const next = isUntouched ? atPlace(shown, place) : null;
  if (next === null && isUntouched) return;
  resuming().place = null;
  if (next !== null) shownBriefing.become(next);
};

/** Takes new facts into the lines that are still to come. What was said stays as it was. */
export const renewBriefing = (asker: Asker): void => {
  const shown = shownBriefing.current();
  if (shown === null) return;
  const { briefing, at, most, done, pace } = shown;
  const next = composeBriefing(factsHere(briefing.kind, asker, done), most);
  const keeps = pace === 'still' && at === 0 ? 0 : at + 1;
  const said = briefing.lines.slice(0, keeps);
  const ids = new Set(said.map(({ id }) => id));
  const lines = [...said, ...next.lines.filter(({ id }) => !ids.has(id))];
  const seconds = lines.reduce((sum, line) => sum + line.seconds, 0);
  change({ briefing: { ...next, lines, seconds } });
  resume();
};

/** The short or the long one, from the line that is said. */
export const lengthenBriefing = (most: number, asker: Asker): void => {
  change({ most });
  renewBriefing(asker);
};
