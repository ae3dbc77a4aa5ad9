// Several commands in one utterance: 'archive this and star the next one'. Every part must be a whole phrase in the state after the parts
// before it, else none runs. A group with a destructive part needs a confirmation that names all parts (decision 026).

import { chatter, hedges, turns } from '#language/en/compound/clause-words.ts';
import { besides, between, courtesy, points, yesFirst } from '#language/en/compound/group-words.ts';
import { parseAnswer } from '#language/engine/answer.ts';
import type { Question } from '#language/engine/question.ts';
import { isGrave } from '#language/intents/gravity.ts';
import type { Intent, ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { orderGroup } from './group-order.ts';
import { most, type ParseAlone, withPart } from './group-phrases.ts';
import { hasMoreAfterYes, isSingleIntent, mayGoBefore } from './group-rules.ts';
import { afterIntent, type GroupState, situationAt, startOfGroup } from './group-state.ts';

export const parseCommandGroup = (heard: string, situation: Situation, alone: ParseAlone): ParsedUtterance | null => {
  const said = stretchesOf(heard, situation);
  if (said === null) return null;
  const { question } = situation;
  const by = { heard, alone };
  const isAnswer = question !== null && said.some(({ words }) => parseAnswer(words, question) !== null);
  const scene = isAnswer ? withAnswer(said, { situation, question }, by) : wholes(said, startOfGroup(situation), by);
  return scene && orderGroup(scene);
};

/** Flow understood only the first command, and undo can revert it: ask whether to run it. */
export const firstCommandIn = (heard: string, situation: Situation, alone: ParseAlone): ParsedUtterance | null => {
  const [first, second] = (hedges.test(heard) ? null : stretchesOf(heard, situation)) ?? [];
  if (!first || !second || !points.test(first.words)) return null;
  const meant = alone(bare(first.words), situationAt(startOfGroup(situation), 0));
  const others = heard.slice(second.from);
  if (!isTakenBack(meant) || chatter.test(others)) return null;
  const beside = alone(bare(others), situation);
  return { kind: 'unsure', meant, beside: isSingleIntent(beside) ? beside : { kind: 'fallback', heard: others } };
};

const isTakenBack = (intent: ParsedUtterance): intent is Extract<Intent, { kind: 'command' }> =>
  intent.kind === 'command' && mayGoBefore(intent) && !isGrave(intent);

/** The parts between the words that separate commands. */
export const splitCommands = (heard: string): string[] => cut(heard).map(({ words }) => words);

type Stretch = { words: string; from: number; to: number };

const stretchesOf = (heard: string, situation: Situation): Stretch[] | null => {
  if (heard.length > longest || !mayBeSeveral(situation)) return null;
  const said = cut(heard);
  const isOther = said.length < 2 || said.length > mostStretches || said.some(({ words }) => turns.test(words));
  return isOther ? null : said;
};

/** While dictating, spelling or answering a bulk question, every word belongs to that. */
const mayBeSeveral = ({ drafting, confirming, asking, question }: Situation): boolean =>
  confirming === undefined &&
  asking === null &&
  question?.kind !== 'which' &&
  (drafting === undefined || (drafting.step === 'none' && !drafting.noting && !drafting.asks));

const cut = (heard: string): Stretch[] => {
  const cuts = [...heard.matchAll(between)].map(({ index, 0: text }) => ({ from: index, to: index + text.length }));
  const ends = [...cuts.map(({ from }) => from), heard.length];
  const all = [0, ...cuts.map(({ to }) => to)].flatMap((from, nth) => {
    const to = ends[nth] ?? heard.length;
    return from < to ? [{ words: heard.slice(from, to), from, to }] : [];
  });
  const opened = all.findIndex(({ words }) => !chatter.test(words) || yesFirst.test(words.trim()));
  const closed = all.findLastIndex(({ words }) => !courtesy.test(words));
  return opened < 0 ? [] : all.slice(opened, closed + 1);
};

type By = { heard: string; alone: ParseAlone };

const wholes = (said: readonly Stretch[], scene: GroupState, by: By): GroupState | null => {
  const [first] = said;
  if (!first) return scene.parts.length > 1 ? scene : null;
  if (scene.parts.length >= most) return null;
  const longestPart = scene.parts.length === 0 ? said.length - 1 : said.length;
  for (let count = 1; count <= longestPart; count += 1) {
    const words = bare(by.heard.slice(first.from, said[count - 1]?.to));
    const next = words === '' ? null : withPart(words, scene, { alone: by.alone, isLast: count === said.length });
    const all = next && wholes(said.slice(count), next, by);
    if (all) return all;
  }
  return null;
};

const bare = (words: string): string => words.trim().replace(besides, '').trim();

/** 'Yes, and archive it': an answer that one word undoes, followed by commands on mail. */
const withAnswer = (
  said: readonly Stretch[],
  { situation, question }: { situation: Situation; question: Question },
  by: By,
): GroupState | null => {
  if (!hasMoreAfterYes(question)) return null;
  const words = (count: number): string => by.heard.slice(said[0]?.from, said[count - 1]?.to);
  const count = said.findLastIndex((_, nth) => parseAnswer(words(nth + 1), question)?.kind === 'yes') + 1;
  if (count === 0) return null;
  const yes: Intent = { kind: 'answer', answer: { kind: 'yes' } };
  const scene = wholes(said.slice(count), afterIntent(startOfGroup(situation), yes, 0, words(count)), by);
  return scene?.parts.slice(1).every(({ of }) => of.kind === 'command') ? scene : null;
};

const mostStretches = 6;
const longest = 200;
