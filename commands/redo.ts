// Does again what an undo took back: the inverse of that undo.
import { inversion } from './inversion.ts';

export const redo = inversion({ kind: 'redo', activity: 'action_redone' });
