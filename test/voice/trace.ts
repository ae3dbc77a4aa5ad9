// All that was changed at the provider, in order: what two ways of doing the same must leave alike.
import * as z from 'zod';
import type { RunningFlow } from '#test/support/flow.ts';

const Log = z.object({
  calls: z.array(
    z.object({
      changes: z.array(
        z.object({ type: z.string(), messageId: z.string(), threadId: z.string(), labelIds: z.array(z.string()) }),
      ),
    }),
  ),
});

/** A line a change. Which calls carried them is the pace's doing, and left out; and so is what reading changes by itself. */
export const traceOf = async (flow: RunningFlow): Promise<string[]> =>
  Log.parse(await flow.control('log?mutations=1'))
    .calls.flatMap(({ changes }) => changes)
    .map(({ type, messageId, labelIds }) => `${type} ${labelIds.toSorted().join(' ')} of ${messageId}`)
    .filter((line) => !/ UNREAD of /.test(line));
