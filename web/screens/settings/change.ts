// Changes a setting on this screen, and offers the way back.
import type { Setting, SettingName } from '#domain/settings.ts';
import { changeSetting } from '#web/commands/change-setting.ts';
import { undo } from '#web/commands/undo.ts';
import { notice } from '#web/ui/notices/notice.ts';

export const change = (setting: Setting): void => {
  const given = changeSetting(setting);
  if (given === null) return;
  notice({
    about: 'undo',
    title: `Changed: ${names[setting.name]}`,
    icon: 'done',
    action: {
      label: 'Undo',
      shortcut: 'Z',
      altText: 'Press Z to undo',
      run: () => void undo(given.id, { spoken: false }),
    },
  });
};

const names: Readonly<Record<SettingName, string>> = {
  theme: 'theme',
  captions: 'captions',
  loadsPictures: 'pictures in mail',
  singleKeys: 'single keys',
  ownName: 'your name',
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
  summaries: 'summaries',
  readsAll: 'what is read',
  queueOrder: 'order of the mail',
  newslettersApart: 'newsletters',
  codesAloud: 'sign-in codes',
  meetingMinutes: 'length of a meeting',
  breakMinutes: 'breaks between meetings',
  videoCalls: 'video calls',
  hiddenCalendars: 'shown calendars',
  forgottenHabits: 'habits',
  smallSounds: 'small sounds',
  secondVoice: 'Flow’s voice',
  readingDetail: 'how much Flow reads',
  handsFree: 'hands-free',
  holdSeconds: 'hold before sending',
  workday: 'working day',
  timeZone: 'time zone',
  modelHelps: 'language model',
  heardDays: 'what Flow heard',
  boardName: 'name on the leaderboard',
  onBoard: 'your place on the leaderboard',
  briefingOnOpening: 'briefing on opening',
  briefingAt: 'morning briefing',
  wrapUpAt: 'evening wrap-up',
  noticeMail: 'notices of urgent mail',
  noticeMeeting: 'notices of meetings',
  noticeReminder: 'notices of reminders',
  noticeReconnect: 'notices of a lost connection',
  noticeSubject: 'what notices show',
  quietHours: 'quiet hours',
};
