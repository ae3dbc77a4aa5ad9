// The keys of the player: which key asks for what. Pure.

import type { HintKind } from '#language/en/hints.ts';

export type KeyAct =
  | 'play-pause'
  | 'next'
  | 'previous'
  | 'sentence-on'
  | 'sentence-back'
  | 'faster'
  | 'slower'
  | 'archive'
  | 'trash'
  | 'snooze'
  | 'remind'
  | 'star'
  | 'mark-read'
  | 'spam'
  | 'label'
  | 'move'
  | 'reply'
  | 'reply-all'
  | 'forward'
  | 'compose'
  | 'undo'
  | 'redo'
  | 'talk'
  | 'search'
  | 'captions'
  | 'original'
  | 'activity'
  | 'all-keys'
  | 'leave';

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** What a key asks for, after `g` or by itself; null where the key is not the player's. */
export const actOf = (pressed: Pressed, afterG: boolean): KeyAct | null => {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const act = afterG ? chords[keyOf(pressed)] : byKey(pressed);
  return act === undefined || (pressed.repeat && !repeatable.has(act)) ? null : act;
};

/** The key of everything that can be said. */
export const keysOf = {
  reply: ['R'],
  end: ['Ctrl', '↵'],
  send: ['Ctrl', '↵'],
  'read-back': ['Ctrl', '↵'],
  discard: ['Esc'],
  save: [],
  hold: ['Z'],
  archive: ['E'],
  trash: ['#'],
  snooze: ['S'],
  remind: ['T'],
  spam: ['!'],
  label: ['L'],
  move: ['V'],
  unlabel: ['L'],
  yes: ['Y'],
  no: ['N'],
  star: ['Shift', 'S'],
  unstar: ['Shift', 'S'],
  'mark-read': ['Shift', 'U'],
  'mark-unread': ['Shift', 'U'],
  undo: ['Z'],
  redo: ['Shift', 'Z'],
  next: ['J'],
  previous: ['K'],
  pause: ['Space'],
  resume: ['Space'],
  faster: [']'],
  slower: ['['],
  search: ['/'],
  refine: ['/'],
  'open-result': ['Enter'],
  'to-results': ['Esc'],
  'to-inbox': ['Esc'],
  original: ['O'],
} as const satisfies Record<HintKind, readonly string[]>;

const byKey = (pressed: Pressed): KeyAct | undefined => {
  const key = keyOf(pressed);
  // A symbol may need shift on this keyboard and not on that one; a letter with shift is another key.
  return pressed.shiftKey && isLetter(key) ? shifted[key] : plain[key];
};

/** Letters as the keycap shows them, whatever caps lock says. */
const keyOf = ({ key }: Pressed): string => (key.length === 1 ? key.toLowerCase() : key);

const chords: Record<string, KeyAct | undefined> = { h: 'activity' };

const plain: Record<string, KeyAct | undefined> = {
  ' ': 'play-pause',
  j: 'next',
  k: 'previous',
  ArrowRight: 'sentence-on',
  ArrowLeft: 'sentence-back',
  ']': 'faster',
  '[': 'slower',
  e: 'archive',
  o: 'original',
  r: 'reply',
  a: 'reply-all',
  f: 'forward',
  '#': 'trash',
  '!': 'spam',
  s: 'snooze',
  t: 'remind',
  l: 'label',
  v: 'move',
  z: 'undo',
  c: 'captions',
  h: 'activity',
  Enter: 'talk',
  '/': 'search',
  '?': 'all-keys',
  Escape: 'leave',
};

const shifted: Record<string, KeyAct | undefined> = { c: 'compose', s: 'star', u: 'mark-read', z: 'redo' };

/** Held down, these go on; an act on mail is one press, one act. */
const repeatable: ReadonlySet<KeyAct> = new Set([
  'next',
  'previous',
  'sentence-on',
  'sentence-back',
  'faster',
  'slower',
]);

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);
