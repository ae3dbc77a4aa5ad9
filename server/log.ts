// Logs one JSON line per event with a closed set of fields. No field accepts free text, so the log cannot contain mail.
import pino, { type DestinationStream } from 'pino';
import type { CommandId, MessageId, ThreadId, UserId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';

/** One of our own words, such as a route or a state. Never text from a person or a mail. */
export type Code = string & { readonly code: unique symbol };

export type Fields = {
  requestId?: Code;
  userId?: UserId;
  commandId?: CommandId;
  threadId?: ThreadId;
  messageId?: MessageId;
  problem?: ProblemCode;
  kind?: Code;
  method?: Code;
  route?: Code;
  queue?: Code;
  state?: Code;
  phase?: Code;
  status?: number;
  ms?: number;
  count?: number;
  messages?: number;
  threads?: number;
  failed?: number;
  missing?: number;
  extra?: number;
  relabelled?: number;
  revision?: number;
  attempt?: number;
  retryAfter?: number;
  port?: number;
  pid?: number;
  clean?: boolean;
};

/** Area and event: `mailbox.synced`. */
export type Event = `${string}.${string}`;

export type LogLevel = 'silent' | 'error' | 'warn' | 'info';

/** `info`: may interest an operator. `warn`: handled. `error`: a person must look. */
export type Log = {
  info(event: Event, fields?: Fields): void;
  warn(event: Event, fields?: Fields, error?: unknown): void;
  error(event: Event, fields?: Fields, error?: unknown): void;
};

export const openLog = (level: LogLevel, destination?: DestinationStream): Log => {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    messageKey: 'event',
    formatters: { level: (level: string) => ({ level }) },
  };
  const out = destination ? pino(options, destination) : pino(options);
  return {
    info: (event, fields) => out.info(allowed(fields), event),
    warn: (event, fields, error) => out.warn({ ...allowed(fields), ...reduced(error) }, event),
    error: (event, fields, error) => out.error({ ...allowed(fields), ...reduced(error) }, event),
  };
};

/** Rejects text that does not look like our own. */
export const toCode = (text: string): Code => (isCode(text) ? text : unprintable);

const isCode = (text: string): text is Code => /^[\w./:*-]{1,100}$/.test(text);

const asCode = (text: string): Code => {
  if (isCode(text)) return text;
  throw new Error('a code of ours is malformed');
};

const unprintable = asCode('unprintable');

const fieldNames = [
  'requestId',
  'userId',
  'commandId',
  'threadId',
  'messageId',
  'problem',
  'kind',
  'method',
  'route',
  'queue',
  'state',
  'phase',
  'status',
  'ms',
  'count',
  'messages',
  'threads',
  'failed',
  'missing',
  'extra',
  'relabelled',
  'revision',
  'attempt',
  'retryAfter',
  'port',
  'pid',
  'clean',
] as const satisfies readonly (keyof Fields)[];

// A second check, because types do not cover spread objects.
const allowed = (fields: Fields = {}): Record<string, string | number | boolean> => {
  const known: Record<string, string | number | boolean> = {};
  for (const name of fieldNames) {
    const value = fields[name];
    if (value === undefined || (typeof value === 'object' && value !== null)) continue;
    known[name] = typeof value === 'string' ? toCode(value) : value;
  }
  return known;
};

/** Drops the message, which may quote the input. */
const reduced = (error: unknown): Record<string, string> => {
  if (!(error instanceof Error)) return error === undefined ? {} : { error: 'thrown' };
  const code =
    error instanceof Problem ? error.code : 'code' in error && typeof error.code === 'string' ? error.code : '';
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: toCode(error.name),
    ...(code ? { code: toCode(code) } : {}),
    stack: stack.map((line) => line.trim()).join(' | '),
    ...(error.cause instanceof Error ? { cause: toCode(error.cause.name) } : {}),
  };
};
