// What a sender wrote is spam, and so is whatever comes from them, until they are unblocked.
import { blocking } from './blocking.ts';

export const block = blocking({ kind: 'block', activity: 'sender_blocked', blocked: true });
