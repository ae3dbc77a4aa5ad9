// What anyone may write to the operator through the contact page.
import * as z from 'zod/mini';

/** Characters. */
export const longest = { name: 100, email: 254, message: 5000 } as const;

const oneLine = /^\P{Cc}+$/u;

/** The browser and the server check the same. The words stand next to the field. */
export const ContactMessage = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Enter your name.', abort: true }),
      z.maxLength(longest.name, { error: `Use at most ${longest.name} characters.`, abort: true }),
      z.regex(oneLine, { error: 'Write your name on one line.' }),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Enter your email address, so that the operator can answer.', abort: true }),
      z.maxLength(longest.email, { error: 'That address is too long.', abort: true }),
      z.email({ error: 'That isn’t an email address. It looks like name@example.com.' }),
    ),
  message: z.string().check(
    // A form without script sends both signs.
    z.overwrite((text) => text.replaceAll('\r\n', '\n')),
    z.trim(),
    z.minLength(1, { error: 'Write your message.', abort: true }),
    z.maxLength(longest.message, {
      error: 'Use at most 5,000 characters. Shorten your message, or send it in parts.',
      abort: true,
    }),
    // The database stores no NUL.
    z.regex(/^[^\0]*$/, { error: 'Your message has a character that Flow can’t keep. Remove it.' }),
  ),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export type ContactField = keyof ContactMessage;

export const contactFields: readonly ContactField[] = ['name', 'email', 'message'];

export type ContactFaults = Partial<Record<ContactField, string>>;

/** The message, or what is wrong with each field. */
export const parseContact = (
  given: Readonly<Record<string, unknown>>,
): { kind: 'message'; message: ContactMessage } | { kind: 'faults'; faults: ContactFaults } => {
  const parsed = ContactMessage.safeParse(given);
  if (parsed.success) return { kind: 'message', message: parsed.data };
  const faults: ContactFaults = {};
  for (const field of contactFields) {
    const fault = parsed.error.issues.find(({ path }) => path[0] === field)?.message;
    if (fault !== undefined) faults[field] = fault;
  }
  return { kind: 'faults', faults };
};

/** People don’t see this field. Only programs fill it in. */
export const honeypot = 'website';

/** The words when the message could not be kept. */
export const contactTrouble = {
  full: 'Five messages came from your network within an hour, and more aren’t possible. Your text is still here: send it again later.',
  failed: 'Flow couldn’t keep your message. Your text is still here: send it again in a moment.',
  faulty: 'Something is missing or wrong. Look at the marked fields.',
} as const;
