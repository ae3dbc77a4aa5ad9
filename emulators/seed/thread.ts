/**
 * What the writers of the demo company's threads write: words, people and dates. `company.ts` makes MIME of it.
 */
import type { Days } from './dates.ts';
import type { Person } from './people.ts';

export type Attachment = {
  name: string;
  type: string;
  bytes: Uint8Array;
  /** An inline picture that the HTML shows by `cid:`. */
  cid?: string;
};

export type Charset = 'utf-8' | 'iso-8859-1' | 'iso-2022-jp';

export type MessageSeed = {
  from: Person;
  /** Left out: the mailbox's person; for a reply by that person the sender before. */
  to?: Person[];
  cc?: Person[];
  at: Date;
  /** The sender's own words; paragraphs parted by empty lines. Empty for mail that has HTML only. */
  text: string;
  /** A whole HTML part of its own; otherwise the sender's client makes one of the text. */
  html?: string;
  subject?: string;
  /** Where the history goes. Left out: as the sender's client does. */
  quote?: 'above' | 'below' | 'none';
  /** Left out the sender signs as always. */
  unsigned?: true;
  attachments?: Attachment[];
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'REPLY'; ics: string };
  headers?: [name: string, value: string][];
  charset?: Charset;
  encoding?: 'quoted-printable' | 'base64' | '7bit' | '8bit';
  flowed?: true;
  /** What the receiving server thought of the sender. Left out: pass. */
  authentication?: 'pass' | 'fail';
  /** The whole content from Content-Type on, for what no ordinary client writes. */
  content?: string;
};

export type ThreadSeed = {
  key: string;
  subject: string;
  state: 'unread' | 'read' | 'archived';
  labels?: string[];
  /** Left out: Alex's. */
  mailbox?: string;
  /** Other people at Northwind whose own copy is in this seed. */
  copies?: string[];
  messages: MessageSeed[];
};

export type ThreadWriter = (on: Days) => ThreadSeed;
