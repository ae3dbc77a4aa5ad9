// On touch devices the back gesture closes the sheet in front. Each open sheet has an entry in the browser's history.
import { useEffect, useRef } from 'react';

export const useBackCloses = (open: boolean, close: () => void): void => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open || !globalThis.matchMedia?.('(pointer: coarse)').matches) return;
    return openSheet(() => latest.current());
  }, [open]);
};

type Sheet = { close: () => void };

const sheets: Sheet[] = [];
/**
 * A sheet that closes otherwise leaves its entry, because going back could undo a navigation that the same press began. The next
 * sheet uses it, and a back gesture skips it.
 */
const entry = { unused: false, followed: false };

const openSheet = (close: () => void): (() => void) => {
  const sheet = { close };
  sheets.push(sheet);
  follow();
  if (entry.unused && isOnEntry()) entry.unused = false;
  else history.pushState({ ...stateHere(), flowSheet: true }, '');
  return () => {
    const at = sheets.indexOf(sheet);
    if (at < 0) return;
    sheets.splice(at, 1);
    entry.unused = isOnEntry();
  };
};

const follow = (): void => {
  if (entry.followed) return;
  entry.followed = true;
  addEventListener('popstate', () => {
    const front = sheets.pop();
    if (front !== undefined) return front.close();
    if (!entry.unused || isOnEntry()) return;
    entry.unused = false;
    history.back();
  });
};

const stateHere = (): object => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

const isOnEntry = (): boolean => 'flowSheet' in stateHere();
