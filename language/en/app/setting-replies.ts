// What Flow asks and says of a setting, in US English.
import type { SettingName, Settings } from '#domain/settings.ts';

export const settingQuestion = {
  change: (what: string) => `${capital(what)}?`,
  unproven: 'A yes isn’t enough to change a setting. Tap Change, or say the number on the screen.',
  already: 'That’s how it is.',
  button: 'Change',
} as const;

export const settingDone = (what: string): string => `${capital(what)}.`;

/** `timeOf`: minutes after midnight as a time of day. */
export const settingWords = <Name extends SettingName>(
  { name, value }: { name: Name; value: Settings[Name] },
  timeOf: (minutes: number) => string,
): string => words[name](value, timeOf);

type Words<Name extends SettingName> = (value: Settings[Name], timeOf: (minutes: number) => string) => string;

const words: { [Name in SettingName]: Words<Name> } = {
  theme: (value) => (value === 'system' ? 'the device’s theme' : `${value} theme`),
  captions: (value) => `captions ${onOff(value)}`,
  loadsPictures: (value) => (value ? 'load pictures in every mail' : 'load no pictures in mail'),
  ownName: (value) => (value === null ? 'the name of your account' : `your name is ${value}`),
  morning: (value, timeOf) => `mornings from ${timeOf(value)}`,
  afternoon: (value, timeOf) => `afternoons from ${timeOf(value)}`,
  evening: (value, timeOf) => `evenings from ${timeOf(value)}`,
  summaries: (value) => (value ? 'a summary before each mail' : 'no summaries before mails'),
  readsAll: (value) => (value ? 'read greetings and footers too' : 'leave out greetings and footers'),
  queueOrder: (value) => (value === 'importance' ? 'what matters first, always' : `${value} mail first, always`),
  newslettersApart: (value) => (value ? 'newsletters apart from your mail' : 'newsletters among your mail'),
  codesAloud: (value) => (value ? 'say codes when you ask' : 'never say codes'),
  meetingMinutes: (value) => `meetings of ${value} minutes`,
  breakMinutes: (value) => (value === 0 ? 'no breaks between meetings' : `${value} minutes between meetings`),
  videoCalls: (value) => (value ? 'a video call for new meetings' : 'no video call for new meetings'),
  hiddenCalendars: () => 'other calendars',
  forgottenHabits: () => 'other habits',
  singleKeys: (value) => `single keys ${onOff(value)}`,
  smallSounds: (value) => `small sounds ${onOff(value)}`,
  secondVoice: (value) => (value ? 'a second voice for Flow' : 'one voice for Flow and the mail'),
  readingDetail: (value) =>
    value === 'full' ? 'whole mails at the start of each day' : `${value} at the start of each day`,
  handsFree: (value) => (value ? 'hands-free' : 'hold to talk'),
  holdSeconds: (value) => `hold for ${value} seconds before sending`,
  workday: ({ from, to }, timeOf) => `working day from ${timeOf(from)} to ${timeOf(to)}`,
  timeZone: (value) => `time zone ${value ?? 'of the device'}`,
  modelHelps: (value) => `language model ${onOff(value)}`,
  heardDays: (value) => (value === 0 ? 'keep nothing that Flow hears' : `keep what Flow hears for ${value} days`),
  boardName: (value) => `leaderboard name ${value ?? 'made by Flow'}`,
  onBoard: (value) => (value ? 'back on the leaderboard' : 'off the leaderboard'),
  briefingOnOpening: (value) => (value ? 'briefing when you open Flow in the morning' : 'no briefing on opening'),
  briefingAt: (value, timeOf) => (value === null ? 'no morning briefing' : `morning briefing at ${timeOf(value)}`),
  wrapUpAt: (value, timeOf) => (value === null ? 'no evening wrap-up' : `evening wrap-up at ${timeOf(value)}`),
  noticeMail: (value) => `${value ? '' : 'no '}notices of urgent mail`,
  noticeMeeting: (value) => `${value ? '' : 'no '}notices of meetings`,
  noticeReminder: (value) => `${value ? '' : 'no '}notices of reminders`,
  noticeReconnect: (value) => `${value ? '' : 'no '}notices of a lost connection`,
  noticeSubject: (value) => (value ? 'sender and subject in notices' : 'no sender or subject in notices'),
  quietHours: (value, timeOf) =>
    value === null ? 'no quiet hours' : `quiet hours from ${timeOf(value.from)} to ${timeOf(value.to)}`,
};

const onOff = (on: boolean): string => (on ? 'on' : 'off');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
