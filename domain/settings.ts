// What a person may set. The values follow the person to each device.
import * as z from 'zod/mini';
import { BoardName } from './board-name.ts';
import { dayTimes, usualDayTimes } from './day-times.ts';
import { holdSeconds } from './draft.ts';
import { CalendarId } from './id.ts';

/** Minutes after midnight. */
const Minutes = z.number().check(z.int(), z.gte(0), z.lt(24 * 60));

const between = (least: number, most: number) => z.number().check(z.int(), z.gte(least), z.lte(most));

/** A name without line breaks, which could forge a header, or an address. */
const OwnName = z.string().check(z.regex(/^[^\p{C}\p{Zl}\p{Zp}@<>"]{1,60}$/u), z.trim(), z.minLength(1));

export const Settings = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  captions: z.boolean(),
  /** A mail's original shows pictures from elsewhere at once. Flow fetches them, and trackers stay out. */
  loadsPictures: z.boolean(),
  /** E archives, J goes on. */
  singleKeys: z.boolean(),
  /** On what the person sends, below it, and in greetings. Null: the account's. */
  ownName: z.nullable(OwnName),
  smallSounds: z.boolean(),
  /** Flow speaks with its second voice, and reads mail with its first. */
  secondVoice: z.boolean(),
  /** How much Flow reads of each mail when a session begins. */
  readingDetail: z.enum(['full', 'summaries', 'headlines']),
  /** A press opens the microphone, and it stays open. Otherwise it listens while the person holds the button or Space. */
  handsFree: z.boolean(),
  /** How long what others would hear of waits before it leaves. */
  holdSeconds: z.number().check(z.int(), z.gte(holdSeconds.least), z.lte(holdSeconds.most)),
  workday: z.object({ from: Minutes, to: Minutes }).check(z.refine(({ from, to }) => to - from >= 60)),
  /** When a part of the day begins: 'tomorrow morning', 'this evening'. */
  morning: between(dayTimes.morning.from, dayTimes.morning.to),
  afternoon: between(dayTimes.afternoon.from, dayTimes.afternoon.to),
  evening: between(dayTimes.evening.from, dayTimes.evening.to),
  /** A mail begins with its summary. */
  summaries: z.boolean(),
  /** Greetings, names below a mail and lines that many mails repeat are spoken too. */
  readsAll: z.boolean(),
  queueOrder: z.enum(['importance', 'newest', 'oldest']),
  /** Newsletters and receipts stay out of the queue until the person asks for them. */
  newslettersApart: z.boolean(),
  /** Flow says a sign-in code when the person asks for it. It never reads one unasked. */
  codesAloud: z.boolean(),
  /** The length of a meeting without a said one. */
  meetingMinutes: between(5, 480),
  /** What stays free before and after a meeting when Flow looks for a time. */
  breakMinutes: between(0, 60),
  /** A meeting with guests and without a place gets a video link, unless the words say otherwise. */
  videoCalls: z.boolean(),
  hiddenCalendars: z.array(CalendarId).check(z.maxLength(100)),
  /** Habits that no longer count, by what Flow knew until then (ms). */
  forgottenHabits: z
    .array(z.object({ habit: z.string().check(z.maxLength(40)), at: z.number() }))
    .check(z.maxLength(40)),
  /** IANA name, which the server checks. Null: the device's. */
  timeZone: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
  /** A sentence that Flow does not understand may go to the configured language model. */
  modelHelps: z.boolean(),
  /** Days that the server keeps what it heard. */
  heardDays: z.number().check(z.int(), z.gte(0), z.lte(30)),
  /** On the leaderboard. Null: a neutral name. */
  boardName: z.nullable(BoardName),
  onBoard: z.boolean(),
  /** The first opening of a morning shows the briefing. */
  briefingOnOpening: z.boolean(),
  /** When a notice says that it is ready. Null: none does. */
  briefingAt: z.nullable(Minutes),
  wrapUpAt: z.nullable(Minutes),
  /** Which notices devices get. */
  noticeMail: z.boolean(),
  noticeMeeting: z.boolean(),
  noticeReminder: z.boolean(),
  noticeReconnect: z.boolean(),
  /** Whether a locked screen may show sender, subject and title. */
  noticeSubject: z.boolean(),
  /** No notices then. `to` is exclusive and may be the next morning. Null: no quiet hours. */
  quietHours: z.nullable(z.object({ from: Minutes, to: Minutes })),
});
export type Settings = z.infer<typeof Settings>;

export type SettingName = keyof Settings;

const isName = (name: unknown): name is SettingName => typeof name === 'string' && Object.hasOwn(Settings.shape, name);

export const SettingName = z.custom<SettingName>(isName);

export const firstSettings: Settings = {
  theme: 'system',
  captions: true,
  loadsPictures: false,
  singleKeys: true,
  smallSounds: true,
  secondVoice: false,
  readingDetail: 'full',
  handsFree: true,
  ownName: null,
  ...usualDayTimes,
  summaries: true,
  readsAll: false,
  queueOrder: 'importance',
  newslettersApart: true,
  codesAloud: true,
  meetingMinutes: 60,
  breakMinutes: 0,
  videoCalls: true,
  hiddenCalendars: [],
  forgottenHabits: [],
  holdSeconds: holdSeconds.usual,
  workday: { from: 9 * 60, to: 18 * 60 },
  timeZone: null,
  modelHelps: false,
  heardDays: 30,
  boardName: null,
  onBoard: true,
  briefingOnOpening: false,
  briefingAt: null,
  wrapUpAt: null,
  noticeMail: true,
  noticeMeeting: true,
  noticeReminder: true,
  noticeReconnect: true,
  noticeSubject: false,
  quietHours: { from: 21 * 60, to: 7 * 60 },
};

/** One setting with a value of its own kind. */
export type Setting = { [Name in SettingName]: { name: Name; value: Settings[Name] } }[SettingName];

const isSetting = (one: unknown): one is Setting =>
  typeof one === 'object' &&
  one !== null &&
  'name' in one &&
  'value' in one &&
  isName(one.name) &&
  Settings.shape[one.name].safeParse(one.value).success;

export const Setting = z.custom<Setting>(isSetting);

/** The settings with those values instead. A value of another version counts as not set. */
export const settingsWith = (base: Settings, values: Readonly<Record<string, unknown>>): Settings =>
  Settings.parse({
    ...base,
    ...Object.fromEntries(Object.entries(values).filter(([name, value]) => isSetting({ name, value }))),
  });
