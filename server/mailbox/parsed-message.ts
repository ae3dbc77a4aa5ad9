// What parsing makes of a raw message, as it crosses from the worker thread to the mailbox.
import type { Address, Attachment, Invitation, Reading } from '#domain/mail.ts';
import type { Unsubscribe } from '#domain/unsubscribe.ts';
import type { MessageContent } from '#server/ports.ts';

export type ParsedMessage = {
  from: Address;
  to: Address[];
  cc: Address[];
  /** Where the sender wants answers, if elsewhere. */
  replyTo: Address[];
  /** Every address it was sent to, lower case, when the person sent it. */
  sentTo: string[];
  subject: string;
  reading: Reading;
  attachments: Attachment[];
  invitation: Invitation | null;
  state: 'parsed' | 'unparsed';
  /** How its list may be left. */
  unsubscribe: Unsubscribe | null;
};

/** `authority`: the name under which the provider writes what it found of signatures. */
export type ParseRequest = { content: MessageContent; snippet: string; ownAddress: string; authority: string };
