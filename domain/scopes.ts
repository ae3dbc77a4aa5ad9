// What Flow asks Google for.

const google = 'https://www.googleapis.com/auth';

/** The single list of scopes, for sign-in, reconnect, diagnostics and the privacy page. */
export const scopes = {
  spec: [
    'openid',
    'email',
    'profile',
    `${google}/gmail.readonly`,
    `${google}/gmail.send`,
    `${google}/gmail.modify`,
    `${google}/calendar`,
    `${google}/calendar.events`,
    `${google}/calendar.readonly`,
    `${google}/contacts.readonly`,
  ],
  minimal: [
    'openid',
    'email',
    'profile',
    `${google}/gmail.modify`,
    `${google}/calendar.events`,
    `${google}/calendar.calendarlist.readonly`,
    `${google}/calendar.events.freebusy`,
  ],
} as const satisfies Record<string, readonly string[]>;

/** Flow cannot work without a mailbox, so it creates no account without this scope. */
export const requiredScope = `${google}/gmail.modify`;
