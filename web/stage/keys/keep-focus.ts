// For controls that a pointer presses while the keyboard goes on steering the player.
import type { MouseEvent } from 'react';

/** On mouse down: the press counts, and the focus stays where it is. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
