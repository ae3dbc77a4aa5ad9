// Which example phrases help in a situation: for the line below the dock, the list of keys, and the words after a miss.
import { examples, type HintKind } from '#language/en/intents/examples.ts';
import type { Situation } from './situation.ts';

export type Hint = { kind: HintKind; phrase: string };

/** Best first; each of them works here. */
export const hintsFor = (situation: Situation): Hint[] =>
  kindsFor(situation).map((kind) => ({ kind, phrase: phraseFor(kind, situation) }));

const phraseFor = (kind: HintKind, { results }: Situation): string =>
  kind === 'open-result' && results === 1 ? 'open it' : examples[kind];

const kindsFor = (situation: Situation): HintKind[] => {
  const { drafting, question } = situation;
  if (question !== null && question.kind !== 'which') return answers[question.kind];
  if (drafting?.step === 'writing') return ['end', 'discard', 'save'];
  if (drafting?.step === 'ready') return ['send', 'read-back', 'discard', 'save'];
  return [...(drafting?.sending === 'held' ? (['hold'] as const) : []), ...readingKinds(situation)];
};

const answers = { 'yes-no': ['yes', 'no'], when: ['time', 'no'], proof: ['no'] } satisfies Record<string, HintKind[]>;

const readingKinds = (situation: Situation): HintKind[] => {
  const { playing, undoable, redoable, isPlaying, searching, results } = situation;
  const again: HintKind[] = redoable === null ? [] : ['redo'];
  const back: HintKind[] = undoable === null ? [] : ['undo'];
  if (searching === 'list')
    return [...(playing === null ? [] : results === 1 ? inListOfOne : inList), 'to-inbox', ...back, ...again];
  if (playing === null) return [...back, ...again, 'search'];
  const reading: HintKind[] = isPlaying ? ['pause', 'faster', 'slower'] : ['resume'];
  const others: HintKind[] = [
    'remind',
    'trash',
    'mark-unread',
    'previous',
    ...reading,
    'label',
    'move',
    'unsubscribe',
    'jump',
    'read',
    'mute',
    'spam',
    'block',
  ];
  return searching === 'mail'
    ? ['next', 'to-results', 'archive', 'to-inbox', ...back, ...again, 'star', 'snooze', ...others]
    : ['archive', 'reply', 'next', ...back, ...again, 'star', 'snooze', 'search', ...others, 'pass'];
};

/** While a result is selected. */
const inList: readonly HintKind[] = ['open-result', 'refine', 'next', 'archive'];
const inListOfOne: readonly HintKind[] = ['open-result', 'archive'];
