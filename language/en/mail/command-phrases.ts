// The phrases of each command. A new command is its file and its line here; the compiler asks for both.

import type { BlockKind, DeferKind, LabelKind, MailCommandKind, TriageKind } from '#language/mail/command-kinds.ts';
import type { DeferPhrases, LabelPhrases, TriagePhrases } from '#language/mail/mail-phrase-intent.ts';
import { archive } from './phrases/archive.ts';
import { block } from './phrases/block.ts';
import { label } from './phrases/label.ts';
import { markRead } from './phrases/mark-read.ts';
import { markUnread } from './phrases/mark-unread.ts';
import { move } from './phrases/move.ts';
import { mute } from './phrases/mute.ts';
import { notSpam } from './phrases/not-spam.ts';
import type { CommandPhrases } from './phrases/of-command.ts';
import { remind } from './phrases/remind.ts';
import { snooze } from './phrases/snooze.ts';
import { spam } from './phrases/spam.ts';
import { star } from './phrases/star.ts';
import { trash } from './phrases/trash.ts';
import { unblock } from './phrases/unblock.ts';
import { unlabel } from './phrases/unlabel.ts';
import { unmute } from './phrases/unmute.ts';
import { unstar } from './phrases/unstar.ts';
import { unsubscribe } from './phrases/unsubscribe.ts';

type Said = Record<TriageKind, TriagePhrases> &
  Record<DeferKind, DeferPhrases> &
  Record<LabelKind, LabelPhrases> &
  Record<BlockKind | 'unsubscribe', readonly string[]>;

/** If several phrases fit, earlier commands win. */
export const commandPhrases: { readonly [Kind in MailCommandKind]: CommandPhrases<Said[Kind]> } = {
  archive,
  trash,
  'mark-read': markRead,
  'mark-unread': markUnread,
  star,
  unstar,
  mute,
  unmute,
  spam,
  'not-spam': notSpam,
  snooze,
  remind,
  label,
  move,
  unlabel,
  unsubscribe,
  block,
  unblock,
};
