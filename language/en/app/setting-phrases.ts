// Phrases that change a setting, in US English.
import type { Setting } from '#domain/settings.ts';

type Phrases = { setting: Setting; phrases: readonly string[] };

const off = '(turn off|switch off|disable|hide|stop)';
const on = '(turn on|switch on|enable|show)';
const use = '(use|switch to|change to|go to|turn on|set)';

const onOff = (name: 'captions' | 'singleKeys' | 'smallSounds', called: string): Phrases[] => [
  { setting: { name, value: true }, phrases: [`${on} [the] ${called}`, `turn [the] ${called} on`, `${called} on`] },
  { setting: { name, value: false }, phrases: [`${off} [the] ${called}`, `turn [the] ${called} off`, `${called} off`] },
];

export const settingPhrases: readonly Phrases[] = [
  ...(['dark', 'light'] as const).map(
    (value): Phrases => ({
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
];

/** Over the normalized words: numbers are digits. */
export const holdWords = [
  /^(?:hold|wait|keep) (?:my |the )?(?:mails?|emails?|messages|repl(?:y|ies)|sending)(?: back)? (?:for )?(?<seconds>\d+) seconds$/,
  /^wait (?<seconds>\d+) seconds before (?:you send|sending)(?: anything)?$/,
  /^(?:set|change) (?:the |my )?(?:hold|hold time)(?: before sending)? to (?<seconds>\d+)(?: seconds)?$/,
] as const;

const clock = (name: string): string => `(?<${name}>\\d{1,2}(?: \\d{2})?(?: ?(?:am|pm|a m|p m))?)`;

export const workdayWords = [
  new RegExp(
    `^(?:my (?:working )?day|i) (?:is|goes|runs|works?) from ${clock('from')} (?:to|until|till) ${clock('to')}$`,
  ),
  new RegExp(
    `^(?:set )?my (?:working hours|working day|hours)(?: are| is| to)?(?: from)? ${clock('from')} (?:to|until|till) ${clock('to')}$`,
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

export const heardDaysWords = /^keep what you (?:hear|heard) for (?<days>\d+) days?$/;
