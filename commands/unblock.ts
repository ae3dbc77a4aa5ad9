// What comes from a sender reaches the inbox again. What was moved stays where it is.
import { blocking } from './blocking.ts';

export const unblock = blocking({ kind: 'unblock', activity: 'sender_unblocked', blocked: false });
