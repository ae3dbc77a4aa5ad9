import { inversion } from './inversion.ts';

export const undo = inversion({ kind: 'undo', activity: 'action_undone', fixedInHistory: true });
