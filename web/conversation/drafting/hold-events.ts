// Stops what guests would hear of, and says what is true: held, or already left.
import { guestReplies } from '#language/en/calendar/guest-words.ts';
import { holdEvent } from '#web/commands/held-events.ts';
import { heldNow } from '#web/commands/held-now.ts';
import type { Captions } from '#web/conversation/script/captions.ts';

/** Newest first, because an earlier change cannot be taken back before a later one of its event. */
export const holdEvents = async (which: 'newest' | 'all', captions: Captions, heard?: string): Promise<void> => {
  const all = heldNow.current().toReversed();
  const answers: Awaited<ReturnType<typeof holdEvent>>[] = [];
  for (const { id } of which === 'all' ? all : all.slice(0, 1)) answers.push(await holdEvent(id));
  const worst = answers.find((answer) => answer !== 'held') ?? 'held';
  if (answers.length > 0) captions.say(guestReplies[worst], heard);
};
