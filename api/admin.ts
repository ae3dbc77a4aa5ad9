// The admin area. Every call here is for admins, and the compiler binds it through `server/admin/as-admin.ts` alone.
import * as z from 'zod/mini';
import { ChainPart, ChainVerdict, LogAsked, LogRow, SummaryAsked, SummaryRow } from '#domain/admin-activity.ts';
import { PeopleAnswer, PeopleAsked, PersonPage, ReconnectionNotice } from '#domain/admin-people.ts';
import { Role, RoleRow } from '#domain/admin-roles.ts';
import { BusinessDetails, BusinessMetrics } from '#domain/business-figures.ts';
import { DebugOutcome, DebugStep } from '#domain/email-debug.ts';
import { AskedRange } from '#domain/figure-range.ts';
import { UserId } from '#domain/id.ts';
import { QualityDetails, QualityMetrics } from '#domain/quality-figures.ts';
import { ErrorGroup, ErrorsAsked, ServerCache, SingleError, TechnicalFigures } from '#domain/technical-figures.ts';
import { endpoint } from './endpoint.ts';

/** The operator at this session. */
export const getOperator = endpoint({
  method: 'GET',
  path: '/api/admin/operator',
  who: 'admin',
  request: z.object({}),
  response: z.object({
    email: z.string(),
    name: z.string(),
    /** Until when a proof of who is at the session counts. Null without one. */
    confirmedUntil: z.nullable(z.string()),
    hasPassword: z.boolean(),
    /** The address from which their mail leaves. Null without a mailbox that works. */
    mailbox: z.nullable(z.string()),
    /** The second factor of their sign-in. */
    codes: z.object({ on: z.boolean(), recoveryLeft: z.number() }),
  }),
});

/** A secret for the operator's authenticator. Codes are on once the first one came back. */
export const startCodes = endpoint({
  method: 'POST',
  path: '/api/admin/codes/start',
  who: 'admin',
  stepUp: true,
  request: z.object({}),
  /** `uri`: what a QR code tells the authenticator. */
  response: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmCodes = endpoint({
  method: 'POST',
  path: '/api/admin/codes/confirm',
  who: 'admin',
  request: z.object({ code: z.string().check(z.maxLength(40)) }),
  /** Nobody sees them again. */
  response: z.object({ recovery: z.array(z.string()) }),
});

export const endCodes = endpoint({
  method: 'POST',
  path: '/api/admin/codes/end',
  who: 'admin',
  stepUp: true,
  request: z.object({}),
  response: z.object({}),
});

export const getRoles = endpoint({
  method: 'GET',
  path: '/api/admin/roles',
  who: 'admin',
  request: z.object({}),
  /** Newest first. */
  response: z.object({ roles: z.array(RoleRow) }),
});

/** `who`: an address or a user id. */
export const addRole = endpoint({
  method: 'POST',
  path: '/api/admin/roles',
  who: 'admin',
  stepUp: true,
  request: z.object({ who: z.string().check(z.minLength(1), z.maxLength(320)), role: Role }),
  response: z.object({ outcome: z.enum(['added', 'unknown-address']) }),
});

export const removeRole = endpoint({
  method: 'POST',
  path: '/api/admin/roles/:id/remove',
  who: 'admin',
  stepUp: true,
  request: z.object({ id: z.uuid() }),
  response: z.object({}),
});

export const getPeople = endpoint({
  method: 'GET',
  path: '/api/admin/people',
  who: 'admin',
  request: PeopleAsked,
  response: PeopleAnswer,
});

export const getPerson = endpoint({
  method: 'GET',
  path: '/api/admin/people/:id',
  who: 'admin',
  request: z.object({ id: UserId }),
  response: PersonPage,
});

/** `session` null: all of them, except the asking operator's own. */
export const endPersonSessions = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/end-sessions',
  who: 'admin',
  request: z.object({ id: UserId, session: z.nullable(z.uuid()) }),
  response: z.object({}),
});

export const syncPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/sync',
  who: 'admin',
  request: z.object({ id: UserId }),
  /** How many accounts sync. */
  response: z.object({ accounts: z.number() }),
});

export const remindPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/remind',
  who: 'admin',
  request: z.object({ id: UserId }),
  response: z.object({ outcome: ReconnectionNotice }),
});

/** Sends from the operator's own mailbox. */
export const emailPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/email',
  who: 'admin',
  request: z.object({
    id: UserId,
    subject: z.string().check(z.minLength(1), z.maxLength(200)),
    text: z.string().check(z.minLength(1), z.maxLength(20_000)),
  }),
  /** Milliseconds of the hold. */
  response: z.object({ leavesIn: z.number() }),
});

