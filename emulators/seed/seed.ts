/**
 * What a seed gives the local Google: the people who can sign in and the mail, labels and contacts they start with.
 * Dates are instants relative to the first start, so that the demo company is never stale.
 */
export type SeedAccount = {
  /** Google's stable subject identifier, digits only. */
  sub: string;
  email: string;
  name: string;
  givenName: string;
  familyName: string;
  /** BCP 47, for example `en-US`. */
  locale: string;
};

export type SeedMail = {
  /** Address of the account in whose mailbox this copy lies. */
  mailbox: string;
  /** Mail of one mailbox with the same key is one thread. */
  threadKey: string;
  /** Gmail label ids (`INBOX`, `UNREAD`, `CATEGORY_PROMOTIONS`, …) or names of the mailbox's own labels. */
  labels: string[];
  /** Gmail's internalDate. */
  at: Date;
  /** The whole message, RFC 5322 with CRLF line ends. */
  raw: Uint8Array;
};

/** Somebody in an account's contacts, as they would be typed in by hand. */
export type SeedContact = {
  givenName: string;
  familyName?: string;
  nicknames?: string[];
  emails?: { value: string; type: 'work' | 'home' }[];
  organization?: string;
  title?: string;
  phones?: { value: string; type: 'work' | 'mobile' | 'home' }[];
};

export type Seed = {
  accounts: SeedAccount[];
  /** The mailboxes' own labels, by account address. */
  labels: Record<string, string[]>;
  mail: SeedMail[];
  /** By account address. */
  contacts?: Record<string, SeedContact[]>;
};
