// One example phrase for everything that can be said, and which of them help in a situation: for the line below the dock,
// the list of keys, and the words after something was not understood.
import type { CommandKind } from '#commands/registry.ts';
import { commandWords } from '#language/en/mail/command-words.ts';
import { each } from '#language/engine/each.ts';
import type { Answer } from '#language/engine/question.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { Control } from '#language/intents/understanding.ts';
import type { OwnKind } from '#language/mail/command-kinds.ts';

export type HintKind =
  | Exclude<CommandKind, OwnKind>
  | Exclude<Control['kind'], Offered>
  | DraftHint
  | Exclude<Answer['kind'], 'option'>;

/** What comes of other words, and has none of its own. */
type Offered = 'speed' | 'shorter' | 'when' | 'labels' | 'which-label' | 'new-label' | 'dictation';

/** What can be said of a draft, and of what leaves. */
type DraftHint = 'reply' | 'reply-all' | 'forward' | 'new' | 'end' | 'send' | 'read-back' | 'discard' | 'save' | 'hold';

export type Hint = { kind: HintKind; phrase: string };

/** The phrase that teaches each command and control. */
export const examples: Readonly<Record<HintKind, string>> = {
  ...each(commandWords, ({ example }) => example),
  reply: 'reply',
  'reply-all': 'reply to everyone',
  forward: 'forward this',
  new: 'new email',
  end: 'that’s it',
  send: 'send it',
  'read-back': 'read it back',
  discard: 'discard',
  save: 'save draft',
  hold: 'hold',
  yes: 'yes',
  no: 'no',
  time: 'until Monday',
  undo: 'undo',
  redo: 'redo',
  next: 'next',
  previous: 'go back',
  pause: 'pause',
  resume: 'resume',
  start: 'catch me up',
  stop: 'stop',
  read: 'from the beginning',
  lane: 'show the newsletters',
  jump: 'go to the newest',
  pass: 'skip all from them',
  'pass-none': 'stop skipping',
  headlines: 'just headlines',
  summaries: 'summaries only',
  'full-text': 'read everything',
  'newest-first': 'newest first',
  'important-first': 'important ones first',
  faster: 'faster',
  slower: 'slower',
  search: 'find emails from the past week',
  refine: 'only with attachments',
  'open-result': 'open the second one',
  'to-results': 'back to the results',
  'microphone-off': 'turn off the microphone',
  'to-inbox': 'back to my inbox',
  original: 'show the original',
  pictures: 'show pictures',
  distance: 'go big',
  driving: 'driving mode',
  private: 'private mode',
};

/** What helps here, the likeliest first; everything in it does something. */
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

const answers = { 'yes-no': ['yes', 'no'], when: ['time', 'no'] } satisfies Record<string, HintKind[]>;

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

/** While one of the results is chosen. */
const inList: readonly HintKind[] = ['open-result', 'refine', 'next', 'archive'];
const inListOfOne: readonly HintKind[] = ['open-result', 'archive'];
