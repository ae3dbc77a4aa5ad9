/** The known scopes, in the words of the consent page. */

export type ScopeWords = { title: string; detail: string };

/** Every signed-in app gets these. A person cannot untick them. */
export const identityScopes: readonly string[] = [
  'openid',
  'https://www.googleapis.com/auth/userinfo.email',
  'https://www.googleapis.com/auth/userinfo.profile',
];

/** The scopes of a `scope` parameter, without duplicates, short names expanded as Google does. */
export const parseScopes = (scope: string): string[] => {
  const names = scope.split(/\s+/).filter((name) => name !== '');
  return [...new Set(names.map((name) => longNames[name] ?? name))];
};

export const isIdentityScope = (scope: string): boolean => identityScopes.includes(scope);

export const isKnownScope = (scope: string): boolean => Object.hasOwn(words, scope);

export const scopeWords = (scope: string): ScopeWords =>
  words[scope] ?? { title: scope.replace(prefix, ''), detail: 'A permission without a description here.' };

const prefix = 'https://www.googleapis.com/auth/';

const longNames: Record<string, string> = {
  email: `${prefix}userinfo.email`,
  profile: `${prefix}userinfo.profile`,
};

const words: Record<string, ScopeWords> = {
  openid: { title: 'Who you are', detail: 'Recognize you the next time you sign in.' },
  [`${prefix}userinfo.email`]: { title: 'Your address', detail: 'See the address of this account.' },
  [`${prefix}userinfo.profile`]: { title: 'Your name', detail: 'See the name on this account.' },
  'https://mail.google.com/': {
    title: 'Everything in your mail',
    detail: 'Read, write, send and delete mail for good.',
  },
  [`${prefix}gmail.modify`]: {
    title: 'Read, write and sort your mail',
    detail: 'Open messages, archive, label, star, send and move to trash. Never delete for good.',
  },
  [`${prefix}gmail.readonly`]: { title: 'Read your mail', detail: 'Open messages and settings, change nothing.' },
  [`${prefix}gmail.send`]: { title: 'Send mail for you', detail: 'Send messages from this address.' },
  [`${prefix}gmail.labels`]: { title: 'Your labels', detail: 'See and change the labels, not the mail.' },
  [`${prefix}gmail.metadata`]: { title: 'Mail without its text', detail: 'See labels and headers, no bodies.' },
  [`${prefix}calendar`]: {
    title: 'All of your calendars',
    detail: 'See, change, share and delete calendars and what is in them.',
  },
  [`${prefix}calendar.readonly`]: { title: 'See your calendars', detail: 'Look at events, change nothing.' },
  [`${prefix}calendar.events`]: { title: 'Your calendar events', detail: 'See, add, change and delete events.' },
  [`${prefix}calendar.events.readonly`]: {
    title: 'See your calendar events',
    detail: 'Look at events, change nothing.',
  },
  [`${prefix}calendar.calendarlist.readonly`]: {
    title: 'The list of your calendars',
    detail: 'See which calendars you have.',
  },
  [`${prefix}calendar.calendarlist`]: {
    title: 'The list of your calendars',
    detail: 'See which calendars you have, add and remove them.',
  },
  [`${prefix}calendar.settings.readonly`]: { title: 'Your calendar settings', detail: 'See time zone and formats.' },
  [`${prefix}calendar.events.freebusy`]: {
    title: 'When you and others are free',
    detail: 'See busy times of the calendars you have access to, without their reasons.',
  },
  [`${prefix}calendar.freebusy`]: { title: 'When you are free', detail: 'See busy times, without their reasons.' },
  [`${prefix}contacts.readonly`]: { title: 'See your contacts', detail: 'Look up names and addresses.' },
  [`${prefix}contacts`]: { title: 'Your contacts', detail: 'See, change and delete contacts.' },
  [`${prefix}contacts.other.readonly`]: {
    title: 'People you wrote to',
    detail: 'Look up addresses that are not in your contacts.',
  },
};
