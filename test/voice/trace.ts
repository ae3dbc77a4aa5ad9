// All changes at the provider in order, for comparing two ways of doing the same.
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

/** One line for each change. Omits the calls, which depend on pacing, and marks as read. */
export const traceOf = async (flow: RunningFlow): Promise<string[]> =>
  Log.parse(await flow.control('log?mutations=1'))
    .calls.flatMap(({ changes }) => changes)
    .map(({ type, messageId, labelIds }) => `${type} ${labelIds.toSorted().join(' ')} of ${messageId}`)
    .filter((line) => !/ UNREAD of /.test(line));
