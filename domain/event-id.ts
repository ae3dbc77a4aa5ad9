import { EventId } from './id.ts';

/**
 * The id of the nth event that a command makes, in the digits that Google takes (base32hex). It holds the command's own id, so a command
 * makes the same event each time, and no two devices make one twice.
 */
export const eventIdOf = (commandId: string, nth: number): EventId => {
  const whole = BigInt(`0x1${commandId.replaceAll('-', '')}`);
  return EventId.parse(`f${whole.toString(32)}${nth.toString(32)}`);
};
