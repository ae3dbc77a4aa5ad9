// Sends the draft. 'Now' drops a scheduled time.
import { atOnce } from '#language/en/drafting/draft-phrases.ts';
import type { SendAct } from './draft-intent.ts';

/** `heard`: a request to send, and nothing else. */
export const parseSendAct = (heard: string): SendAct => ({ kind: 'send', atOnce: atOnce.test(heard) });
