// Listens for keys: those of the screen in front first, then the app's. They rest while a field has the focus or a dialog or menu is
// open, and leave to a focused button the keys that press it. Space is tapped to play or press, and held to talk.
import { useLayoutEffect, useRef } from 'react';
import { isApple } from '#web/ui/kbd.tsx';
import { isOverlayOpen } from '#web/ui/overlay.ts';
import { createHolding } from './hold.ts';
import { actOf, type KeyAct, strokeOf } from './keys.ts';
import { isSingle, singleKeys } from './single-keys.ts';

/** `g` waits so long for its second key. */
const chordWithin = 1200;

type Keys = {
  run: (act: KeyAct) => void;
  /** Who is told that Space is held, or let go of. Null where nobody is: then Space plays as it goes down. */
  push: () => ((held: boolean) => void) | null;
  /** What a stroke does on the screen in front; null where it is no key of that screen now. */
  ofScene: (stroke: string, repeat: boolean) => (() => void) | null;
};

export const useKeys = (keys: Keys): void => {
  const latest = useRef(keys);
  // Before the paint: a key that is pressed at the sight of a mail is for that mail.
  useLayoutEffect(() => {
    latest.current = keys;
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
      const afterG = isAfterG(event);
      const isOurs = !isPress(event);
      const own = isOurs ? latest.current.ofScene(strokeOf(event, afterG), event.repeat) : null;
      if (own === null) return ofApp(event, afterG, isOurs);
      event.preventDefault();
      own();
    };
    const ofApp = (event: KeyboardEvent, afterG: boolean, isOurs: boolean): void => {
      const act = actOf(event, afterG);
      if (isOurs && (act || isSpace(event))) event.preventDefault();
      // What was held for a late part of the screen is pressed again without being let go.
      if (act === 'play-pause' && event.isTrusted && latest.current.push()) {
        plays = isOurs;
        space.down();
      } else if (isOurs && act) latest.current.run(act);
    };
    const released = (event: KeyboardEvent): void => {
      // A button is pressed as the key goes up, however long it was down.
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
