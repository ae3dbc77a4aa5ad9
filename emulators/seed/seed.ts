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
  calendars?: SeedCalendars;
};

export type SeedCalendars = {
  /** In addition to the primary calendars, which every account has. */
  calendars: SeedCalendar[];
  /** Further calendars in the lists of accounts. */
  lists: Record<string, { calendar: string; color: string; selected: boolean }[]>;
  events: SeedEvent[];
};

type SeedRole = 'freeBusyReader' | 'reader' | 'writerWithoutPrivateAccess' | 'writer' | 'owner';

export type SeedCalendar = {
  /** The address for a person's own calendar. */
  id: string;
  name: string;
  zone: string;
  description?: string;
  /** An address, a domain such as `@northwind.example`, or `*` for everyone. */
  shares?: [who: string, role: SeedRole][];
};

/** An instant, or a date such as `2026-11-24`. Ends are exclusive. */
export type SeedTime = Date | string;

export type SeedGuest = {
  name: string;
  email: string;
  answer: 'needsAction' | 'declined' | 'tentative' | 'accepted';
  optional?: true;
  comment?: string;
  /** A meeting room. */
  room?: true;
};

export type SeedEvent = {
  /** At least five characters of base32hex. */
  id: string;
  /** Shared with the invitation in the mail. */
  uid?: string;
  title: string;
  start: SeedTime;
  end: SeedTime;
  /** Default: Hamburg's. */
  zone?: string;
  endZone?: string;
  recurrence?: string[];
  organizer: { name: string; email: string };
  guests?: SeedGuest[];
  place?: string;
  text?: string;
  status?: 'tentative' | 'cancelled';
  kind?: 'outOfOffice' | 'focusTime' | 'workingLocation' | 'birthday' | 'fromGmail';
  workingAt?: string;
  isPrivate?: true;
  isFree?: true;
  hidesGuests?: true;
  color?: string;
  meets?: 'meet' | { name: string; url: string };
  sequence?: number;
  writtenAt?: Date;
  /** Instances that differ from their series. */
  changes?: { original: SeedTime; cancelled?: true; start?: SeedTime; end?: SeedTime; place?: string }[];
};
