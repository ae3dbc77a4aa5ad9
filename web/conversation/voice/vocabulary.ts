import type { GrammarName } from '#domain/speech.ts';
import type { Question } from '#language/engine/question.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { Endpointing } from '#web/audio/hearing/hearing.ts';
import type { Vocabulary } from '#web/audio/stt/recogniser.ts';
import { threadOf } from '#web/conversation/mail/acts.ts';
import { spokenName } from '#web/conversation/script/spoken-name.ts';
import { contactBook } from '#web/data/contacts.ts';
import { mailbox } from '#web/data/mailbox-state.ts';

export const vocabularyFor = (situation: Situation): Vocabulary => {
  const grammar = grammarIn(situation);
  return { grammar, names: namesIn(grammar, situation) };
};

export const grammarIn = ({ question, confirming, drafting, grammar = 'inbox' }: Situation): GrammarName => {
  if (drafting?.asks) return 'recipients';
  if (confirming !== undefined) return 'bulk';
  return question === null ? (whileDrafting(drafting) ?? grammar) : 'question';
};

const whileDrafting = (drafting: Situation['drafting']): GrammarName | null => {
  if (drafting?.step === 'writing' || drafting?.noting === true) return 'dictation';
  return drafting?.step === 'ready' ? 'draft' : null;
};

/** People pause longer when they dictate, and between the letters of an address. */
export const endpointingFor = (grammar: GrammarName): Endpointing =>
  grammar === 'dictation' ? 'dictation' : grammar === 'recipients' ? 'open' : 'command';

const namesIn = (grammar: GrammarName, situation: Situation): string[] => {
  const offered = situation.question?.kind === 'which' ? optionsIn(situation.question) : [];
  if (grammar === 'question') return bounded(offered);
  const asked = situation.drafting?.asks;
  if (asked?.kind === 'which') return bounded(asked.people.map(nameOf));
  return bounded([...inPlay(situation), ...situation.labels.map(({ name }) => name), ...known()]);
};

const optionsIn = ({ options, said = [] }: Extract<Question, { kind: 'which' }>): string[] => [
  ...options,
  ...said.flat(),
];

/** The sender of the current mail comes first, as the likeliest name. */
const inPlay = ({ playing }: Situation): string[] =>
  (threadOf(playing?.threadId ?? null)?.messages ?? []).map(({ from }) => spokenName(from)).toReversed();

export const namesKnown = (): string[] => [...mailbox.current().labels.map(({ name }) => name), ...known()];

const known = (): string[] => contactBook.current().contacts.map(nameOf);

const nameOf = ({ name }: { name: string }): string => name;

/** More names slow the recogniser and increase confusion. */
const mostNames = 40;

const bounded = (names: readonly string[]): string[] =>
  [
    ...new Set(names.map((name) => name.replace(/[^\p{L}\p{M}' -]+/gu, ' ').trim()).filter((name) => name !== '')),
  ].slice(0, mostNames);
