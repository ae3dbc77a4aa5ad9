// To send the draft; at once, where the words say so, whatever time was chosen for it before.
import { atOnce } from '#language/en/drafting/draft-phrases.ts';
import type { SendAct } from './draft-intent.ts';

/** `heard`: what says to send it, and nothing beside that. */
export const parseSendAct = (heard: string): SendAct => ({ kind: 'send', atOnce: atOnce.test(heard) });
