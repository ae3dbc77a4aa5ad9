// One line an event, of a closed set of fields: ids, numbers, booleans and codes. What a mail says cannot be logged,
// because no field takes plain text.
import pino, { type DestinationStream } from 'pino';
import type { CommandId, MessageId, ThreadId, UserId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';

/** A word of ours: a route, a job's name, a state. Never anything that came from a person or a mail. */
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

/** An area and what happened in it: `mailbox.synced`. */
export type Event = `${string}.${string}`;

export type LogLevel = 'silent' | 'error' | 'warn' | 'info';

/** `info`: an operator may care; `warn`: we coped; `error`: a person must look. */
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

/** Makes a code of text we wrote; anything that does not look like one of ours is not let through. */
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

// The types already say so; this holds at the places that types do not reach, such as spread objects.
const allowed = (fields: Fields = {}): Record<string, string | number | boolean> => {
  const known: Record<string, string | number | boolean> = {};
  for (const name of fieldNames) {
    const value = fields[name];
    if (value === undefined || (typeof value === 'object' && value !== null)) continue;
    known[name] = typeof value === 'string' ? toCode(value) : value;
  }
  return known;
};

/** An error without its message, which may quote what it failed on: its name, code and where it was thrown. */
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
