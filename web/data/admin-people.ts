// The people of this Flow, as operators see them.
import type * as z from 'zod/mini';
import * as api from '#api/admin.ts';
import type { PeopleAsked } from '#domain/admin-people.ts';
import { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { call } from './call.ts';

export type PersonAnswer = z.infer<(typeof api.getPerson)['response']>;

export const askPeople = (asked: PeopleAsked, cancelled: AbortSignal) => call(api.getPeople, asked, cancelled);

/** `id`: from the address. */
export const askPerson = async (id: string, cancelled: AbortSignal): Promise<PersonAnswer> => {
  const known = UserId.safeParse(id).data;
  if (known === undefined) throw new Problem('person.unknown');
  return call(api.getPerson, { id: known }, cancelled);
};

export const endPersonSessions = (id: UserId, session: string | null) => call(api.endPersonSessions, { id, session });
export const syncPerson = (id: UserId) => call(api.syncPerson, { id });
export const remindPerson = (id: UserId) => call(api.remindPerson, { id });
export const emailPerson = (id: UserId, mail: { subject: string; text: string }) =>
  call(api.emailPerson, { id, ...mail });
export const deletePerson = (id: UserId, address: string) => call(api.deletePerson, { id, address });
export const refundPerson = (id: UserId, payment: string) => call(api.refundPerson, { id, payment });
export const cancelPerson = (id: UserId) => call(api.cancelPerson, { id });
