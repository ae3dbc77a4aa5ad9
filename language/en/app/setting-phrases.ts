// Phrases that change a setting, in US English.
import { noticePhrases } from './notice-setting-phrases.ts';
import { readingPhrases } from './reading-setting-phrases.ts';
import { off, on, type SettingPhrases, use } from './setting-verbs.ts';

const onOff = (name: 'captions' | 'singleKeys' | 'smallSounds', called: string): SettingPhrases[] => [
  { setting: { name, value: true }, phrases: [`${on} [the] ${called}`, `turn [the] ${called} on`, `${called} on`] },
  { setting: { name, value: false }, phrases: [`${off} [the] ${called}`, `turn [the] ${called} off`, `${called} off`] },
];

export const settingPhrases: readonly SettingPhrases[] = [
  ...(['dark', 'light'] as const).map(
    (value): SettingPhrases => ({
      setting: { name: 'theme', value },
      phrases: [`${use} [the] ${value} (mode|theme)`, `${value} (mode|theme)`, `make it ${value}`, `go ${value}`],
    }),
  ),
  {
    setting: { name: 'theme', value: 'system' },
    phrases: [`${use} the (system|device) theme`, 'follow the (system|device) theme', 'theme of the (system|device)'],
  },
  ...onOff('captions', '(captions|subtitles)'),
  ...onOff('singleKeys', '(single keys|keyboard shortcuts|shortcuts|single key shortcuts)'),
  ...onOff('smallSounds', '(small sounds|sound effects|sounds|beeps)'),
  {
    setting: { name: 'secondVoice', value: true },
    phrases: [`${use} (two voices|a second voice|your second voice|another voice for yourself)`],
  },
  { setting: { name: 'secondVoice', value: false }, phrases: [`${use} (one voice|a single voice|the same voice)`] },
  {
    setting: { name: 'handsFree', value: true },
    phrases: [`${use} hands free [mode]`, 'hands free [mode]', '(listen|keep listening) all the time'],
  },
  {
    setting: { name: 'handsFree', value: false },
    phrases: [
      `${off} hands free [mode]`,
      `${use} (hold|push) to talk [mode]`,
      '(hold|push) to talk [mode]',
      'listen only (while|when) i hold [(the button|the microphone|space)]',
    ],
  },
  ...readingPhrases,
  {
    setting: { name: 'breakMinutes', value: 0 },
    phrases: ['no breaks between [my] meetings', 'i need no breaks between [my] meetings'],
  },
  {
    setting: { name: 'videoCalls', value: true },
    phrases: [
      '(add|put) [a] video (call|link|calls|links) (to|in) [all] (my|new) [new] meetings',
      'always add [a] video (call|link|calls|links) [(to|in) [all] [my|new] meetings]',
    ],
  },
  {
    setting: { name: 'videoCalls', value: false },
    phrases: [
      '(do not|never) add [a] video (call|link|calls|links) [(to|in) [my|new] meetings]',
      'stop adding video (calls|links) [(to|in) [my|new] meetings]',
      'no video (calls|links) (in|for) (my|new) meetings',
    ],
  },
  {
    setting: { name: 'ownName', value: null },
    phrases: ['use the name of my account', 'use my account name', 'use my google name'],
  },
  {
    setting: { name: 'modelHelps', value: true },
    phrases: [`${use} the language model`, 'let the language model help', 'the language model may help'],
  },
  {
    setting: { name: 'modelHelps', value: false },
    phrases: ['turn off the language model', 'do not use the language model', 'stop using the language model'],
  },
  {
    setting: { name: 'onBoard', value: false },
    phrases: ['(take|remove) me (off|from) the leaderboard', 'leave the leaderboard'],
  },
  {
    setting: { name: 'onBoard', value: true },
    phrases: ['put me [back] on the leaderboard', 'join the leaderboard'],
  },
  {
    setting: { name: 'briefingOnOpening', value: true },
    phrases: [
      'brief me (when|whenever) i open flow',
      'show [me] (my|the) briefing when i open flow',
      'brief me on opening',
    ],
  },
  {
    setting: { name: 'briefingOnOpening', value: false },
    phrases: ['(do not|stop) (brief|briefing) me (when|whenever) i open flow', 'no briefing on opening'],
  },
  {
    setting: { name: 'briefingAt', value: null },
    phrases: [`${off} (the|my) (morning|daily|scheduled) briefing`, 'stop briefing me (every|in the) morning'],
  },
  {
    setting: { name: 'wrapUpAt', value: null },
    phrases: [`${off} (the|my) (evening|daily|scheduled) (wrap up|briefing)`],
  },
  {
    setting: { name: 'heardDays', value: 0 },
    phrases: ['do not (keep|store) what you (hear|heard)', 'forget what you hear at once'],
  },
  ...noticePhrases,
];

