import * as z from 'zod';
import type { RunningFlow } from './flow.ts';

/** Threads with a message in the inbox. */
export const threadsInInbox = async (flow: RunningFlow, email: string): Promise<Set<string>> =>
  new Set((await flow.labelsOf(email)).filter((one) => one.labelIds.includes('INBOX')).map((one) => one.threadId));

const Log = z.object({ calls: z.array(z.object({ path: z.string(), status: z.number() })) });

/** The paths of completed label changes, one for each message, in order. */
export const effectsAt = async (flow: RunningFlow): Promise<string[]> =>
  Log.parse(await flow.control('log?mutations=1'))
    .calls.filter((call) => call.path.endsWith('/modify') && call.status === 200)
    .map((call) => call.path);
