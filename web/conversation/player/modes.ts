// Driving and company modes: what each skips, and what Flow says. A mode lasts until the person ends it.
import * as say from '#language/en/app/mode-replies.ts';
import type { Control, ParsedUtterance } from '#language/intents/intent.ts';
import { outLoud } from '#web/audio/tts/out-loud.ts';
import { deviceObservable } from '#web/data/observable.ts';
import { settings } from '#web/data/settings.ts';
import { perDevice } from '#web/device.ts';
import type { Player } from './player.ts';
import type { Detail } from './player-state.ts';

export type ModeControl = Extract<Control, { kind: 'driving' | 'private' | 'dictation' }>;

export const driving = deviceObservable(() => false);
const dictation = deviceObservable(() => false);

export const steerMode = (of: ModeControl, player: Pick<Player, 'state' | 'send'>): string => {
  switch (of.kind) {
    case 'dictation':
      dictation.become(true);
      return say.dictationAllowed;
    case 'private':
      outLoud.become(!of.on);
      return of.on ? say.privateOn : say.privateOff;
    case 'driving':
      drive(of.on, player);
      return of.on ? say.drivingOn : say.drivingOff;
  }
};

/** Returns the reason when a mode blocks this intent. `words`: the length of the current mail, if known. */
export const refusedByMode = (of: ParsedUtterance, words: number | null): string | null => {
  if (of.kind === 'several')
    return of.parts.map((one) => refusedByMode(one, words)).find((why) => why !== null) ?? null;
  const silent = !outLoud.current() || driving.current();
  if (of.kind === 'inquiry' && of.about === 'code') {
    if (silent) return say.noCodes;
    if (!settings.current().codesAloud) return say.neverCodes;
  }
  return driving.current() ? whileDriving(of, words) : null;
};

const whileDriving = (of: ParsedUtterance, words: number | null): string | null => {
  if (of.kind === 'draft' && dictates.has(of.act.kind)) return dictation.current() ? null : say.noDictation;
  if (of.kind === 'bulk') return say.notWhileDriving;
  if (of.kind !== 'control') return null;
  if (readsOn.has(of.control.kind) && words !== null && words > mostWords) return say.tooLongToDrive(words);
  return wantsEyes.has(of.control.kind) ? say.notWhileDriving : null;
};

const before = perDevice((): { detail: Detail | null } => ({ detail: null }));

const drive = (on: boolean, { state, send }: Pick<Player, 'state' | 'send'>): void => {
  if (on === driving.current()) return;
  driving.become(on);
  dictation.become(false);
  const { detail } = state.current();
  if (on) before().detail = detail;
  send({ kind: 'detail', detail: on ? 'summaries' : (before().detail ?? detail) });
};

/** Longest mail that Flow reads aloud to a driver, in words. */
const mostWords = 40;

const dictates: ReadonlySet<string> = new Set(['reply', 'reply-all', 'forward', 'new', 'dictate', 'edit']);
const readsOn: ReadonlySet<string> = new Set(['read', 'full-text']);
const wantsEyes: ReadonlySet<string> = new Set([
  'search',
  'refine',
  'original',
  'pictures',
  'labels',
  'when',
  'to-results',
  'open-result',
]);
