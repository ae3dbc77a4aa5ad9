// What kind of error a problem is for the operator, and how bad: one table, by code, and one by event for errors that nobody expected.
import { isProblemCode, type ProblemCode, problems } from './problem.ts';

export const errorTypes = ['voice_recognition', 'gmail_auth', 'ai_connection', 'sync_latency', 'other'] as const;
export type ErrorType = (typeof errorTypes)[number];

export const severities = ['low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];

export type ErrorKind = { type: ErrorType; severity: Severity };

const kind = (type: ErrorType, severity: Severity): ErrorKind => ({ type, severity });

/** Codes that are missing here are the person's own doing, and no error. */
const byCode: Partial<Record<ProblemCode, ErrorKind>> = {
  'speech.no-ears': kind('voice_recognition', 'medium'),
  'speech.no-voice': kind('voice_recognition', 'medium'),
  'speech.busy': kind('voice_recognition', 'medium'),
  'speech.failed': kind('voice_recognition', 'high'),
  'speech.cut-short': kind('voice_recognition', 'low'),
  'speech.other-format': kind('voice_recognition', 'low'),
  'sign-in.failed': kind('gmail_auth', 'high'),
  'sign-in.not-configured': kind('gmail_auth', 'critical'),
  'sign-in.blocked': kind('gmail_auth', 'high'),
  'sign-in.not-stored': kind('gmail_auth', 'critical'),
  'sign-in.unexpected': kind('gmail_auth', 'high'),
  'token.missing': kind('gmail_auth', 'low'),
  'token.no-refresh': kind('gmail_auth', 'medium'),
  'token.refresh-invalid': kind('gmail_auth', 'high'),
  'token.refresh-failed': kind('gmail_auth', 'medium'),
  'token.save-failed': kind('gmail_auth', 'high'),
  'provider.unauthorized': kind('gmail_auth', 'medium'),
  'provider.forbidden': kind('gmail_auth', 'medium'),
  'provider.scope-missing': kind('gmail_auth', 'medium'),
  'provider.other-mailbox': kind('gmail_auth', 'high'),
  'provider.api-off': kind('gmail_auth', 'critical'),
  'secret.unreadable': kind('gmail_auth', 'high'),
  'assistant.busy': kind('ai_connection', 'low'),
  'assistant.unavailable': kind('ai_connection', 'high'),
  'provider.quota': kind('sync_latency', 'medium'),
  'provider.rate-limit': kind('sync_latency', 'low'),
  'provider.unavailable': kind('sync_latency', 'medium'),
  'provider.too-large': kind('sync_latency', 'low'),
  'provider.rejected': kind('sync_latency', 'medium'),
  'calendar.slow-down': kind('sync_latency', 'low'),
  'calendar.unavailable': kind('sync_latency', 'medium'),
  'calendar.quota': kind('sync_latency', 'medium'),
  'command.not-delivered': kind('sync_latency', 'medium'),
  'event.refused': kind('sync_latency', 'medium'),
  'sending.unsure': kind('other', 'high'),
  'original.unreadable': kind('other', 'low'),
  'onboarding.load-failed': kind('other', 'medium'),
  'onboarding.save-failed': kind('other', 'medium'),
  'database.unavailable': kind('other', 'critical'),
};

/** Events of the log about errors that have no code. */
const byEvent: readonly (readonly [RegExp, ErrorKind])[] = [
  [/^main\./, kind('other', 'critical')],
  [/^retention\./, kind('other', 'high')],
  [/^(mailbox|contacts|calendar|sync|push)\./, kind('sync_latency', 'medium')],
  [/^(speech|voice)\./, kind('voice_recognition', 'medium')],
  [/^assistant\./, kind('ai_connection', 'medium')],
  [/^(token|sign-in)\./, kind('gmail_auth', 'high')],
];

const queuesOfSync = /^(mailbox|contacts|calendar|push)\./;

/** Null: no error for the operator. `level`: the log's. */
export const kindOfError = (failure: {
  event: string;
  code: string | null;
  route: string | null;
  level: 'warn' | 'error';
  unexpected: boolean;
}): ErrorKind | null => {
  const { event, code, level, unexpected } = failure;
  if (refusedAfter.has(event)) return null;
  if (isProblemCode(code) && code !== 'unexpected') return byCode[code] ?? null;
  return unexpected || level === 'error' || reportedAlone.has(event) ? kindOfEvent(failure) : null;
};

const kindOfEvent = ({ event, route, level }: { event: string; route: string | null; level: string }): ErrorKind => {
  if (event === 'job.failed' && queuesOfSync.test(route ?? '')) return kind('sync_latency', 'medium');
  return byEvent.find(([events]) => events.test(event))?.[1] ?? kind('other', level === 'error' ? 'high' : 'medium');
};

/** The call that led to these is refused, and counts with its person. */
const refusedAfter: ReadonlySet<string> = new Set(['speech.not-heard', 'assistant.unavailable']);

/** Warnings that are errors without an error object. */
const reportedAlone: ReadonlySet<string> = new Set(['sync.slow', 'speech.pass-failed', 'token.reconnect-required']);

/** The operator reads these words. They come from Flow alone. */
export const errorWords = (error: {
  event: string;
  code: string | null;
  name: string | null;
  place: string | null;
}): string => {
  const { event, code, name, place } = error;
  if (isProblemCode(code) && code !== 'unexpected') return problems[code].title;
  const what = eventWords[event] ?? event.replaceAll(/[.-]/g, ' ');
  const why = [name, place].filter((part) => part !== null).join(' at ');
  return why === '' ? what : `${what}: ${why}`;
};

const eventWords: Readonly<Record<string, string>> = {
  'main.crashed': 'The process ended',
  'request.failed': 'A call failed',
  'web.failed': 'A screen failed in the browser',
  'job.failed': 'A background job failed',
  'jobs.failed': 'The job queue failed',
  'sync.slow': 'A sync took longer than ten seconds',
  'live.lost': 'The live channel lost the database',
  'live.broken': 'A live channel broke',
  'speech.pass-failed': 'A speech engine did not answer',
  'speech.not-spoken': 'A voice did not speak',
  'token.reconnect-required': 'An account must be reconnected',
  'token.unreadable': 'A stored token cannot be read',
  'retention.kept-too-long': 'Something stayed past its time',
};
