// A person's writing style, learned from sent mail, so short replies sound like them.
import * as z from 'zod/mini';

/** `words`: 'Hi {name},' with a placeholder, or empty. `apart`: on a line of its own. */
export const Greeting = z.object({ words: z.string().check(z.maxLength(60)), apart: z.boolean() });
export type Greeting = z.infer<typeof Greeting>;

export const WritingStyle = z.object({
  /** The usual greeting, and those for single people by lower-case address. */
  greeting: Greeting,
  greetings: z.array(
    z.object({
      email: z.string(),
      greeting: Greeting,
      /** Their own way with this person, from three mails on. */
      closing: z.optional(z.string().check(z.maxLength(60))),
      contracts: z.optional(z.boolean()),
      /** Words in a usual mail to them. */
      words: z.optional(z.number()),
    }),
  ),
  /** 'Best,' or empty. */
  closing: z.string().check(z.maxLength(60)),
  /** The name in the sign-off, or empty. */
  name: z.string().check(z.maxLength(60)),
  /** 'I'll' instead of 'I will'. */
  contracts: z.boolean(),
  /** 'Thanks!' */
  exclaims: z.boolean(),
});
export type WritingStyle = z.infer<typeof WritingStyle>;

/** For a person without sent mail. */
export const neutralWritingStyle: WritingStyle = {
  greeting: { words: 'Hi {name},', apart: true },
  greetings: [],
  closing: '',
  name: '',
  contracts: false,
  exclaims: false,
};

/** Short answers without dictation. `times` asks the other side for some. */
export const shortReplies = ['thanks', 'yes', 'no', 'later', 'times'] as const;
export type ShortReply = (typeof shortReplies)[number];
