// Says the briefing line by line, waits while the person speaks, and keeps the place.
import type { BriefingLine } from '#domain/briefing.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { createReader } from '#web/conversation/player/reader.ts';
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

export const createTelling = ({ voice, player, finished }: World): Telling => {
  let hushed = false;
  let unsaid: string | null = null;
  const lines = (): readonly BriefingLine[] => shownBriefing.current()?.briefing.lines ?? [];
  const isTelling = (): boolean => shownBriefing.current()?.pace === 'telling';
  const reader = createReader(voice, {
    onUnit: (unit) => changeBriefing({ at: unit, heard: heardUpTo(unit) }),
    onFinished: () => {
      changeBriefing({ pace: 'over', heard: heardUpTo(lines().length) });
      finished();
    },
  });
  const read = (before: string | null): void => {
    const shown = shownBriefing.current();
    if (shown === null) return;
    unsaid = null;
    const { at, briefing } = shown;
    const opening = at === 0 && !shown.heard.has(briefing.lines[0]?.id ?? '') ? briefing.greeting : null;
    reader.start({
      unitAt: (unit) => lines()[unit],
      next: () => undefined,
      unit: at,
      said: 0,
      rate: player.state.current().speed,
      before: [before, opening].filter((words) => words !== null).join(' ') || null,
    });
  };
  const say = (words: string): void => {
    if (hushed) {
      unsaid = words;
      return;
    }
    if (isTelling()) return read(words);
    voice.read({ text: words, rate: player.state.current().speed, onWord: () => {}, onEnd: () => {} });
  };
  const pause = (): void => {
    if (!isTelling()) return;
    changeBriefing({ pace: 'still' });
    reader.stop();
  };
  const begin = (before?: string): void => {
    player.send({ kind: 'pause' });
    changeBriefing({ pace: 'telling' });
    if (hushed) unsaid = before ?? null;
    else read(before ?? null);
  };
  const hush = (next: boolean): void => {
    hushed = next;
    if (hushed) return reader.stop();
    const words = unsaid;
    unsaid = null;
    if (isTelling()) read(words);
    else if (words !== null) say(words);
  };
  return {
    begin,
    pause,
    say,
    said: reader.said,
    go: (to) => {
      const most = lines().length - 1;
      changeBriefing({ at: Math.min(Math.max(0, to), most), heard: heardUpTo(to) });
      begin();
    },
    attach: () => {
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
    },
  };
};

/** The lines before this one count as heard once Flow has begun the next. */
const heardUpTo = (unit: number): ReadonlySet<string> => {
  const shown = shownBriefing.current();
  const said = shown?.briefing.lines[unit - 1];
  return said === undefined ? (shown?.heard ?? new Set()) : new Set([...(shown?.heard ?? []), said.id]);
};
