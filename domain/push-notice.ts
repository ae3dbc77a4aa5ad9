// Notices that reach a device while Flow is closed: what they are about, when they stay away, and what they say.
import * as z from 'zod/mini';
import { minutesOf } from './day.ts';
import { Zone } from './wall-time.ts';

export const PushKind = z.enum(['mail', 'meeting', 'reminder', 'reconnect', 'briefing']);
export type PushKind = z.infer<typeof PushKind>;

/** Minutes since midnight on the person's clock. */
const Minute = z.number().check(z.int(), z.gte(0), z.lt(24 * 60));

export const PushPreferences = z.object({
  kinds: z.object({ mail: z.boolean(), meeting: z.boolean(), reminder: z.boolean(), reconnect: z.boolean() }),
  /** `to` is exclusive and may be the next morning. Null: no quiet hours. */
  quiet: z.nullable(z.object({ from: Minute, to: Minute })),
  zone: Zone,
  /** Whether a locked screen may show sender, subject and title. */
  showsSubject: z.boolean(),
});
export type PushPreferences = z.infer<typeof PushPreferences>;

/** A briefing comes if the person set a time for it. */
export type ChosenPushKind = keyof PushPreferences['kinds'];

export const isWanted = ({ kinds }: Pick<PushPreferences, 'kinds'>, kind: PushKind): boolean =>
  kind === 'briefing' || kinds[kind];

export const usualPreferences = (zone: string): PushPreferences => ({
  kinds: { mail: true, meeting: true, reminder: true, reconnect: true },
  quiet: { from: 21 * 60, to: 7 * 60 },
  zone,
  showsSubject: false,
});

export const isQuiet = ({ quiet, zone }: Pick<PushPreferences, 'quiet' | 'zone'>, now: Date): boolean => {
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
  { showsSubject }: Pick<PushPreferences, 'showsSubject'>,
): { title: string; body: string } =>
  showsSubject && shown !== null
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
