// What Flow says of times that it keeps for somebody, and the mail that offers them. Callers shorten names first.
import { listedAnd } from './finding-replies.ts';

export const holdingReplies = {
  onePerson: 'I keep times for one person at a time. Name one.',
  offline: 'I can’t keep times without a connection, because nobody would get the mail.',
  drafting: 'A draft is open. Send it or put it away first.',
  /** `times`: 'Tuesday at 10:00', in the reader's zone. */
  ask: (name: string, times: readonly string[], whose: string) =>
    `To ${name}: ${listedAnd(times)}, ${whose}. Keep ${times.length === 1 ? 'it' : 'them'} and send?`,
  zoneUnknown: (name: string) => `I don’t know ${name}’s time zone, so these are in yours.`,
  theirs: (name: string) => `${name}’s time`,
  same: (name: string) => `the same for you and ${name}`,
  yours: 'your time',
  yes: 'Keep and send',
  press: (address: string) => `You have never written to ${address}. Press Keep and send to do it.`,
  no: 'All right. Nothing kept and nothing sent.',
  done: (name: string, count: number) =>
    `Kept ${count === 1 ? 'that time' : `${numbers[count] ?? count} times`} for ${name}. The mail goes out in a moment. Say hold to take both back.`,
  waits: (name: string, count: number) =>
    `Kept ${count === 1 ? 'that time' : `${numbers[count] ?? count} times`} for ${name}. The mail waits here until you press send.`,
  dropped: (names: readonly string[], count: number) =>
    `${count === 1 ? 'That time' : `${capital(numbers[count] ?? String(count))} times`} for ${listedAnd(names)} ${count === 1 ? 'is' : 'are'} free again.`,
  nobody: 'You keep no times for anybody.',
  notFor: (name: string) => `You keep no times for ${name}.`,
  /** `times`: by the person's clock. */
  kept: (name: string, times: readonly string[]) => `For ${name}: ${listedAnd(times)}.`,
  /** Before the question that books it. */
  gone: (name: string) => `You no longer keep that time for ${name}.`,
  freed: (name: string) => `The times for ${name} are free again.`,
} as const;

const numbers: readonly string[] = ['no', 'one', 'two', 'three'];

/** The mail and the events, in the words of the person. */
export const holdingTexts = {
  title: (name: string) => `Hold: ${name}`,
  meeting: (name: string) => `Meeting with ${name}`,
  subject: 'A time to meet',
  /** `times`: 'Tuesday, 1 December at 10:00'. */
  offer: (times: readonly string[], zone: string) =>
    times.length === 1
      ? `Would ${times[0]} (${zone}) suit you?`
      : `Would one of these times suit you? They are in ${zone}.\n\n${times.join('\n')}`,
  yourTime: 'your time',
  /** `city`: 'Berlin'. */
  cityTime: (city: string) => `${city} time`,
} as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
