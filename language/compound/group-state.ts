// The state after each part of a command group: which mail is in play, which one the words refer to, which ones have left. Positions count
// from the mail that was open. Pure.
import { effectOf } from '#commands/effect.ts';
import type { Command } from '#commands/registry.ts';
import type { Control, Intent } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { Mail } from '#language/mail/mail-intent.ts';

export type GroupState = {
  start: Situation;
  /** The words of each part, as if they referred to the mail in play. */
  parts: readonly { of: Intent; words: string }[];
  at: number;
  topic: number;
  gone: ReadonlySet<number>;
  arrived: boolean;
  /** A part moved on, so 'the next one' is the current mail. */
  went: boolean;
};

export const startOfGroup = (start: Situation): GroupState => ({
  start,
  parts: [],
  at: 0,
  topic: 0,
  gone: new Set(),
  arrived: false,
  went: false,
});

export const situationAt = ({ start, parts }: GroupState, place: number): Situation => ({
  ...start,
  playing: mailAt(start, place),
  lastActedOn: parts.length === 0 ? start.lastActedOn : null,
  question: null,
});

export const nextMailAt = (scene: GroupState): number => (scene.went ? scene.at : beyond(scene.gone, scene.topic, 1));

/** The state after a part that refers to the mail at that position. */
export const afterIntent = (scene: GroupState, of: Intent, place: number, words: string): GroupState => {
  if (of.kind === 'control' && (of.control.kind === 'next' || of.control.kind === 'previous'))
    return moved(scene, of.control.kind === 'next' ? 1 : -1, of.control.count, words);
  const parts = [...scene.parts, { of, words }];
  if (of.kind !== 'command') return { ...scene, parts, went: false };
  const on = { ...scene, parts, topic: place, went: false, arrived: scene.arrived && place !== scene.at };
  if (scene.start.searching !== null || !takesAway(of.command)) return on;
  const gone = new Set(scene.gone).add(place);
  return place === scene.at ? { ...on, gone, at: beyond(gone, place, 1), arrived: true } : { ...on, gone };
};

/** The same mail cannot leave twice. */
export const movesTwice = ({ parts }: GroupState): boolean => {
  const left = parts.flatMap(({ of }) => (of.kind === 'command' && takesAway(of.command) ? idsOf(of.command) : []));
  return new Set(left).size < left.length;
};

const idsOf = ({ args }: Command): readonly string[] => ('threadIds' in args ? args.threadIds : []);

const takesAway = (command: Command): boolean => {
  const effect = effectOf(command);
  return effect.kind === 'changes' && effect.changes.some((one) => 'remove' in one && one.remove.includes('inbox'));
};

const mailAt = ({ playing, around }: Situation, place: number): Mail | null => {
  if (place === 0) return playing;
  return (place > 0 ? around?.after[place - 1] : around?.before[-place - 1]) ?? null;
};

const beyond = (gone: ReadonlySet<number>, from: number, by: 1 | -1): number => {
  let place = from + by;
  while (gone.has(place)) place += by;
  return place;
};

const moved = (scene: GroupState, by: 1 | -1, count: number, words: string): GroupState => {
  const steps = by === 1 && scene.arrived ? count - 1 : count;
  let at = scene.at;
  for (let step = 0; step < steps; step += 1) at = beyond(scene.gone, at, by);
  const kind = by === 1 ? 'next' : 'previous';
  const control: Control = steps === 0 ? { kind: 'resume' } : { kind, count: steps };
  const parts = [...scene.parts, { of: { kind: 'control', control } as const, words }];
  return { ...scene, parts, at, topic: at, arrived: false, went: by === 1 };
};
