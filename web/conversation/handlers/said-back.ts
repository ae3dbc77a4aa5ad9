import type { Command } from '#commands/registry.ts';
import { refusalReply } from '#language/en/app/unsupported-replies.ts';
import { confirmBlock, confirmInOurWords, confirmInTheirWords } from '#language/en/app/voice-replies.ts';
import { confirmGroup, notTogether, restMissed } from '#language/en/compound/group-replies.ts';
import { recurrenceQuestion } from '#language/en/compound/recurrence-replies.ts';
import type { AskedBack } from '#language/en/mail/commands/words.ts';
import type { Recurrence } from '#language/engine/slots/recurrence.ts';
import type { Control, Intent, ParsedUtterance } from '#language/intents/intent.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { saidFrom } from '#web/conversation/script/zone.ts';
import { namedIn } from './several.ts';

type Back = { heard: string; said: string | undefined; player: Player };

export const backOf = (meant: ParsedUtterance, { heard, said, player }: Back): AskedBack => {
  if (meant.kind === 'several') return confirmGroup(namedIn(meant, player));
  if (isBlock(meant)) return confirmBlock(meant.control);
  if (meant.kind === 'scene') return { words: meant.asked, act: null };
  if (meant.kind === 'command' && meant.rhythm) return onceBack(meant.command, meant.rhythm, heard);
  return said === undefined ? confirmInTheirWords(askedAs(meant), heard) : confirmInOurWords(askedAs(meant), said);
};

const onceBack = ({ kind, args }: Command, rhythm: Recurrence, heard: string): AskedBack => {
  const { words, act } = confirmInTheirWords(kind, heard);
  if (kind === 'snooze') return { words: recurrenceQuestion(kind, rhythm, saidFrom(new Date(args.until))), act };
  return { words: kind === 'remind' ? recurrenceQuestion(kind, rhythm, saidFrom(new Date(args.at))) : words, act };
};

const isBlock = (of: ParsedUtterance): of is { kind: 'control'; control: Extract<Control, { kind: 'block' }> } =>
  of.kind === 'control' && of.control.kind === 'block';

const askedAs = (of: ParsedUtterance): string => {
  if (of.kind === 'command') return of.command.kind;
  if (of.kind === 'control') return of.control.kind;
  return of.kind === 'draft' ? of.act.kind : of.kind;
};

/** Ends with the question because Flow repeats that part. */
export const besideSaid = (beside: Intent): string => {
  if (beside.kind === 'refused') return refusalReply(beside);
  return beside.kind === 'fallback' ? restMissed : notTogether;
};
