// How a person writes: what their sent mail shows of their greetings, sign-off and habits, so that a short reply sounds like them.
import * as z from 'zod/mini';

/** `words`: 'Hi {name},', with the place of a name; empty where they begin without. `apart`: on a line of its own. */
export const Greeting = z.object({ words: z.string().check(z.maxLength(60)), apart: z.boolean() });
export type Greeting = z.infer<typeof Greeting>;

export const WritingStyle = z.object({
  /** The usual one, and those of single people, by their address in lower case. */
  greeting: Greeting,
  greetings: z.array(z.object({ email: z.string(), greeting: Greeting })),
  /** 'Best,'; empty where there is none. */
  closing: z.string().check(z.maxLength(60)),
  /** As they sign; empty where they do not. */
  name: z.string().check(z.maxLength(60)),
  /** 'I'll' rather than 'I will'. */
  contracts: z.boolean(),
  /** 'Thanks!' */
  exclaims: z.boolean(),
});
export type WritingStyle = z.infer<typeof WritingStyle>;

/** Of somebody who has written nothing yet. */
export const neutralWritingStyle: WritingStyle = {
  greeting: { words: 'Hi {name},', apart: true },
  greetings: [],
  closing: '',
  name: '',
  contracts: false,
  exclaims: false,
};

/** Short answers that need no words of the person's own. `times`: the other side is to name some. */
export const shortReplies = ['thanks', 'yes', 'no', 'later', 'times'] as const;
export type ShortReply = (typeof shortReplies)[number];
