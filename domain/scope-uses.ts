import type { scopes } from './scopes.ts';

type Scope = (typeof scopes)[keyof typeof scopes][number];

/** What Flow does with each scope, for the privacy page. */
export const scopeUses = {
  openid: 'to sign you in',
  email: 'to know which mailbox is yours',
  profile: 'to show your name',
  'https://www.googleapis.com/auth/gmail.readonly': 'to fetch your mail, so that Flow can read it to you and search it',
  'https://www.googleapis.com/auth/gmail.send': 'to send what you tell Flow to send',
  'https://www.googleapis.com/auth/gmail.modify': 'to archive, label, snooze, save drafts and move mail to the trash',
  'https://www.googleapis.com/auth/calendar': 'to show your calendars, and to know when you’re free',
  'https://www.googleapis.com/auth/calendar.events': 'to create, move, answer and cancel the events you name',
  'https://www.googleapis.com/auth/calendar.readonly': 'to keep your calendar in Flow up to date',
  'https://www.googleapis.com/auth/contacts.readonly': 'to recognise the names you say',
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly': 'to list your calendars',
  'https://www.googleapis.com/auth/calendar.events.freebusy': 'to know when you’re free',
} as const satisfies Record<Scope, string>;
