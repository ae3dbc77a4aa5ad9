// Undoes and redoes commands on events, and names what came back.
import type { Command } from '#commands/registry.ts';
import { redoneReply, undoneReplies } from '#language/en/calendar/event-replies.ts';
import { isEventKind } from '#language/mail/command-kinds.ts';
import { journal } from '#web/commands/dispatch.ts';
import type { GivenCommand } from '#web/commands/journal.ts';
import { lastTogether, redo, undo } from '#web/commands/undo.ts';
import { forgetEvent } from '#web/conversation/calendar/spoken-event.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';

/** False if the command is about something else. */
export const undoEvent = (command: Command, heard: string, assistant: AssistantSession): boolean => {
  if (command.kind !== 'undo' && command.kind !== 'redo') return false;
  const { commandId } = command.args;
  const kind = eventKindOf(journal.current().find(({ id }) => id === commandId));
  // Several acts of one sentence are undone together.
  if (kind === null || lastTogether(command.kind).length > 1) return false;
  const done = (command.kind === 'undo' ? undo : redo)(commandId, { spoken: true });
  if (done === null) return false;
  forgetEvent();
  tell(command.kind === 'undo' ? undoneReplies[kind] : redoneReply, heard, assistant);
  return true;
};

/** For an undo or redo: the original act, however often the person undid and redid it. */
const eventKindOf = (given: GivenCommand | undefined): keyof typeof undoneReplies | null => {
  if (given === undefined) return null;
  const { command } = given;
  if (command.kind === 'undo' || command.kind === 'redo') {
    const { commandId } = command.args;
    return eventKindOf(journal.current().find(({ id }) => id === commandId));
  }
  // An undo that reaches guests needs a question of its own.
  const reachesGuests = 'tells' in command.args && command.args.tells !== undefined;
  return isEventKind(command.kind) && command.kind !== 'respond' && !reachesGuests ? command.kind : null;
};
