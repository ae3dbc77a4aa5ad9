import { Hono } from 'hono';
import * as z from 'zod';
import { badRequest } from './errors.ts';
import { causeOf, gmailCall, readBody } from './gmail-call.ts';
import type { Env, GoogleContext } from './google.ts';
import {
  addLabel,
  changeLabel,
  deleteLabel,
  type Label,
  labelChoice,
  labelCounters,
  labelsIn,
  labelWith,
} from './labels.ts';

/** Clients send back whole labels, so ignore fields that only Gmail sets. */
const ignored = {
  id: z.optional(z.string()),
  type: z.optional(z.string()),
  messagesTotal: z.optional(z.number()),
  messagesUnread: z.optional(z.number()),
  threadsTotal: z.optional(z.number()),
  threadsUnread: z.optional(z.number()),
};
const wholeLabel = z.strictObject({ ...labelChoice.shape, ...ignored });
const partOfLabel = wholeLabel.partial();

export const gmailLabels = new Hono<Env>()
  .basePath('/gmail/v1/users/:userId/labels')
  .get('/', (c) => {
    const mailbox = gmailCall(c, 'labels.list');
    return c.json({ labels: labelsIn(c.var.google.store, mailbox) });
  })
  .post('/', async (c) => {
    const mailbox = gmailCall(c, 'labels.create');
    return c.json(addLabel(c.var.google.store, mailbox, await readBody(c, wholeLabel)));
  })
  .get('/:id', (c) => {
    const mailbox = gmailCall(c, 'labels.get');
    const label = labelWith(c.var.google.store, mailbox, c.req.param('id'));
    return c.json({ ...label, ...labelCounters(c.var.google.store, mailbox, label.id) });
  })
  .put('/:id', async (c) => c.json(changed(c, gmailCall(c, 'labels.update'), await readBody(c, wholeLabel))))
  .patch('/:id', async (c) => c.json(changed(c, gmailCall(c, 'labels.patch'), await readBody(c, partOfLabel))))
  .delete('/:id', (c) => {
    deleteLabel(c.var.google, gmailCall(c, 'labels.delete'), c.req.param('id'), causeOf(c));
    return c.body(null, 204);
  });

const changed = (c: GoogleContext, mailbox: string, sent: z.infer<typeof partOfLabel>): Label => {
  const id = c.req.param('id') ?? '';
  if (sent.id !== undefined && sent.id !== id) throw badRequest('Label ID mismatch');
  return changeLabel(c.var.google.store, mailbox, id, sent);
};
