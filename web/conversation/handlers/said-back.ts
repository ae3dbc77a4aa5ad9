// How what was understood is said back as a question before it is done.
import type { Command } from '#commands/registry.ts';
import { refusalSaid } from '#language/en/app/unsupported-replies.ts';
import { blockBack, meantBack, saidBack } from '#language/en/app/voice-replies.ts';
import { notTogether, restMissed, severalBack } from '#language/en/compound/group-replies.ts';
import { onceSaid } from '#language/en/compound/recurrence-replies.ts';
import type { AskedBack } from '#language/en/mail/commands/words.ts';
import type { Recurrence } from '#language/engine/slots/recurrence.ts';
import type { Control, Intent, ParsedUtterance } from '#language/intents/intent.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { saidFrom } from '#web/conversation/script/zone.ts';
import { namedIn } from './several.ts';

type Back = { heard: string; said: string | undefined; player: Player };

export const backOf = (meant: ParsedUtterance, { heard, said, player }: Back): AskedBack => {
  if (meant.kind === 'several') return severalBack(namedIn(meant, player));
  if (isBlock(meant)) return blockBack(meant.control);
  if (meant.kind === 'scene') return { words: meant.asked, act: null };
  if (meant.kind === 'command' && meant.rhythm) return onceBack(meant.command, meant.rhythm, heard);
  return said === undefined ? saidBack(askedAs(meant), heard) : meantBack(askedAs(meant), said);
};

const onceBack = ({ kind, args }: Command, rhythm: Recurrence, heard: string): AskedBack => {
  const { words, act } = saidBack(kind, heard);
  if (kind === 'snooze') return { words: onceSaid(kind, rhythm, saidFrom(new Date(args.until))), act };
  return { words: kind === 'remind' ? onceSaid(kind, rhythm, saidFrom(new Date(args.at))) : words, act };
};

const isBlock = (of: ParsedUtterance): of is { kind: 'control'; control: Extract<Control, { kind: 'block' }> } =>
  of.kind === 'control' && of.control.kind === 'block';

const askedAs = (of: ParsedUtterance): string => {
  if (of.kind === 'command') return of.command.kind;
  if (of.kind === 'control') return of.control.kind;
  return of.kind === 'draft' ? of.act.kind : of.kind;
};

/** The question comes last: it is what is asked again. */
export const besideSaid = (beside: Intent): string => {
  if (beside.kind === 'refused') return refusalSaid(beside);
  return beside.kind === 'fallback' ? restMissed : notTogether;
};
