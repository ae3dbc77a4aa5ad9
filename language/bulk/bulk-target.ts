// Reads bulk requests that need a time or a label: until when to snooze, which label to apply.
import type { DayTimes } from '#domain/day-times.ts';
import { isFreeName, type OwnLabel } from '#domain/label.ts';
import {
  beforeLabelName,
  beforePeriod,
  beforeTime,
  deferrals,
  labelFrames,
  namingLeads,
  noSpan,
} from '#language/en/bulk/bulk-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import { labelName } from '#language/engine/slots/label-in.ts';
import { momentOf } from '#language/engine/slots/moment.ts';
import type { When } from '#language/engine/slots/spoken-time.ts';
import { parseWhen } from '#language/engine/slots/when.ts';
import type { Word } from '#language/engine/tokens.ts';
import { matchLabels } from '#language/mail/match-labels.ts';
import type { BulkKind, BulkTarget } from './bulk-intent.ts';

export type TargetedRequest = { act: BulkKind; which: readonly Word[]; goal: BulkTarget };

type At = { now: Date; zone: string; times?: DayTimes; labels: readonly OwnLabel[] };

export const targetsIn = (words: readonly Word[], at: At): TargetedRequest[] => [
  ...defer(words, at),
  ...framed(words, at),
  ...endingIn(words, at),
];

const defer = (words: readonly Word[], at: At): TargetedRequest[] => {
  const plain = plainOf(words);
  const deferral = deferrals.find(({ begins }) => begins.test(plain));
  if (!deferral) return [];
  const rest = words.slice(begunBy(deferral.begins, plain));
  const target = timed(rest, deferral.led, at);
  if (target === null && deferral.timed) return [];
  const which = before(target?.which ?? rest, deferral.ends);
  return which === null ? [] : [{ act: 'snooze', which, goal: { until: target?.until ?? null } }];
};

const before = (words: readonly Word[], ends: RegExp | undefined): readonly Word[] | null => {
  if (ends === undefined) return words;
  const [said] = ends.exec(plainOf(words)) ?? [];
  return said === undefined ? null : words.slice(0, -countOf(said));
};

const begunBy = (begins: RegExp, plain: string): number => countOf(begins.exec(plain)?.[0] ?? '');

const timed = (
  words: readonly Word[],
  led: boolean,
  { now, zone, times }: At,
): { which: Word[]; until: string } | null => {
  for (let from = 1; from < words.length; from += 1) {
    const when = noSpan.test(words[from - 1]?.plain ?? '') ? null : whenFrom(words.slice(from), led);
    if (when !== null) return { which: words.slice(0, from), until: momentOf(when, now, zone, times).toISOString() };
  }
  return null;
};

const whenFrom = ([first, ...rest]: readonly Word[], led: boolean): When | null => {
  if (first === undefined) return null;
  if (beforeTime.test(first.plain)) return whenIn(rest);
  return led ? null : whenIn([first, ...rest]);
};

const whenIn = (words: readonly Word[]): When | null =>
  beforePeriod.test(words[0]?.plain ?? '') ? null : parseWhen(normalize(textOf(words)).split(' '));

const framed = (words: readonly Word[], at: At): TargetedRequest[] => {
  const plain = plainOf(words);
  return labelFrames.flatMap(({ frame, act }) => {
    const { which, name } = frame.exec(plain)?.indices?.groups ?? {};
    if (!which || !name) return [];
    const goal = goalNamed(within(words, plain, name), at);
    const isIdle = act === 'unlabel' && goal?.options.length === 0;
    return goal === null || isIdle ? [] : [{ act, which: within(words, plain, which), goal }];
  });
};

/** 'Label everything from Priya Legal': without a preposition, the name must be an existing label. */
const endingIn = (words: readonly Word[], { labels }: At): TargetedRequest[] => {
  const plain = plainOf(words);
  if (!namingLeads.test(plain)) return [];
  // 'Old/Legal' wins over 'Legal'.
  const [named] = labels
    .map((label) => ({ label, said: normalize(label.name.replaceAll('/', ' ')) }))
    .filter(({ said }) => plain.endsWith(` ${said}`))
    .toSorted((one, other) => other.said.length - one.said.length);
  if (!named) return [];
  const { label, said } = named;
  const rest = words.slice(1, words.length - countOf(said));
  const which = beforeLabelName.test(rest.at(-1)?.plain ?? '') ? rest.slice(0, -1) : rest;
  return [{ act: 'label', which, goal: { called: label.name, options: [label] } }];
};

type Named = Extract<BulkTarget, { called: string }>;

const goalNamed = (words: readonly Word[], { labels }: At): Named | null => {
  const written = textOf(words);
  const called = labelName(normalize(written).split(' '), written);
  const options = matchLabels(called, labels);
  if (words.length > longestName || (options.length === 0 && !isFreeName(called, labels))) return null;
  return { called, options };
};

const longestName = 6;

const within = (words: readonly Word[], plain: string, [from, to]: readonly [number, number]): Word[] =>
  words.slice(countOf(plain.slice(0, from)), countOf(plain.slice(0, to)));

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

const plainOf = (words: readonly Word[]): string => words.map(({ plain }) => plain).join(' ');

const countOf = (plain: string): number => plain.split(' ').filter((word) => word !== '').length;
