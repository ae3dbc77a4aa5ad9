/** The errors of the Calendar API. They have no `status`, unlike Gmail's. */
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Failure = {
  code: ContentfulStatusCode;
  reason: string;
  message: string;
  domain?: string;
  /** The query parameter or header at fault. */
  location?: string;
};

export const calendarError = ({ code, reason, message, domain = 'global', location }: Failure): HTTPException => {
  const type = location === 'If-Match' || location === 'If-None-Match' ? 'header' : 'parameter';
  const located = location ? { locationType: type, location } : {};
  const error = { errors: [{ domain, reason, message, ...located }], code, message };
  return new HTTPException(code, { message, res: Response.json({ error }, { status: code }) });
};

export const badRequest = (location?: string): HTTPException =>
  calendarError({ code: 400, reason: 'badRequest', message: 'Bad Request', ...(location ? { location } : {}) });

export const invalid = (message: string, location?: string): HTTPException =>
  calendarError({ code: 400, reason: 'invalid', message, ...(location ? { location } : {}) });

export const required = (message: string): HTTPException =>
  calendarError({ code: 400, reason: 'required', message, domain: 'calendar' });

export const timeRangeEmpty = (location?: string): HTTPException =>
  calendarError({
    code: 400,
    reason: 'timeRangeEmpty',
    message: 'The specified time range is empty.',
    domain: 'calendar',
    ...(location ? { location } : {}),
  });

export const notFound = (): HTTPException => calendarError({ code: 404, reason: 'notFound', message: 'Not Found' });

export const deleted = (): HTTPException =>
  calendarError({ code: 410, reason: 'deleted', message: 'Resource has been deleted' });

export const fullSyncRequired = (location = 'syncToken'): HTTPException =>
  calendarError({
    code: 410,
    reason: 'fullSyncRequired',
    message: 'Sync token is no longer valid, a full sync is required.',
    domain: 'calendar',
    location,
  });

export const updatedMinTooLongAgo = (): HTTPException =>
  calendarError({
    code: 410,
    reason: 'updatedMinTooLongAgo',
    message: 'The requested minimum modification time lies too far in the past.',
    domain: 'calendar',
    location: 'updatedMin',
  });

export const duplicate = (): HTTPException =>
  calendarError({ code: 409, reason: 'duplicate', message: 'The requested identifier already exists.' });

export const conditionNotMet = (): HTTPException =>
  calendarError({ code: 412, reason: 'conditionNotMet', message: 'Precondition Failed', location: 'If-Match' });

export const needsRole = (role: string): HTTPException =>
  calendarError({
    code: 403,
    reason: 'requiredAccessLevel',
    message: `You need to have ${role} access to this calendar.`,
    domain: 'calendar',
  });

export const forbiddenForNonOrganizer = (): HTTPException =>
  calendarError({
    code: 403,
    reason: 'forbiddenForNonOrganizer',
    message: 'Shared properties can only be changed by the organizer of the event.',
    domain: 'calendar',
  });
