// Notices that reach a device while Flow is closed: what they are about, when they stay away, and what they say.
import * as z from 'zod/mini';
import { minutesOf } from './day.ts';
import type { SettingName, Settings } from './settings.ts';

export const PushKind = z.enum(['mail', 'meeting', 'reminder', 'reconnect', 'briefing']);
export type PushKind = z.infer<typeof PushKind>;

/** A briefing comes if the person set a time for it. */
export type ChosenPushKind = Exclude<PushKind, 'briefing'>;

export const noticeSettings = {
  mail: 'noticeMail',
  meeting: 'noticeMeeting',
  reminder: 'noticeReminder',
  reconnect: 'noticeReconnect',
} as const satisfies Record<ChosenPushKind, SettingName>;

/** The settings of notices, and the zone that quiet hours go by. */
export type PushPreferences = Pick<
  Settings,
  (typeof noticeSettings)[ChosenPushKind] | 'noticeSubject' | 'quietHours'
> & { zone: string };

export const isWanted = (preferences: PushPreferences, kind: PushKind): boolean =>
  kind === 'briefing' || preferences[noticeSettings[kind]];

export const isQuiet = (
  { quietHours: quiet, zone }: Pick<PushPreferences, 'quietHours' | 'zone'>,
  now: Date,
): boolean => {
  if (quiet === null || quiet.from === quiet.to) return false;
  const minute = minutesOf(now, zone);
  const { from, to } = quiet;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
};

/** What the service worker shows. `url`: where a click leads. A notice replaces an earlier one with its `tag`. */
export const PushNotice = z.object({
  kind: z.enum([...PushKind.options, 'test']),
  title: z.string(),
  body: z.string(),
  url: z.string().check(z.startsWith('/')),
  tag: z.string(),
});
export type PushNotice = z.infer<typeof PushNotice>;

/** The words that anyone may see, and those that need the person's permission. */
export type PushWords = { plain: string; shown: { title: string; body: string } | null };

/** Characters. Longer text would not fit the encrypted message. */
const most = { title: 120, body: 240 };

export const wordsFor = (
  { plain, shown }: PushWords,
  { noticeSubject }: Pick<PushPreferences, 'noticeSubject'>,
): { title: string; body: string } =>
  noticeSubject && shown !== null
    ? { title: clipped(shown.title, most.title), body: clipped(shown.body, most.body) }
    : { title: plain, body: '' };

const clipped = (text: string, length: number): string => {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('');
};

/** How many minutes before a meeting its notice comes. */
export const meetingNoticeMinutes = 10;

/** A subscription as the browser's `PushSubscription.toJSON` gives it. */
export const PushSubscriptionKeys = z.object({
  endpoint: z.url().check(z.maxLength(1024)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)),
  }),
});
export type PushSubscriptionKeys = z.infer<typeof PushSubscriptionKeys>;
