import type { MouseEvent } from 'react';

/** Prevents the focus change of a mouse press, so the keyboard still controls the player. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
