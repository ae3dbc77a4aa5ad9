import { blocking } from './blocking.ts';

export const block = blocking({ kind: 'block', activity: 'sender_blocked', blocked: true });
