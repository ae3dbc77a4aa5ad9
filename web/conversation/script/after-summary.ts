// More to say after a thread's summary. Parts that load after the first mail set it.
import type { Thread } from '#domain/mail.ts';
import { perDevice } from '#web/device.ts';

export const afterSummary = perDevice((): { words: (thread: Thread) => string } => ({ words: () => '' }));
