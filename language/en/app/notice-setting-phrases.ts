// Phrases that change which notices come, and when, in US English.
import { firstSettings } from '#domain/settings.ts';
import { off, on, type SettingPhrases } from './setting-verbs.ts';

const notices = '(notices|notifications)';

const noticesOf = (
  name: 'noticeMail' | 'noticeMeeting' | 'noticeReminder' | 'noticeReconnect',
  called: string,
): SettingPhrases[] => [
  {
    setting: { name, value: true },
    phrases: [
      `${on} [the] ${notices} (of|for|about) ${called}`,
      `turn [the] ${notices} (of|for|about) ${called} on`,
      `(notify me|send me ${notices}) (of|about) ${called}`,
    ],
  },
  {
    setting: { name, value: false },
    phrases: [
      `${off} [the] ${notices} (of|for|about) ${called}`,
      `turn [the] ${notices} (of|for|about) ${called} off`,
      `no [more] ${notices} (of|for|about) ${called}`,
      `(do not notify|stop notifying) me (of|about) ${called}`,
    ],
  },
];

export const noticePhrases: readonly SettingPhrases[] = [
  ...noticesOf('noticeMail', '[urgent] (mail|mails|email|emails)'),
  ...noticesOf('noticeMeeting', '[my] meetings'),
  ...noticesOf('noticeReminder', '[my] reminders'),
  ...noticesOf('noticeReconnect', 'a lost connection'),
  {
    setting: { name: 'noticeSubject', value: true },
    phrases: [`(show|put) [the] (sender|subject) [and [the] (sender|subject)] in [my|the] ${notices}`],
  },
  {
    setting: { name: 'noticeSubject', value: false },
    phrases: [
      `(hide|do not show|leave out) [the] (sender|subject) [(and|or) [the] (sender|subject)] (in|from) [my|the] ${notices}`,
    ],
  },
  {
    setting: { name: 'quietHours', value: firstSettings.quietHours },
    phrases: [`${on} [the|my] quiet hours`, 'turn [the|my] quiet hours on'],
  },
  {
    setting: { name: 'quietHours', value: null },
    phrases: [`${off} [the|my] quiet hours`, 'turn [the|my] quiet hours off', 'no [more] quiet hours'],
  },
];
