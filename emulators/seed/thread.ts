/** The source form of the demo company's threads: words, people and dates. `company.ts` makes MIME of them. */
import type { Days } from './dates.ts';
import type { Person } from './people.ts';

export type Attachment = {
  name: string;
  type: string;
  bytes: Uint8Array;
  /** The HTML shows this picture inline by `cid:`. */
  cid?: string;
};

export type Charset = 'utf-8' | 'iso-8859-1' | 'iso-2022-jp';

export type MessageSeed = {
  from: Person;
  /** Default: the mailbox's person. For that person's reply, the previous sender. */
  to?: Person[];
  cc?: Person[];
  at: Date;
  /** The sender's own words, paragraphs separated by empty lines. Empty for HTML-only mail. */
  text: string;
  /** A complete HTML part. Default: the sender's client makes one from the text. */
  html?: string;
  subject?: string;
  /** Position of the history. Default: as the sender's client does. */
  quote?: 'above' | 'below' | 'none';
  unsigned?: true;
  attachments?: Attachment[];
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'REPLY'; ics: string };
  headers?: [name: string, value: string][];
  charset?: Charset;
  encoding?: 'quoted-printable' | 'base64' | '7bit' | '8bit';
  flowed?: true;
  /** The receiving server's result. Default: pass. */
  authentication?: 'pass' | 'fail';
  /** The whole content from Content-Type on, for unusual mail. */
  content?: string;
};

export type ThreadSeed = {
  key: string;
  subject: string;
  state: 'unread' | 'read' | 'archived';
  labels?: string[];
  /** Default: Alex's. */
  mailbox?: string;
  /** Other people at Northwind whose own copy is in this seed. */
  copies?: string[];
  messages: MessageSeed[];
};

export type ThreadWriter = (on: Days) => ThreadSeed;
