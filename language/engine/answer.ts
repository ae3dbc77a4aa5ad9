// Reads the answer to Flow's question: yes, no, an option, or a time.
import { actsNamed, answerPhrases, beforeTime, ordinals, politeYes } from '#language/en/engine/answers.ts';
import { createMatcher, type Matcher } from './matcher.ts';
import { normalize } from './normalize.ts';
import type { Answer, Question, QuestionAct } from './question.ts';
import { parseWhen } from './slots/when.ts';
import { parseTemplate, withoutSlot, withSlot } from './template.ts';

export const parseAnswer = (heard: string, question: Question): Answer | null => {
  const said = plainAnswer(heard);
  return said === '' ? null : (named(said, question) ?? plain(said, question));
};

const named = (said: string, question: Question): Answer | null => {
  switch (question.kind) {
    case 'which': {
      const nth = optionIn(said, question);
      return nth === null ? null : { kind: 'option', nth };
    }
    case 'when': {
      const when = parseWhen(said.replace(beforeTime, '').split(' '));
      return when === null ? null : { kind: 'time', when };
    }
    case 'proof':
      return said === String(question.number) ? { kind: 'yes' } : null;
    case 'yes-no':
      return null;
  }
};

const plain = (said: string, question: Question): Answer | null => {
  const [match] = matcherFor(question.kind === 'yes-no' ? question.act : null).match(said.split(' '));
  if (match?.intent !== 'yes') return match ? { kind: match.intent } : null;
  return yesTo[question.kind];
};

const yesTo: Record<Question['kind'], Answer | null> = {
  'yes-no': { kind: 'yes' },
  proof: { kind: 'unproven' },
  which: null,
  when: null,
};

/** 'Okay' and 'please' are politeness elsewhere, and an answer here. */
const plainAnswer = (heard: string): string => normalize(heard) || (politeYes.test(heard.trim()) ? 'yes' : '');

export const isOrdinal = (heard: string): boolean => nthOf(plainAnswer(heard)) >= 0;

const nthOf = (said: string): number => ordinals.findIndex((words) => words.some((word) => normalize(word) === said));

const chosen = (said: string, options: readonly string[]): number | null => {
  const nth = nthOf(said);
  if (nth >= 0 && nth < options.length) return nth;
  const plain = options.map((option) => normalize(option.replaceAll('/', ' ')));
  const whole = plain.indexOf(said);
  if (whole >= 0) return whole;
  const parts = plain.flatMap((option, at) => (` ${option} `.includes(` ${said} `) ? [at] : []));
  return parts.length === 1 ? (parts[0] ?? null) : null;
};

const optionIn = (said: string, { options, said: words = [] }: Extract<Question, { kind: 'which' }>): number | null =>
  chosen(said, options) ?? otherwise(said, words);

const otherwise = (said: string, words: readonly (readonly string[])[]): number | null => {
  const nth = words.findIndex((each) => each.some((one) => normalize(one) === said));
  return nth < 0 ? null : nth;
};

const matchers = new Map<QuestionAct | null, Matcher<'yes' | 'no'>>();

/** `act`: what the answer may name, as in 'yes, archive them'. */
const matcherFor = (act: QuestionAct | null): Matcher<'yes' | 'no'> => {
  const known = matchers.get(act);
  if (known) return known;
  const fresh = createMatcher<'yes' | 'no'>();
  for (const intent of ['yes', 'no'] as const)
    for (const text of answerPhrases[intent]) {
      const template = parseTemplate(text);
      const bare = withoutSlot(template, 'act');
      if (bare) fresh.add(bare, intent);
      const named =
        act && withSlot(template, 'act', parseTemplate(`${actsNamed[act]} [it|that|them|all|them all|all of them]`));
      if (named) fresh.add(named, intent);
    }
  matchers.set(act, fresh);
  return fresh;
};
