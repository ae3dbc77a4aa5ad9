// Listens for the player's keys. They rest while a field has the focus or a dialog or menu is open, and leave to a
// focused button the keys that press it.
import { useEffect, useRef } from 'react';
import { isApple } from '#web/ui/kbd.tsx';
import { isOverlayOpen } from '#web/ui/overlay.ts';
import { actOf, type KeyAct } from './keys.ts';
import { isSingle, singleKeys } from './single-keys.ts';

/** `g` waits so long for its second key. */
const chordWithin = 1200;

export const useKeys = (run: (act: KeyAct) => void): void => {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    let gAt = -chordWithin;
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isOverlayOpen() || isTheirs(event)) return;
      if (!singleKeys.current() && isSingle(event)) return;
      const afterG = event.timeStamp - gAt < chordWithin;
      gAt = event.key === 'g' && !event.metaKey && !event.ctrlKey ? event.timeStamp : -chordWithin;
      const act = actOf(event, afterG);
      if (!act) return;
      event.preventDefault();
      latest.current(act);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
};

const isTheirs = ({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (isApple() ? metaKey : ctrlKey) return false;
  if (target.isContentEditable || target.matches('input, textarea, select')) return true;
  if (key === ' ' || key === 'Enter') return target.matches('a, button, summary, [role=button]');
  return key.startsWith('Arrow') && target.matches('[role=slider]');
};