/** Gives the last payment back, with its credits and the plan it paid for. `payment`: the one that the operator saw. */
export const refundPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/refund',
  who: 'admin',
  stepUp: true,
  request: z.object({ id: UserId, payment: z.string().check(z.maxLength(200)) }),
  /** `ended`: a plan ended with it. */
  response: z.object({ cents: z.number(), ended: z.boolean() }),
});

/** At the end of the time that is paid for. */
export const cancelPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/cancel',
  who: 'admin',
  request: z.object({ id: UserId }),
  response: z.object({}),
});

/** `address`: the account's, typed by the operator. */
export const deletePerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/delete',
  who: 'admin',
  stepUp: true,
  request: z.object({ id: UserId, address: z.string().check(z.maxLength(320)) }),
  response: z.object({}),
});

/** Newest first, a page of 100. */
export const getActivityLog = endpoint({
  method: 'GET',
  path: '/api/admin/activity',
  who: 'admin',
  request: LogAsked,
  /** `next`: where the next page begins. Null on the last. */
  response: z.object({ rows: z.array(LogRow), next: z.nullable(z.string()) }),
});

export const getActivitySummary = endpoint({
  method: 'GET',
  path: '/api/admin/activity/summary',
  who: 'admin',
  request: SummaryAsked,
  response: z.object({ rows: z.array(SummaryRow), found: z.number() }),
});

/** A part of the export: lines of CSV, with the header in the first part. */
export const exportActivity = endpoint({
  method: 'POST',
  path: '/api/admin/activity/export',
  who: 'admin',
  stepUp: true,
  request: LogAsked,
  response: z.object({ csv: z.string(), rows: z.number(), next: z.nullable(z.string()) }),
});

/** Reads every entry of a part of the log, and its link. */
export const verifyActivity = endpoint({
  method: 'POST',
  path: '/api/admin/activity/verify',
  who: 'admin',
  request: z.object({ part: ChainPart }),
  response: ChainVerdict,
});

/** On the operator's own account alone. */
export const runDebugStep = endpoint({
  method: 'POST',
  path: '/api/admin/email-debug',
  who: 'admin',
  request: z.object({ step: DebugStep }),
  response: DebugOutcome,
});

/** The first figures of the section. Its charts and tables follow with a second call. */
export const getBusinessMetrics = endpoint({
  method: 'GET',
  path: '/api/admin/business',
  who: 'admin',
  request: AskedRange,
  response: BusinessMetrics,
});

export const getBusinessDetails = endpoint({
  method: 'GET',
  path: '/api/admin/business/details',
  who: 'admin',
  request: AskedRange,
  response: BusinessDetails,
});

export const getQualityMetrics = endpoint({
  method: 'GET',
  path: '/api/admin/quality',
  who: 'admin',
  request: AskedRange,
  response: QualityMetrics,
});

export const getQualityDetails = endpoint({
  method: 'GET',
  path: '/api/admin/quality/details',
  who: 'admin',
  request: AskedRange,
  response: QualityDetails,
});

export const getTechnicalFigures = endpoint({
  method: 'GET',
  path: '/api/admin/technical',
  who: 'admin',
  request: AskedRange,
  response: TechnicalFigures,
});

export const getErrors = endpoint({
  method: 'GET',
  path: '/api/admin/errors',
  who: 'admin',
  request: ErrorsAsked,
  response: z.object({ errors: z.array(ErrorGroup), found: z.number() }),
});

export const getSingleErrors = endpoint({
  method: 'GET',
  path: '/api/admin/errors/:fingerprint',
  who: 'admin',
  request: z.object({ fingerprint: z.string().check(z.regex(/^[0-9a-f]{16}$/)) }),
  response: z.object({ errors: z.array(SingleError) }),
});

/** Resolves a group of errors, or opens it again. */
export const resolveError = endpoint({
  method: 'POST',
  path: '/api/admin/errors/:fingerprint',
  who: 'admin',
  request: z.object({ fingerprint: z.string().check(z.regex(/^[0-9a-f]{16}$/)), resolved: z.boolean() }),
  response: z.object({}),
});

export const getServerCaches = endpoint({
  method: 'GET',
  path: '/api/admin/caches',
  who: 'admin',
  request: z.object({}),
  response: z.object({ caches: z.array(ServerCache) }),
});
