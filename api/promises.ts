// What is open between the person and others, found in their mail.
import * as z from 'zod/mini';
import { MarkedPromises, OpenPromise } from '#domain/promise.ts';
import { endpoint } from './endpoint.ts';

/**
 * Open ones first, the most urgent first. Those that closed in the last week follow, with what closed them. The device stores the marks,
 * because it lists promises itself while the server is away.
 */
export const getPromises = endpoint({
  method: 'GET',
  path: '/api/promises',
  who: 'user',
  request: z.object({}),
  response: z.object({ revision: z.number(), promises: z.array(OpenPromise), marks: MarkedPromises }),
});
