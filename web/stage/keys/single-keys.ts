// Whether letters and signs alone are keys of the player: the person's choice in this browser.
import { keptSwitch } from '#web/data/kept-switch.ts';

export const singleKeys = keptSwitch('flow_single_keys');

/** A key that writes a character, pressed by itself or with shift. */
export const isSingle = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey;
