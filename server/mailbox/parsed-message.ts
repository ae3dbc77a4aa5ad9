import type { Address, Attachment, Invitation, Reading } from '#domain/mail.ts';
import type { Unsubscribe } from '#domain/unsubscribe.ts';
import type { MessageContent } from '#server/ports.ts';

export type ParsedMessage = {
  from: Address;
  to: Address[];
  cc: Address[];
  /** Where the sender wants answers, if not at From. */
  replyTo: Address[];
  /** Lower-case recipients of the person's own mail. */
  sentTo: string[];
  subject: string;
  reading: Reading;
  attachments: Attachment[];
  invitation: Invitation | null;
  state: 'parsed' | 'unparsed';
  unsubscribe: Unsubscribe | null;
};

/** `authority`: the name the provider uses in Authentication-Results. */
export type ParseRequest = { content: MessageContent; snippet: string; ownAddress: string; authority: string };
