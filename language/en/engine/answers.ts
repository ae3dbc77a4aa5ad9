// Answers to Flow's questions.
import type { QuestionAct } from '#language/engine/question.ts';

export const answerPhrases = {
  yes: [
    '(yes|yeah|yep|yup|sure|right|correct|absolutely|definitely|certainly|of course|do it|do that|do so|go ahead|by all means|y)',
    '(yes|yeah|yep|sure) (do it|do that|do so|go ahead|you can|i do|of course|sure)',
    '(yes|yeah|yep|sure) {act}',
    '{act}',
  ],
  no: [
    // 'Not now' has lost its 'now' as a word that only fills.
    '(no|nope|nah|no way|not|not now|never mind|nevermind|forget it|forget about it|leave it|leave that|leave them|do not|cancel|neither|none|none of them|n)',
    '(no|nope) (leave it|leave them|do not|forget it|never mind|not|not now|neither)',
    'do not {act}',
    'no do not {act}',
    '(better not|rather not|i would rather not|no better not|i do not want (that|this)|do not do (that|it|this)|no do not do (that|it))',
    '(keep|leave) (it|them|that|those|these) [where (it is|they are)|there|in the inbox|as (it is|they are)]',
    '(neither|none) of (them|those|these|the two)',
  ],
} as const;

/** 'It' and the like may follow. */
export const actsNamed: Record<QuestionAct, string> = {
  archive: 'archive',
  star: 'star',
  label: 'label',
  remove: 'remove',
  mark: 'mark',
  move: 'move',
  snooze: 'snooze',
  remind: 'remind [me]',
  unmute: '(unmute|un mute)',
  create: 'create',
  undo: 'undo',
  'go-on': 'go on',
  mute: 'mute',
  delete: 'delete',
  report: 'report',
  block: 'block',
  unblock: '(unblock|un block)',
  unsubscribe: 'unsubscribe',
  open: 'open',
  redo: 'redo',
  reply: 'reply',
  forward: 'forward',
  write: 'write',
  send: 'send',
  schedule: 'schedule',
  discard: 'discard',
  'start-over': 'start over',
  both: 'do (both|all of it|all of them)',
  all: 'do (all of it|all of them)',
};

export const ordinals: readonly (readonly string[])[] = [
  ['1', 'first', 'the first', 'the first one', 'number 1', 'the former', 'the 1st', '1st'],
  [
    '2',
    'second',
    'the second',
    'the second one',
    'number 2',
    'the 2nd',
    '2nd',
    'the other one',
    'the other',
    'the latter',
  ],
  ['3', 'third', 'the third', 'the third one', 'number 3', 'the last one', 'the 3rd', '3rd'],
];

export const beforeTime =
  /^(?:(?:snooze|put|hide) (?:them|it|those|all of (?:them|it)|them all)(?: (?:off|away))? )?(?:(?:until|till|to|for|on|make (?:it|that)|let us say|say|how about) )?(?=\S)/;

/** Politeness elsewhere, a yes as an answer. */
export const politeYes = /^(?:ok|okay|alright|all right|right|please|yes please)[.!]*$/i;
