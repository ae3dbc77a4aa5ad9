// Listens for the player's keys. They rest while a field has the focus or a dialog or menu is open, and leave to a
// focused button the keys that press it. Space is tapped for playing, or to press, and held for talking, wherever the focus is.
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
    let plays = true;
    const space = createHolding(() => ({
      tap: () => plays && latest.current.run('play-pause'),
      hold: () => {
        told = latest.current.push();
        told?.(true);
      },
      release: () => told?.(false),
    }));
    const isAfterG = ({ key, metaKey, ctrlKey, timeStamp }: KeyboardEvent): boolean => {
      const before = gAt;
      gAt = key === 'g' && !metaKey && !ctrlKey ? timeStamp : -chordWithin;
      return timeStamp - before < chordWithin;
    };
    const pressed = (event: KeyboardEvent): void => {
      if (isNotOurs(event)) return;
      const act = actOf(event, isAfterG(event));
      const isOurs = !isPress(event);
      if (isOurs && (act || isSpace(event))) event.preventDefault();
      // What was held for a late part of the screen is pressed again without being let go.
      if (act === 'play-pause' && event.isTrusted && latest.current.push()) {
        plays = isOurs;
        space.down();
      } else if (isOurs && act) latest.current.run(act);
    };
    const released = (event: KeyboardEvent): void => {
      // A button is pressed as the key is let go, however long it was down.
      if (isSpace(event) && space.up()) event.preventDefault();
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
  event.defaultPrevented ||
  isOverlayOpen(isSpace(event)) ||
  (isBare(event) && isFor(event, 'input, textarea, select, [contenteditable]')) ||
  (event.key.startsWith('Arrow') && isFor(event, '[role=slider]')) ||
  (!singleKeys.current() && isSingle(event));

/** Held down it repeats, and the page is not to scroll by it. */
const isSpace = ({ key }: KeyboardEvent): boolean => key === ' ';

/** By it the browser presses what has the focus. */
const isPress = (event: KeyboardEvent): boolean =>
  isBare(event) && (isSpace(event) || event.key === 'Enter') && isFor(event, 'a, button, summary, [role=button]');

const isBare = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => !(isApple() ? metaKey : ctrlKey);

const isFor = ({ target }: KeyboardEvent, what: string): boolean =>
  target instanceof HTMLElement && target.matches(what);
