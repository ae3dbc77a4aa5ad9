// Text and thread state arrive separately: merges known text into a light thread. Pure.
import type { Message, Reading, Thread } from '#domain/mail.ts';

export const keepingText = (thread: Thread, before: Thread | undefined): Thread => {
  if (before === undefined || before === thread) return thread;
  const known = new Map(before.messages.map((message) => [message.id, message.reading]));
  return withReadings(thread, ({ id, reading }) => {
    const was = known.get(id);
    return was?.version === reading.version && was.paragraphs !== undefined ? was : undefined;
  });
};

/** Takes only the text of `whole`, because its labels may be older. */
export const withText = (thread: Thread, whole: Thread): Thread => {
  const readings = new Map(whole.messages.map((message) => [message.id, message.reading]));
  return withReadings(thread, ({ id }) => readings.get(id));
};

export const lightOf = (thread: Thread): Thread => ({
  ...thread,
  messages: thread.messages.map((message) => {
    const { paragraphs: _, unclear: __, ...reading } = message.reading;
    return { ...message, reading };
  }),
});

/** Returns the same object if there is no new text. */
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
