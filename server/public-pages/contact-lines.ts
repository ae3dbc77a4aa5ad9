// The messages to the operator, as text for a terminal.
import type { KeptMessage } from './contact-messages.ts';

export const contactLines = (messages: readonly KeptMessage[]): string =>
  messages.length === 0 ? 'Nobody has written.' : messages.map(lines).join('\n\n');

const lines = ({ id, at, content }: KeptMessage): string => {
  const head = `── ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC · ${id}`;
  if (content === null) return `${head}\nAnother key sealed this message, so it can’t be read.`;
  return [head, `${content.name} <${content.email}>`, '', indented(content.message)].join('\n');
};

/** So no message looks like the head of another. */
const indented = (text: string): string => text.replace(/^/gm, '  ');
