// Whether this device has a keyboard, as far as the page can tell: a fine pointer, or a real key pressed so far.
import { observable } from '#web/data/observable.ts';

const pressed = observable(false);

export const keyPressed = { current: pressed.current, subscribe: pressed.subscribe };

export const hasKeyboard = (): boolean => pressed.current() || !matchMedia('(pointer: coarse)').matches;

/** Keys of a keyboard on the screen have no name, or go into a field. */
const note = ({ key, target }: KeyboardEvent): void => {
  if (key === 'Unidentified' || (target instanceof HTMLElement && target.matches('input, textarea'))) return;
  pressed.become(true);
  document.removeEventListener('keydown', note, true);
};

document.addEventListener('keydown', note, true);
