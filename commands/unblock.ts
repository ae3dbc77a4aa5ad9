import { blocking } from './blocking.ts';

export const unblock = blocking({ kind: 'unblock', activity: 'sender_unblocked', blocked: false });
