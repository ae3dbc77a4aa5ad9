// Toast notices: one list for the page. Any code may add one without waiting.
import { useSyncExternalStore } from 'react';
import { followDevice, perDevice } from '#web/device.ts';

export type NoticeIcon = 'done' | 'archived' | 'reconnect' | 'refused' | 'trouble';

export type NoticeAction = {
  label: string;
  /** How to do the same without the toast: 'Press Z to undo'. */
  altText: string;
  shortcut?: string;
  run: () => void;
};

export type NewNotice = {
  title: string;
  text?: string;
  tone?: 'plain' | 'warn' | 'danger';
  icon?: NoticeIcon;
  action?: NoticeAction;
  /** Default 5 s. 'until answered' for what nobody may miss. */
  stays?: number | 'until answered';
  /** A later notice of the same subject replaces this one. */
  about?: string;
};

/** Replacements keep the `place`, so only the words on the screen change. */
export type Notice = NewNotice & { id: number; place: number; open: boolean };

/** Returns the id for dismissing it. */
export const notice = (said: NewNotice): number => {
  const now = shown();
  now.count += 1;
  const id = now.count;
  const earlier = said.about === undefined ? undefined : now.list.find(({ about }) => about === said.about);
  if (earlier?.open) {
    const next = { ...said, id, place: earlier.place, open: true };
    now.list = now.list.map((one) => (one === earlier ? next : one));
    tellUnhurried();
  } else become([...now.list.filter((one) => one !== earlier), { ...said, id, place: id, open: true }]);
  return id;
};

/** For screen readers: each part as a sentence with one full stop. */
export const announced = (...parts: readonly (string | undefined)[]): string =>
  parts.flatMap((words) => words?.replace(/\.$/, '') ?? []).join('. ');

/** Closes it, then removes it after its animation. */
export const dismissNotice = (id: number): void => {
  become(shown().list.map((one) => (one.id === id ? { ...one, open: false } : one)));
  setTimeout(() => become(shown().list.filter((one) => one.id !== id)), leavingTime);
};

export const shownNotices = (): readonly Notice[] => shown().list;

/** Returns a function that stops following. */
export const followNotices = (listener: () => void): (() => void) =>
  followDevice(() => {
    const { listeners } = shown();
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, listener);

export const useNotices = (): readonly Notice[] => useSyncExternalStore(followNotices, shownNotices, none);

const leavingTime = 200;

const nothing: readonly Notice[] = [];

type Shown = {
  count: number;
  list: readonly Notice[];
  listeners: Set<() => void>;
  shownAt: number;
  telling: ReturnType<typeof setTimeout> | undefined;
};

const shown = perDevice(
  (): Shown => ({
    count: 0,
    list: nothing,
    listeners: new Set(),
    shownAt: Number.NEGATIVE_INFINITY,
    telling: undefined,
  }),
);

const become = (next: readonly Notice[]): void => {
  shown().list = next;
  tell();
};

const tell = (): void => {
  const now = shown();
  clearTimeout(now.telling);
  now.telling = undefined;
  now.shownAt = performance.now();
  for (const listener of now.listeners) listener();
};

/** When words change faster than anybody can read, paint only the newest. */
const tellUnhurried = (): void => {
  const now = shown();
  const wait = now.shownAt + readable - performance.now();
  if (wait <= 0) tell();
  else now.telling ??= setTimeout(tell, wait);
};

const readable = 250;

const none = (): readonly Notice[] => nothing;
