// What anyone may write to the operator through the contact page.

/** Characters. */
export const longest = { name: 100, email: 254, message: 5000 } as const;

export type ContactMessage = { name: string; email: string; message: string };

export type ContactField = keyof ContactMessage;

export const contactFields: readonly ContactField[] = ['name', 'email', 'message'];

export type ContactFaults = Partial<Record<ContactField, string>>;

/** The trimmed message, or what is wrong with each field: the words stand next to it. The browser and the server check the same. */
export const parseContact = (
  given: Readonly<Partial<Record<ContactField, string>>>,
): { kind: 'message'; message: ContactMessage } | { kind: 'faults'; faults: ContactFaults } => {
  const text = (field: ContactField): string => (given[field] ?? '').trim();
  // A form without script sends both signs.
  const message = { name: text('name'), email: text('email'), message: text('message').replaceAll('\r\n', '\n') };
  const faults: ContactFaults = {};
  for (const field of contactFields) {
    const fault = faultIn[field](message[field]);
    if (fault !== null) faults[field] = fault;
  }
  return Object.keys(faults).length === 0 ? { kind: 'message', message } : { kind: 'faults', faults };
};

const faultIn: Record<ContactField, (text: string) => string | null> = {
  name: (text) => {
    if (text === '') return 'Enter your name.';
    if (text.length > longest.name) return `Use at most ${longest.name} characters.`;
    return /\p{Cc}/u.test(text) ? 'Write your name on one line.' : null;
  },
  email: (text) => {
    if (text === '') return 'Enter your email address, so that the operator can answer.';
    if (text.length > longest.email) return 'That address is too long.';
    return isAddress(text) ? null : 'That isn’t an email address. It looks like name@example.com.';
  },
  message: (text) => {
    if (text === '') return 'Write your message.';
    if (text.length > longest.message)
      return 'Use at most 5,000 characters. Shorten your message, or send it in parts.';
    // A terminal obeys them, and the operator reads the message in one.
    return /[^\P{Cc}\n\t]/u.test(text) ? 'Your message has a sign that Flow can’t keep. Type it again.' : null;
  },
};

/** One address, without a name and without quotes. */
const isAddress = (text: string): boolean =>
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@.<>()[\]\\,;:"\p{Cc}]+$/u.test(text);

/** People don’t see this field. Only programs fill it in. */
export const honeypot = 'website';

/** The words when the message could not be kept. */
export const contactTrouble = {
  full: 'Five messages came from your network within an hour, and more aren’t possible. Your text is still here: send it again later.',
  failed: 'Flow couldn’t keep your message. Your text is still here: send it again in a moment.',
  faulty: 'Something is missing or wrong. Look at the marked fields.',
} as const;
