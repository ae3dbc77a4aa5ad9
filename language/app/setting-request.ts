// A request to change a setting, from any screen: 'turn captions off', 'hold my mail for twenty seconds'. Pure.
import { Setting } from '#domain/settings.ts';
import {
  breakWords,
  briefingAtWords,
  heardDaysWords,
  holdWords,
  lengths,
  meetingLengthWords,
  noName,
  ownNameWords,
  partTimeWords,
  quietHoursWords,
  settingPhrases,
  workdayWords,
} from '#language/en/app/setting-phrases.ts';
import { createMatcher, type Matcher } from '#language/engine/matcher.ts';
import { normalize } from '#language/engine/normalize.ts';
import { timeAt } from '#language/engine/slots/when-time.ts';
import { parseTemplate } from '#language/engine/template.ts';

/** A value out of bounds is no request: 'hold my mail for a thousand seconds'. */
export const settingIn = (heard: string): Setting | null => {
  const said = normalize(heard);
  const found = kinds.map((kind) => kind(said)).find((one) => one !== null) ?? called(heard);
  return found && Setting.safeParse(found).success ? found : null;
};

const phrased = (said: string): Setting | null =>
  said === '' ? null : (phrases().match(said.split(' '))[0]?.intent ?? null);

let made: Matcher<Setting> | null = null;

const phrases = (): Matcher<Setting> => {
  if (made) return made;
  made = createMatcher<Setting>();
  for (const { setting, phrases: all } of settingPhrases)
    for (const text of all) made.add(parseTemplate(text), setting);
  return made;
};

const held = (said: string): Setting | null => {
  const seconds = first(said, holdWords)?.['seconds'];
  return seconds === undefined ? null : { name: 'holdSeconds', value: Number(seconds) };
};

const heardDays = (said: string): Setting | null => {
  const days = heardDaysWords.exec(said)?.groups?.['days'];
  return days === undefined ? null : { name: 'heardDays', value: Number(days) };
};

/** In the morning, and the wrap-up in the evening. */
const briefed = (said: string): Setting | null => {
  const at = (name: keyof typeof briefingAtWords, half: 'am' | 'pm'): Setting | null => {
    const minutes = minutesOf(briefingAtWords[name].exec(said)?.groups?.['at'] ?? '', half);
    return minutes === null ? null : { name, value: minutes };
  };
  return at('briefingAt', 'am') ?? at('wrapUpAt', 'pm');
};

/** Without am or pm the day begins in the morning and ends in the afternoon: 'from eight to six'. */
const workday = (said: string): Setting | null => {
  const clocks = first(said, workdayWords);
  const from = minutesOf(clocks?.['from'] ?? '', 'am');
  const to = minutesOf(clocks?.['to'] ?? '', 'pm');
  return from === null || to === null ? null : { name: 'workday', value: { from, to } };
};

/** Without am or pm they begin in the evening and end in the morning. */
const quietHours = (said: string): Setting | null => {
  const clocks = first(said, quietHoursWords);
  const from = minutesOf(clocks?.['from'] ?? '', 'pm');
  const to = minutesOf(clocks?.['to'] ?? '', 'am');
  return from === null || to === null ? null : { name: 'quietHours', value: { from, to } };
};

const partTime = (said: string): Setting | null => {
  const groups = first(said, partTimeWords);
  const name = partTimes.find((part) => part === groups?.['part']);
  const value = minutesOf(groups?.['at'] ?? '', name === 'morning' ? 'am' : 'pm');
  return name === undefined || value === null ? null : { name, value };
};

const partTimes = ['morning', 'afternoon', 'evening'] as const;

const meetings = (said: string): Setting | null => {
  const length = first(said, meetingLengthWords)?.['length'];
  if (length !== undefined)
    return { name: 'meetingMinutes', value: lengths.get(length) ?? Number.parseInt(length, 10) };
  const minutes = first(said, breakWords)?.['minutes'];
  return minutes === undefined ? null : { name: 'breakMinutes', value: Number(minutes) };
};

/** A recogniser writes names small. */
const called = (heard: string): Setting | null => {
  const name = first(heard.trim(), ownNameWords)?.['name'];
  if (name === undefined || noName.test(name)) return null;
  const value =
    name === name.toLowerCase() ? name.replace(/(?<=^|[ -])\p{L}/gu, (letter) => letter.toUpperCase()) : name;
  return { name: 'ownName', value };
};

const first = (said: string, all: readonly RegExp[]): Record<string, string | undefined> | undefined => {
  for (const one of all) {
    const groups = one.exec(said)?.groups;
    if (groups) return groups;
  }
  return undefined;
};

const minutesOf = (said: string, usual: 'am' | 'pm'): number | null => {
  const words = said.split(' ');
  const time = timeAt(words, 0);
  if (!time?.said.clock || time.next !== words.length) return null;
  const { hour, minute, half } = time.said.clock;
  if (half === 'exact') return hour * 60 + minute;
  return ((hour % 12) + ((half ?? usual) === 'pm' ? 12 : 0)) * 60 + minute;
};

const kinds = [phrased, held, workday, quietHours, partTime, meetings, heardDays, briefed];
