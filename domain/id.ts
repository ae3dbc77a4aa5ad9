// The ids that travel between rooms, branded so that a thread's id never stands where a command's should.
import * as z from 'zod/mini';

/** A UUID of version 7 made where the thing is born; for commands that is the device, so that a retry is the same thing. */
export const CommandId = z.uuid().brand<'CommandId'>();
export type CommandId = z.infer<typeof CommandId>;

/** A run of handling mail, made on the device like a command's id. */
export const SessionId = z.uuid().brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;

export const UserId = z.uuid().brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;

/** The provider's ids are our ids: opaque text, unique within one mailbox. */
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
