// Listens for the player's keys. They rest while a field has the focus or a dialog or menu is open, and leave to a
// focused button the keys that press it. Space is tapped for playing, and held for talking.
import { useLayoutEffect, useRef } from 'react';
import { isApple } from '#web/ui/kbd.tsx';
import { isOverlayOpen } from '#web/ui/overlay.ts';
import { createHolding } from './hold.ts';
import { actOf, type KeyAct } from './keys.ts';
import { isSingle, singleKeys } from './single-keys.ts';

/** `g` waits so long for its second key. */
const chordWithin = 1200;

/** `push`: who is told that Space is held, or let go of. Null where nobody is: then Space plays as it goes down. */
export const useKeys = (run: (act: KeyAct) => void, push: () => ((held: boolean) => void) | null): void => {
  const latest = useRef({ run, push });
  // Before the paint: a key that is pressed at the sight of a mail is for that mail.
  useLayoutEffect(() => {
    latest.current = { run, push };
  });
  useLayoutEffect(() => {
    let gAt = -chordWithin;
    // Whoever was told that it is held is told that it is not, whatever happened meanwhile.
    let told: ((held: boolean) => void) | null = null;
    const space = createHolding(() => ({
      tap: () => latest.current.run('play-pause'),
      hold: () => {
        told = latest.current.push();
        told?.(true);
      },
      release: () => told?.(false),
    }));
    const pressed = (event: KeyboardEvent): void => {
      if (isNotOurs(event)) return;
      const afterG = event.timeStamp - gAt < chordWithin;
      gAt = event.key === 'g' && !event.metaKey && !event.ctrlKey ? event.timeStamp : -chordWithin;
      const act = actOf(event, afterG);
      if (isSpace(event)) event.preventDefault();
      if (!act) return;
      event.preventDefault();
      // What was held for a late part of the screen is pressed again without being let go.
      if (act === 'play-pause' && event.isTrusted && latest.current.push()) space.down();
      else latest.current.run(act);
    };
    const released = (event: KeyboardEvent): void => {
      if (isSpace(event)) space.up();
    };
    document.addEventListener('keydown', pressed);
    document.addEventListener('keyup', released);
    addEventListener('blur', space.lost);
    return () => {
      space.lost();
      document.removeEventListener('keydown', pressed);
      document.removeEventListener('keyup', released);
      removeEventListener('blur', space.lost);
    };
  }, []);
};

const isNotOurs = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || isOverlayOpen() || isTheirs(event) || (!singleKeys.current() && isSingle(event));

/** Held down it repeats, and the page is not to scroll by it. */
const isSpace = ({ key }: KeyboardEvent): boolean => key === ' ';

const isTheirs = ({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (isApple() ? metaKey : ctrlKey) return false;
  if (target.isContentEditable || target.matches('input, textarea, select')) return true;
  if (key === ' ' || key === 'Enter') return target.matches('a, button, summary, [role=button]');
  return key.startsWith('Arrow') && target.matches('[role=slider]');
};
