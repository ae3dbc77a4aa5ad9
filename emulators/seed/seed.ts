/**
 * The initial data of the local Google: accounts, mail, labels and contacts. Dates are relative to the first start, so the demo
 * company stays current.
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
  /** The account whose mailbox holds this copy. */
  mailbox: string;
  /** Mail of one mailbox with the same key forms one thread. */
  threadKey: string;
  /** Gmail label ids (`INBOX`, `UNREAD`, `CATEGORY_PROMOTIONS`, …) or custom label names. */
  labels: string[];
  /** Gmail's internalDate. */
  at: Date;
  /** The whole message, RFC 5322 with CRLF line ends. */
  raw: Uint8Array;
};

/** A contact, as typed in by hand. */
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
  /** Custom labels, by account address. */
  labels: Record<string, string[]>;
  mail: SeedMail[];
  /** By account address. */
  contacts?: Record<string, SeedContact[]>;
};
