import type { HintKind } from '#language/en/intents/examples.ts';
import { isApple } from '#web/ui/kbd.tsx';

/** Keycaps per act; the first is the taught one. `Shift S` is a combination, `G H` a sequence, `Mod` is ⌘ or Ctrl. */
export const strokes = {
  'play-pause': ['Space'],
  next: ['J'],
  previous: ['K'],
  'sentence-on': ['→'],
  'sentence-back': ['←'],
  faster: [']'],
  slower: ['['],
  reply: ['R'],
  'reply-all': ['A'],
  forward: ['F'],
  new: ['Shift C'],
  archive: ['E'],
  snooze: ['S'],
  remind: ['T'],
  trash: ['#'],
  star: ['Shift S'],
  'mark-read': ['Shift U'],
  label: ['L'],
  move: ['V'],
  unsubscribe: ['U'],
  mute: ['M'],
  spam: ['!'],
  block: ['B'],
  undo: ['Z'],
  redo: ['Shift Z'],
  search: ['/'],
  talk: ['Enter'],
  microphone: ['Shift M'],
  captions: ['C'],
  distance: ['D'],
  original: ['O'],
  pictures: ['Shift O'],
  note: ['N'],
  calendar: ['G C'],
  activity: ['H', 'G H'],
  palette: ['Mod K'],
  'all-keys': ['?'],
  leave: ['Esc'],
} as const satisfies Record<string, readonly string[]>;

export type KeyAct = keyof typeof strokes;

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** Acts on the visible mail. Their keys do nothing on screens without mail. */
const mailActs: ReadonlySet<KeyAct> = new Set([
  'reply',
  'reply-all',
  'forward',
  'archive',
  'snooze',
  'remind',
  'trash',
  'star',
  'mark-read',
  'label',
  'move',
  'unsubscribe',
  'mute',
  'spam',
  'block',
  'original',
  'pictures',
]);

export const isMailAct = (act: KeyAct): boolean => mailActs.has(act);

/** Null if the key is not the player's. */
export const actOf = (pressed: Pressed, afterG: boolean): KeyAct | null => {
  const act = byStroke.get(strokeOf(pressed, afterG)) ?? null;
  return act === null || (pressed.repeat && !repeatable.has(act)) ? null : act;
};

export const capsOf = (act: KeyAct): readonly string[] => shownCaps(strokes[act][0]);

export const shownCaps = (stroke: string): readonly string[] =>
  stroke.split(' ').map((cap) => (cap === 'Mod' ? modifier() : cap));

const modifier = (): string => (isApple() ? '⌘' : 'Ctrl');

/** The key for each phrase kind, if any. */
const keyFor: Partial<Record<HintKind, KeyAct | { stroke: string }>> = {
  reply: 'reply',
  'reply-all': 'reply-all',
  forward: 'forward',
  new: 'new',
  end: { stroke: 'Mod ↵' },
  send: { stroke: 'Mod ↵' },
  'read-back': { stroke: 'Mod ↵' },
  discard: { stroke: 'Esc' },
  hold: 'undo',
  archive: 'archive',
  trash: 'trash',
  snooze: 'snooze',
  remind: 'remind',
  unsubscribe: 'unsubscribe',
  mute: 'mute',
  unmute: 'mute',
  spam: 'spam',
  block: 'block',
  unblock: 'block',
  label: 'label',
  move: 'move',
  unlabel: 'label',
  yes: { stroke: 'Y' },
  no: { stroke: 'N' },
  star: 'star',
  unstar: 'star',
  'mark-read': 'mark-read',
  'mark-unread': 'mark-read',
  undo: 'undo',
  redo: 'redo',
  next: 'next',
  previous: 'previous',
  pause: 'play-pause',
  resume: 'play-pause',
  faster: 'faster',
  slower: 'slower',
  search: 'search',
  refine: 'search',
  'open-result': 'talk',
  'to-results': 'leave',
  'to-inbox': 'leave',
  original: 'original',
  pictures: 'pictures',
  distance: 'distance',
};

export const keysOf = (kind: HintKind): readonly string[] => {
  const key = keyFor[kind];
  if (key === undefined) return [];
  return typeof key === 'string' ? capsOf(key) : shownCaps(key.stroke);
};

const isAct = (name: string): name is KeyAct => name in strokes;

const byStroke: ReadonlyMap<string, KeyAct> = new Map(
  Object.keys(strokes)
    .filter(isAct)
    .flatMap((act) => strokes[act].map((stroke) => [stroke, act] as const)),
);

/** Returns '' for keys that the table cannot contain. */
export const strokeOf = (pressed: Pressed, afterG: boolean): string => {
  const { shiftKey, ctrlKey, metaKey, altKey } = pressed;
  const cap = capOf(pressed);
  if (altKey) return '';
  if (ctrlKey || metaKey) return shiftKey || (ctrlKey && metaKey) ? '' : `Mod ${cap}`;
  if (afterG) return `G ${cap}`;
  // Layouts differ in which symbols need shift, so only letters and arrows keep it.
  return shiftKey && isLetter(cap) ? `Shift ${cap}` : cap;
};

/** Ignores caps lock. */
const capOf = ({ key }: Pressed): string => caps[key] ?? (key.length === 1 ? key.toUpperCase() : key);

const isLetter = (cap: string): boolean => /^[\p{L}←→↑↓]$/u.test(cap);

const caps: Record<string, string | undefined> = {
  ' ': 'Space',
  ArrowRight: '→',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

/** These repeat while held. An act on mail needs one press each. */
const repeatable: ReadonlySet<KeyAct> = new Set([
  'next',
  'previous',
  'sentence-on',
  'sentence-back',
  'faster',
  'slower',
]);
