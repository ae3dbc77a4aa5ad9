// The text of threads comes and stays apart from where they lie: a light thread takes over the text that is known of it. Pure.
import type { Message, Reading, Thread } from '#domain/mail.ts';

/** `thread` as it is told now, with the text that was known before of the same messages. */
export const keepingText = (thread: Thread, before: Thread | undefined): Thread => {
  if (before === undefined || before === thread) return thread;
  const known = new Map(before.messages.map((message) => [message.id, message.reading]));
  return withReadings(thread, ({ id, reading }) => {
    const was = known.get(id);
    return was?.version === reading.version && was.paragraphs !== undefined ? was : undefined;
  });
};

/** `thread` where it lies, with the text of `whole`; what that says of its labels may be older. */
export const withText = (thread: Thread, whole: Thread): Thread => {
  const readings = new Map(whole.messages.map((message) => [message.id, message.reading]));
  return withReadings(thread, ({ id }) => readings.get(id));
};

/** Without any text. */
export const lightOf = (thread: Thread): Thread => ({
  ...thread,
  messages: thread.messages.map((message) => {
    const { paragraphs: _, ...reading } = message.reading;
    return { ...message, reading };
  }),
});

/** Only where text is missing; the same object where none came. */
const withReadings = (thread: Thread, of: (message: Message) => Reading | undefined): Thread => {
  let came = false;
  const messages = thread.messages.map((message) => {
    const reading = message.reading.paragraphs === undefined ? of(message) : undefined;
    if (reading?.paragraphs === undefined) return message;
    came = true;
    return { ...message, reading };
  });
  return came ? { ...thread, messages } : thread;
};