/** Over the normalized words: numbers are digits. */
export const holdWords = [
  /^(?:hold|wait|keep) (?:my |the )?(?:mails?|emails?|messages|repl(?:y|ies)|sending)(?: back)? (?:for )?(?<seconds>\d+) seconds$/,
  /^wait (?<seconds>\d+) seconds before (?:you send|sending)(?: anything)?$/,
  /^(?:set|change) (?:the |my )?(?:hold|hold time)(?: before sending)? to (?<seconds>\d+)(?: seconds)?$/,
] as const;

const clock = (name: string): string =>
  `(?<${name}>(?:(?:half|quarter) (?:past|to) )?\\d{1,2}(?: \\d{2})?(?: ?(?:am|pm|a m|p m))?)`;

export const workdayWords = [
  new RegExp(
    `^(?:my (?:working )?day|i) (?:is|goes|runs|works?) from ${clock('from')} (?:to|until|till) ${clock('to')}$`,
  ),
  new RegExp(
    `^(?:set )?my (?:working hours|working day|hours)(?: are| is| to)?(?: from)? ${clock('from')} (?:to|until|till) ${clock('to')}$`,
  ),
] as const;

export const quietHoursWords = [
  new RegExp(
    `^(?:set )?(?:my |the )?quiet hours(?: are| go| to)?(?: from)? ${clock('from')} (?:to|until|till) ${clock('to')}$`,
  ),
  new RegExp(
    `^(?:no (?:notices|notifications)|do not (?:notify|disturb) me) (?:from|between) ${clock('from')} (?:to|until|till|and) ${clock('to')}$`,
  ),
] as const;

/** When the notices of the briefing and of the wrap-up come. */
export const briefingAtWords = {
  briefingAt: new RegExp(
    `^(?:brief me|(?:give|send) me (?:my|the|a) briefing|(?:set )?my (?:morning )?briefing(?: is)?) (?:every (?:morning|day) )?at ${clock('at')}(?: every (?:morning|day)| in the morning)?$`,
  ),
  wrapUpAt: new RegExp(
    `^(?:wrap up(?: (?:my|the) day)?|(?:give|send) me (?:my|the|a) (?:evening )?wrap ?up|(?:set )?my (?:evening )?wrap ?up(?: is)?) (?:every (?:evening|day) )?at ${clock('at')}(?: every (?:evening|day)| in the evening)?$`,
  ),
} as const;
export const partTimeWords = [
  new RegExp(
    `^(?:my |the )?(?<part>morning|afternoon|evening)s? (?:starts?|begins?|is|are|means?) (?:at |from )?${clock('at')}$`,
  ),
  new RegExp(`^(?:set|change|move) (?:my |the )?(?<part>morning|afternoon|evening)s? (?:time )?to ${clock('at')}$`),
  new RegExp(`^(?:when i say|by) (?:in the |this )?(?<part>morning|afternoon|evening) i mean ${clock('at')}$`),
] as const;

const length = '(?<length>\\d+ minutes?|half an hour|half hour|an hour|1 hour|an hour and a half|2 hours)';

export const lengths: ReadonlyMap<string, number> = new Map([
  ['half an hour', 30],
  ['half hour', 30],
  ['an hour', 60],
  ['1 hour', 60],
  ['an hour and a half', 90],
  ['2 hours', 120],
]);

export const meetingLengthWords = [
  new RegExp(`^my meetings (?:usually )?(?:are|take|last) (?:usually )?${length}(?: long)?$`),
  new RegExp(
    `^(?:set|make|change) (?:my |the )?(?:usual |default )?(?:meeting length|length of (?:a |my )?meetings?) (?:to )?${length}$`,
  ),
] as const;

export const breakWords = [
  /^(?:keep|leave|give me|i want|i need) (?<minutes>\d+) minutes (?:free |off )?(?:between|around|before and after) (?:my |all |each )?meetings?$/,
  /^(?:set|change) (?:my |the )?(?:breaks?|buffers?)(?: between meetings)? to (?<minutes>\d+) minutes$/,
] as const;

/** Over the words as they were said, whose capitals count. */
export const ownNameWords = [
  /^(?:please )?(?:call me|my name is|sign (?:my (?:mails?|emails?) )?as) (?<name>\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,3}?)[.!]?$/iu,
] as const;

/** 'Call me back' and 'call me tomorrow' name nobody. */
export const noName =
  /^(?:back|later|when|if|at|in|on|an?|the|by|for|maybe|today|tonight|tomorrow|now|once|before|after|about|again|asap|please|not|never|my|your|his|her|this|that|next|as|to|and|or|\w+day|soon|immediately|sometime|what|whatever|anything|crazy|old|hers?|i|it)\b/i;

export const heardDaysWords = /^keep what you (?:hear|heard) for (?<days>\d+) days?$/;
