// A request to change a setting, from any screen: 'turn captions off', 'hold my mail for twenty seconds'. Pure.
import { Setting } from '#domain/settings.ts';
import {
  briefingAtWords,
  heardDaysWords,
  holdWords,
  settingPhrases,
  workdayWords,
} from '#language/en/app/setting-phrases.ts';
import { createMatcher, type Matcher } from '#language/engine/matcher.ts';
import { normalize } from '#language/engine/normalize.ts';
import { parseTemplate } from '#language/engine/template.ts';

/** A value out of bounds is no request: 'hold my mail for a thousand seconds'. */
export const settingIn = (heard: string): Setting | null => {
  const said = normalize(heard);
  const found = phrased(said) ?? held(said) ?? workday(said) ?? heardDays(said) ?? briefed(said);
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

const first = (said: string, all: readonly RegExp[]): Record<string, string | undefined> | undefined => {
  for (const one of all) {
    const groups = one.exec(said)?.groups;
    if (groups) return groups;
  }
  return undefined;
};

const minutesOf = (said: string, usual: 'am' | 'pm'): number | null => {
  const [, hour = '', minute = '0', half] = /^(\d{1,2})(?: (\d{2}))?(?: ?([ap]) ?m)?$/.exec(said) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null;
  const part = half === undefined ? usual : `${half}m`;
  const turned = Number(hour) > 12 ? Number(hour) : (Number(hour) % 12) + (part === 'pm' ? 12 : 0);
  return turned * 60 + Number(minute);
};
