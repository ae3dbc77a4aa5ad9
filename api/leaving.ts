// Leaving: the connected account, the export, the disconnect, and the deletion of the account.
import * as z from 'zod/mini';
import { Connection, ExportStatus } from '#domain/leaving.ts';
import { endpoint } from './endpoint.ts';

export const getLeaving = endpoint({
  method: 'GET',
  path: '/api/leaving',
  who: 'user',
  request: z.object({}),
  response: z.object({
    connection: z.nullable(Connection),
    export: ExportStatus,
    /** Until when no new proof is needed, ISO 8601. */
    confirmedUntil: z.nullable(z.iso.datetime()),
    /** An operator may prove it by their password. */
    hasPassword: z.boolean(),
  }),
});

/** Needs a fresh proof of who asks. */
export const startExport = endpoint({
  method: 'POST',
  path: '/api/leaving/exports',
  who: 'user',
  request: z.object({}),
  response: ExportStatus,
});

/** The archive. Works once, for the person who asked. */
export const archiveFile = '/api/leaving/exports/:id/archive';

export const disconnect = endpoint({
  method: 'POST',
  path: '/api/leaving/disconnect',
  who: 'user',
  request: z.object({}),
  response: z.object({}),
});

/** Needs a fresh proof of who asks. Afterwards nobody is signed in. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/leaving/deletion',
  who: 'user',
  request: z.object({ address: z.string().check(z.maxLength(320)) }),
  response: z.object({}),
});
