// Whether an intent destroys something or reaches other people. The types make the lists complete: a new intent,
// control or draft act compiles only with an entry here. A command states it itself.
import { registry } from '#commands/registry.ts';
import type { BulkAnswer } from '#language/bulk/bulk-intent.ts';
import type { DraftAct, RecipientAct } from '#language/drafting/draft-intent.ts';
import type { Control, ParsedUtterance } from './intent.ts';

export const isGrave = (intent: ParsedUtterance): boolean => {
  switch (intent.kind) {
    case 'command':
      return registry[intent.command.kind].grave;
    case 'control':
      return controls[intent.control.kind];
    case 'draft':
      return intent.act.kind === 'people' ? recipients[intent.act.what.kind] : draftActs[intent.act.kind];
    case 'bulk-answer':
      return bulkAnswers[intent.answer.kind];
    case 'several':
      return intent.parts.some(isGrave);
    case 'event':
      return intent.request.does === 'cancel' || intent.request.does === 'answer-all';
    default:
      return others[intent.kind];
  }
};

const controls: Record<Control['kind'], boolean> = {
  start: false,
  stop: false,
  read: false,
  lane: false,
  jump: false,
  pass: false,
  'pass-none': false,
  headlines: false,
  summaries: false,
  shorter: false,
  'full-text': false,
  'newest-first': false,
  'important-first': false,
  next: false,
  previous: false,
  pause: false,
  resume: false,
  faster: false,
  slower: false,
  speed: false,
  search: false,
  refine: false,
  'open-result': false,
  'to-results': false,
  'to-inbox': false,
  distance: false,
  driving: false,
  private: false,
  dictation: false,
  'microphone-off': false,
  original: false,
  pictures: false,
  when: false,
  unsubscribe: true,
  block: true,
  labels: false,
  'which-label': false,
  'new-label': false,
};

const draftActs: Record<Exclude<DraftAct['kind'], 'people'>, boolean> = {
  // Starting a draft sends nothing.
  reply: false,
  'reply-all': false,
  forward: false,
  new: false,
  short: false,
  dictate: false,
  edit: false,
  rewrite: false,
  'spell-out': false,
  undo: false,
  redo: false,
  'new-line': false,
  'new-paragraph': false,
  scratch: false,
  'start-over': false,
  drafts: false,
  'hold-setting': false,
  send: true,
  later: true,
  hold: false,
  'hold-all': false,
  unsend: false,
  discard: true,
  save: false,
  'read-back': false,
  end: false,
  change: false,
  'as-new': false,
  files: false,
  // Goes to the person themselves.
  note: false,
};

const recipients: Record<RecipientAct['kind'], boolean> = {
  add: false,
  remove: false,
  address: false,
  subject: false,
  from: false,
  choose: false,
  spell: false,
  confirm: true,
};

/** Only a yes that names the act confirms it. */
const bulkAnswers: Record<BulkAnswer['kind'], boolean> = {
  yes: true,
  'bare-yes': false,
  no: false,
  only: false,
  without: false,
};

const others: Record<
  Exclude<ParsedUtterance['kind'], 'command' | 'control' | 'draft' | 'bulk-answer' | 'several' | 'event'>,
  boolean
> = {
  answer: false,
  inquiry: false,
  agenda: false,
  ask: false,
  'take-back': false,
  talk: false,
  // Always asked about first.
  bulk: false,
  unsure: false,
  refused: false,
  fallback: false,
  // Its screen asks before it acts.
  scene: false,
};

export const parsedKinds: ReadonlySet<string> = new Set([
  'command',
  'control',
  'draft',
  'bulk-answer',
  'several',
  'event',
  ...Object.keys(others),
]);
