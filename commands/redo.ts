import { inversion } from './inversion.ts';

export const redo = inversion({ kind: 'redo', activity: 'action_redone' });
