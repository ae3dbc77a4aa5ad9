// Front-screen keys win over the app's. All rest in fields, dialogs and menus, and a focused button keeps its own. Space taps to play and
// holds to talk.

import { useLayoutEffect, useRef } from 'react';
import { settings } from '#web/data/settings.ts';
import { isApple } from '#web/ui/kbd.tsx';
import { isOverlayOpen } from '#web/ui/overlay.ts';
import { createHolding } from './hold.ts';
import { actOf, type KeyAct, strokeOf } from './keys.ts';
import { isSingle } from './single-keys.ts';

const chordWithin = 1200;

type Keys = {
  run: (act: KeyAct) => void;
  /** Receives the hold and release of Space. Null: Space plays on key down. */
  push: () => ((held: boolean) => void) | null;
  /** Null if the stroke is no key of the front screen now. */
  ofScene: (stroke: string, repeat: boolean) => (() => void) | null;
};

export const useKeys = (keys: Keys): void => {
  const latest = useRef(keys);
  // A layout effect: a key pressed at the sight of a mail must act on that mail.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    let gAt = -chordWithin;
    // Every hold gets its release, whatever happens in between.
    let push: ((held: boolean) => void) | null = null;
    let plays = true;
    const space = createHolding(() => ({
      tap: () => plays && latest.current.run('play-pause'),
      hold: () => {
        push = latest.current.push();
        push?.(true);
      },
      release: () => push?.(false),
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
      // A late part of the screen replays a key that is still down.
      if (act === 'play-pause' && event.isTrusted && latest.current.push()) {
        plays = isOurs;
        space.down();
      } else if (isOurs && act) latest.current.run(act);
    };
    const released = (event: KeyboardEvent): void => {
      // Browsers press a button on key up, so a long hold would press it too.
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
  (isBare(event) && isFor(event, fields)) ||
  (event.key.startsWith('Arrow') && isFor(event, '[role=slider], [type=radio]')) ||
  (!settings.current().singleKeys && isSingle(event));

/** They take no letters, so keys act beside them. */
const switches = '[type=checkbox], [type=radio]';

const fields = `input:not(${switches}), textarea, select, [contenteditable]`;

/** A held Space repeats and would scroll the page. */
const isSpace = ({ key }: KeyboardEvent): boolean => key === ' ';

/** The browser presses the focused element with these keys. */
const isPress = (event: KeyboardEvent): boolean =>
  isBare(event) &&
  (isSpace(event) || event.key === 'Enter') &&
  isFor(event, `a, button, summary, [role=button], ${switches}`);

const isBare = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => !(isApple() ? metaKey : ctrlKey);

const isFor = ({ target }: KeyboardEvent, what: string): boolean =>
  target instanceof HTMLElement && target.matches(what);
