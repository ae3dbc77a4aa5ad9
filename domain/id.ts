// Branded ids, so a thread's id cannot stand for a command's.
import * as z from 'zod/mini';

/** A UUID of version 7, made on the device, so a retry has the same id. */
export const CommandId = z.uuid().brand<'CommandId'>();
export type CommandId = z.infer<typeof CommandId>;

/** A triage session, made on the device. */
export const SessionId = z.uuid().brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;

export const UserId = z.uuid().brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;

/** A provider account that a person connected. */
export const AccountId = z.uuid().brand<'AccountId'>();
export type AccountId = z.infer<typeof AccountId>;

/** The account's person, the account, and its provider. */
export type Account = { userId: UserId; id: AccountId; provider: string };

/** The provider's ids: opaque text, unique within one account. */
export const ThreadId = z
  .string()
  .check(z.minLength(1), z.maxLength(200), z.regex(/^[\w-]+$/))
  .brand<'ThreadId'>();
export type ThreadId = z.infer<typeof ThreadId>;

export const MessageId = z
  .string()
  .check(z.minLength(1), z.maxLength(200), z.regex(/^[\w-]+$/))
  .brand<'MessageId'>();
export type MessageId = z.infer<typeof MessageId>;

/** Unique within one calendar. An instance of a series has the series' id and its original start (`EventRef`). */
export const EventId = z
  .string()
  .check(z.minLength(1), z.maxLength(1024), z.regex(/^[\w-]+$/))
  .brand<'EventId'>();
export type EventId = z.infer<typeof EventId>;

/** Often an address: `alex@northwind.example`. */
export const CalendarId = z
  .string()
  .check(z.minLength(1), z.maxLength(300), z.regex(/^[!-~]+$/))
  .brand<'CalendarId'>();
export type CalendarId = z.infer<typeof CalendarId>;
