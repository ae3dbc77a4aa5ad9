import type { people_v1 } from '@googleapis/people';
import { Hono } from 'hono';
import * as z from 'zod';
import { accountWith } from './accounts.ts';
import { badRequest, notFound } from './errors.ts';
import { readBody } from './gmail-call.ts';
import type { Env, GoogleContext } from './google.ts';
import { peopleCall } from './people-call.ts';
import { contactResource, etagOf, fieldMask, profileResource } from './people-resource.ts';
import { searchContacts } from './people-search.ts';
import { contactWith, deleteContact, type Person, person, writeContact } from './people-store.ts';
import { listConnections } from './people-sync.ts';

const source = z.looseObject({ type: z.optional(z.string()), etag: z.optional(z.string()) });
const sent = z.looseObject({
  ...person.shape,
  etag: z.optional(z.string()),
  metadata: z.optional(z.looseObject({ sources: z.optional(z.array(source)) })),
});

export const people = new Hono<Env>()
  .get('/v1/people/me/connections', (c) => c.json(listConnections(c, peopleCall(c, 'people.connections.list'))))
  .get('/v1/people/me', (c) => c.json(profile(c)))
  .get('/v1/people:searchContacts', (c) => c.json(searchContacts(c, peopleCall(c, 'people.searchContacts'))))
  .post('/v1/people:createContact', async (c) => {
    const owner = peopleCall(c, 'people.createContact');
    const mask = fieldMask('personFields', c.req.query('personFields') ?? everything);
    const made = writeContact(c.var.google, owner, fieldsOf(await readBody(c, sent), everything));
    return c.json(contactResource(made, mask));
  })
  .get('/v1/people/:id', (c) => c.json(contact(c, c.req.param('id'))))
  .patch('/v1/people/:act', async (c) => c.json(await update(c, idBefore(c.req.param('act'), ':updateContact'))))
  .delete('/v1/people/:act', (c) => {
    const owner = peopleCall(c, 'people.deleteContact');
    deleteContact(c.var.google, owner, idBefore(c.req.param('act'), ':deleteContact'));
    return c.json({});
  })
  .get('/v1/otherContacts', (c) => {
    peopleCall(c, 'otherContacts.list');
    // Always empty: Google generates these from people the account wrote to.
    return c.json({ totalSize: 0 });
  });

const everything = 'names,nicknames,emailAddresses,organizations,phoneNumbers,metadata';

const profile = (c: GoogleContext): people_v1.Schema$Person => {
  const account = accountWith(c.var.google.store, peopleCall(c, 'people.get'));
  if (!account) throw notFound();
  return profileResource(account, fieldMask('personFields', c.req.query('personFields')));
};

const contact = (c: GoogleContext, id: string): people_v1.Schema$Person => {
  const owner = peopleCall(c, 'people.getContact');
  return contactResource(contactWith(c.var.google, owner, id), fieldMask('personFields', c.req.query('personFields')));
};

/** An update needs the current etag. */
const update = async (c: GoogleContext, id: string): Promise<people_v1.Schema$Person> => {
  const { google } = c.var;
  const owner = peopleCall(c, 'people.updateContact');
  const fields = c.req.query('updatePersonFields') ?? '';
  fieldMask('updatePersonFields', fields);
  const body = await readBody(c, sent);
  const before = contactWith(google, owner, id);
  const given = body.metadata?.sources?.find(({ type }) => type === 'CONTACT')?.etag ?? body.etag;
  if (given === undefined) throw badRequest('Request must set person.etag or person.metadata.sources.etag.');
  if (given.slice(1) !== etagOf(before).slice(1)) {
    throw badRequest(
      'Request person.etag is different than the current person.etag. Clear local cache and get the latest person.',
      'failedPrecondition',
    );
  }
  const kept = Object.entries(before.person).filter(([name]) => !fields.split(',').includes(name));
  const after = writeContact(google, owner, { ...Object.fromEntries(kept), ...fieldsOf(body, fields) }, id);
  return contactResource(after, fieldMask('personFields', c.req.query('personFields') ?? everything));
};

const fieldsOf = (body: Person, fields: string): Person => {
  const mask = new Set(fields.split(','));
  return person.parse(Object.fromEntries(Object.entries(body).filter(([name]) => mask.has(name))));
};

const idBefore = (act: string, verb: string): string => {
  if (!act.endsWith(verb)) throw notFound();
  return act.slice(0, -verb.length);
};
