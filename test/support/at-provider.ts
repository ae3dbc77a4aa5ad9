// What a journey sees of a mailbox at the provider: what is in its inbox, and what was changed so far.
import * as z from 'zod';
import type { RunningFlow } from './flow.ts';

/** Threads of which a message is in the inbox. */
export const threadsInInbox = async (flow: RunningFlow, email: string): Promise<Set<string>> =>
  new Set((await flow.labelsOf(email)).filter((one) => one.labelIds.includes('INBOX')).map((one) => one.threadId));

const Log = z.object({ calls: z.array(z.object({ path: z.string(), status: z.number() })) });

/** The paths of what changed labels and was done, a message each, in order. */
export const effectsAt = async (flow: RunningFlow): Promise<string[]> =>
  Log.parse(await flow.control('log?mutations=1'))
    .calls.filter((call) => call.path.endsWith('/modify') && call.status === 200)
    .map((call) => call.path);
