import { describe, expect, test } from 'vitest';
import type { Setting } from '#domain/settings.ts';
import { settingIn } from './setting-request.ts';

describe('a request changes one setting', () => {
  const cases: readonly (readonly [string, Setting])[] = [
    ['Dark mode, please', { name: 'theme', value: 'dark' }],
    ['switch to the light theme', { name: 'theme', value: 'light' }],
    ['follow the system theme', { name: 'theme', value: 'system' }],
    ['turn the captions off', { name: 'captions', value: false }],
    ['captions on', { name: 'captions', value: true }],
    ['disable keyboard shortcuts', { name: 'singleKeys', value: false }],
    ['turn off the sounds', { name: 'smallSounds', value: false }],
    ['use two voices', { name: 'secondVoice', value: true }],
    ['hold my mail for twenty seconds', { name: 'holdSeconds', value: 20 }],
    ['wait fifteen seconds before sending', { name: 'holdSeconds', value: 15 }],
    ['my day goes from eight to six', { name: 'workday', value: { from: 480, to: 1080 } }],
    ['I work from 8:30 to 5', { name: 'workday', value: { from: 510, to: 1020 } }],
    ['set my working hours to 9 am to 10 pm', { name: 'workday', value: { from: 540, to: 1320 } }],
    ['my mornings start at half past seven', { name: 'morning', value: 450 }],
    ['when I say evening I mean seven', { name: 'evening', value: 1140 }],
    ['set the afternoon to 3 pm', { name: 'afternoon', value: 900 }],
    ['turn summaries off', { name: 'summaries', value: false }],
    ['read a summary first', { name: 'summaries', value: true }],
    ['read greetings and footers too', { name: 'readsAll', value: true }],
    ['don’t read signatures', { name: 'readsAll', value: false }],
    ['my meetings take 45 minutes', { name: 'meetingMinutes', value: 45 }],
    ['my meetings usually last half an hour', { name: 'meetingMinutes', value: 30 }],
    ['keep ten minutes between my meetings', { name: 'breakMinutes', value: 10 }],
    ['no breaks between meetings', { name: 'breakMinutes', value: 0 }],
    ['call me Sam', { name: 'ownName', value: 'Sam' }],
    ['my name is anne-marie o’neill', { name: 'ownName', value: 'Anne-Marie O’neill' }],
    ['use the name of my account', { name: 'ownName', value: null }],
    ['take me off the leaderboard', { name: 'onBoard', value: false }],
    ['don’t keep what you hear', { name: 'heardDays', value: 0 }],
    ['keep what you hear for seven days', { name: 'heardDays', value: 7 }],
    ['no more notifications about meetings', { name: 'noticeMeeting', value: false }],
    ['don’t notify me about urgent mail', { name: 'noticeMail', value: false }],
    ['turn on notices for reminders', { name: 'noticeReminder', value: true }],
    ['show the sender and the subject in notices', { name: 'noticeSubject', value: true }],
    ['hide the subject in my notifications', { name: 'noticeSubject', value: false }],
    ['my quiet hours are from ten to seven', { name: 'quietHours', value: { from: 1320, to: 420 } }],
    ['no notifications between 9:30 pm and 6 am', { name: 'quietHours', value: { from: 1290, to: 360 } }],
    ['turn off quiet hours', { name: 'quietHours', value: null }],
    ['add a video call to my meetings', { name: 'videoCalls', value: true }],
    ['never add video links to new meetings', { name: 'videoCalls', value: false }],
    ['let the language model help', { name: 'modelHelps', value: true }],
  ];
  test.each(cases)('%s', (heard, setting) => expect(settingIn(heard)).toEqual(setting));
});

describe('other words change nothing', () => {
  test.each([
    'hold my mail for a thousand seconds',
    'my day goes from six to six in a row',
    'my day goes from eight pm to six pm',
    'archive the dark one',
    'hold',
    'turn off',
    'keep what you hear for ninety days',
    'my mornings start at two pm',
    'my evening is at nine am',
    'call me back',
    'call me tomorrow',
    'call me if anything changes',
    'my name is',
    'read the summary',
    'no notifications from tomorrow',
    'keep two hundred minutes between my meetings',
    '',
  ])('%s', (heard) => expect(settingIn(heard)).toBeNull());
});
