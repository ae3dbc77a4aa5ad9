import type { gmail_v1 } from '@googleapis/gmail';
import { Hono } from 'hono';
import * as z from 'zod';
import { gmailCall, readBody } from './gmail-call.ts';
import type { Env, GoogleContext } from './google.ts';
import { currentHistoryId } from './history.ts';
import { knownLabelIds } from './labels.ts';
import { endWatch, startWatch } from './watches.ts';

const topic = 'projects/<project>/topics/<topic>';
const behavior = z.enum(['include', 'exclude', 'INCLUDE', 'EXCLUDE']);
const watchRequest = z.strictObject({
  topicName: z.string().regex(/^projects\/[^/\s]+\/topics\/[^/\s]+$/, `does not match ${topic}`),
  labelIds: z.array(z.string()).default([]),
  labelFilterBehavior: z.optional(behavior),
  labelFilterAction: z.optional(behavior),
});

export const gmailWatch = new Hono<Env>()
  .basePath('/gmail/v1/users/:userId')
  .post('/watch', async (c) => c.json(await watch(c)))
  .post('/stop', (c) => {
    endWatch(c.var.google, gmailCall(c, 'users.stop'));
    return c.body(null, 204);
  });

/** The first push reports the current history id. */
const watch = async (c: GoogleContext): Promise<gmail_v1.Schema$WatchResponse> => {
  const { google } = c.var;
  const mailbox = gmailCall(c, 'users.watch');
  const asked = await readBody(c, watchRequest);
  const labels = knownLabelIds(google.store, mailbox, asked.labelIds);
  const filter = asked.labelFilterBehavior ?? asked.labelFilterAction ?? 'include';
  const excluding = filter.toLowerCase() === 'exclude';
  const expiration = startWatch(google, mailbox, { topic: asked.topicName, labels, excluding });
  google.push.announce(mailbox);
  return { historyId: String(currentHistoryId(google, mailbox)), expiration: String(expiration.getTime()) };
};
