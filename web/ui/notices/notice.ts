// What Flow has to say in passing: one list for the whole page, shown as toasts. Anyone may say something; nobody waits for it.
import { useSyncExternalStore } from 'react';

export type NoticeIcon = 'done' | 'archived' | 'reconnect' | 'refused' | 'trouble';

export type NoticeAction = {
  label: string;
  /** How to do the same without the toast, for those who cannot reach it in time: 'Press Z to undo'. */
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
  /** How long it stays, 5 s unless told; 'until answered' for what must not be missed. */
  stays?: number | 'until answered';
  /** A later notice of the same subject takes this one's place. */
  about?: string;
};

export type Notice = NewNotice & { id: number; open: boolean };

/** Shows a notice, and returns the number by which it can be taken back. */
export const notice = (said: NewNotice): number => {
  const id = ++count;
  const others = said.about === undefined ? list : list.filter(({ about }) => about !== said.about);
  become([...others, { ...said, id, open: true }]);
  return id;
};

/** Closes it; it is gone once its leaving has been seen. */
export const dismissNotice = (id: number): void => {
  become(list.map((one) => (one.id === id ? { ...one, open: false } : one)));
  setTimeout(() => become(list.filter((one) => one.id !== id)), leavingTime);
};

export const shownNotices = (): readonly Notice[] => list;

export const useNotices = (): readonly Notice[] => useSyncExternalStore(subscribe, shownNotices, none);

const leavingTime = 200;

let count = 0;
let list: readonly Notice[] = [];
const listeners = new Set<() => void>();
const nothing: readonly Notice[] = [];

const become = (next: readonly Notice[]): void => {
  list = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const none = (): readonly Notice[] => nothing;
