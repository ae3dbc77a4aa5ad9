// Says the briefing line by line, waits while the person speaks, and keeps the place.
import type { BriefingLine } from '#domain/briefing.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { createReader, type Reader } from '#web/conversation/player/reader.ts';
import type { Observed } from '#web/data/observable.ts';
import { changeBriefing, shownBriefing } from './shown-briefing.ts';

export type Telling = {
  /** Goes on at the place, after these words. */
  begin: (before?: string) => void;
  pause: () => void;
  go: (to: number) => void;
  /** Between two lines. */
  say: (words: string) => void;
  /** Characters of the line that were said. */
  said: Observed<number>;
  /** Speaks in the place of mail from now on. The function that it returns ends that. */
  attach: () => () => void;
};

type World = { voice: Voice; player: Player; finished: () => void };

export const createTelling = (world: World): Telling => {
  const { voice, player } = world;
  const reader = readerOf(world);
  /** `unsaid`: what Flow says once the person has finished. */
  const now: { hushed: boolean; unsaid: string | null } = { hushed: false, unsaid: null };
  const read = (before: string | null): void => {
    now.unsaid = now.hushed ? before : null;
    if (!now.hushed) readOn(reader, player.state.current().speed, before);
  };
  const say = (words: string): void => {
    if (now.hushed) now.unsaid = words;
    else if (isTelling()) read(words);
    else voice.read({ text: words, rate: player.state.current().speed, onWord: () => {}, onEnd: () => {} });
  };
  const pause = (): void => {
    if (!isTelling()) return;
    changeBriefing({ pace: 'still' });
    reader.stop();
  };
  const begin = (before?: string): void => {
    player.send({ kind: 'pause' });
    changeBriefing({ pace: 'telling' });
    read(before ?? null);
  };
  const hush = (next: boolean): void => {
    now.hushed = next;
    const { unsaid } = now;
    if (next) return isTelling() ? reader.stop() : undefined;
    if (isTelling()) read(unsaid);
    else if (unsaid !== null) say(unsaid);
    now.unsaid = null;
  };
  const go = (to: number): void => {
    const at = Math.min(Math.max(0, to), lines().length - 1);
    changeBriefing({ at, heard: heardUpTo(at) });
    begin();
  };
  const attach = (): (() => void) => {
    player.send({ kind: 'pause' });
    player.lend({ tell: say, hush, pause });
    // A mail that begins to play takes the voice.
    const ends = player.state.subscribe(() => {
      if (player.state.current().playing && isTelling()) changeBriefing({ pace: 'still' });
    });
    return () => {
      ends();
      pause();
      player.lend(null);
    };
  };
  return { begin, pause, say, said: reader.said, go, attach };
};

const lines = (): readonly BriefingLine[] => shownBriefing.current()?.briefing.lines ?? [];

const isTelling = (): boolean => shownBriefing.current()?.pace === 'telling';

const readerOf = ({ voice, finished }: World): Reader =>
  createReader(voice, {
    onUnit: (unit) => changeBriefing({ at: unit, heard: heardUpTo(unit) }),
    onFinished: () => {
      changeBriefing({ pace: 'over', heard: heardUpTo(lines().length) });
      finished();
    },
  });

/** From the beginning of the line at the place. The greeting comes before the first. */
const readOn = (reader: Reader, rate: number, before: string | null): void => {
  const shown = shownBriefing.current();
  if (shown === null) return;
  const { at, briefing, heard } = shown;
  const opening = at === 0 && heard.size === 0 ? briefing.greeting : null;
  const first = [before, opening].filter((words) => words !== null).join(' ');
  reader.start({
    unitAt: (unit) => lines()[unit],
    next: () => undefined,
    unit: at,
    said: 0,
    rate,
    before: first === '' ? null : first,
  });
};

/** The lines before this one count as heard once Flow has begun the next. */
const heardUpTo = (unit: number): ReadonlySet<string> => {
  const shown = shownBriefing.current();
  const said = shown?.briefing.lines[unit - 1];
  return said === undefined ? (shown?.heard ?? new Set()) : new Set([...(shown?.heard ?? []), said.id]);
};
