// The phrase that teaches each command and control, in US English. Complete by kind.
import type { CommandKind } from '#commands/registry.ts';
import { commandWords } from '#language/en/mail/command-words.ts';
import type { Answer } from '#language/engine/question.ts';
import { mapTable } from '#language/engine/tables.ts';
import type { Control } from '#language/intents/intent.ts';
import type { AutomaticCommandKind, EventCommandKind, LessonCommandKind } from '#language/mail/command-kinds.ts';

export type HintKind =
  | Exclude<
      CommandKind,
      AutomaticCommandKind | EventCommandKind | 'change-setting' | 'mark-promise' | LessonCommandKind
    >
  | Exclude<Control['kind'], Offered>
  | DraftHint
  | Exclude<Answer['kind'], 'option' | 'unproven'>;

type Offered = 'speed' | 'shorter' | 'when' | 'labels' | 'which-label' | 'new-label' | 'dictation';

type DraftHint = 'reply' | 'reply-all' | 'forward' | 'new' | 'end' | 'send' | 'read-back' | 'discard' | 'save' | 'hold';

export const examples: Readonly<Record<HintKind, string>> = {
  ...mapTable(commandWords, ({ example }) => example),
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
