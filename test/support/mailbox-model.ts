// The expected mailbox after commands, by the pure rules alone, for comparison with a crashed server.
import { effectOf } from '#commands/effect.ts';
import { type Blocked, blockedAfter } from '#domain/block.ts';
import { apply, type Done, invert, type LabelledMessage } from '#domain/change/mailbox.ts';
import type { CommandId, ThreadId } from '#domain/id.ts';
import type { Reminder } from '#domain/reminder.ts';
import type { Act } from './acts.ts';

export type MailboxModel = { give(act: Act): void; labels(): Map<string, string[]> };

export const mailboxModel = (mail: readonly LabelledMessage[]): MailboxModel => {
  let messages = [...mail];
  const reminders = new Map<ThreadId, Reminder>();
  const muted = new Set<ThreadId>();
  let blocked: Blocked = new Set();
  const doneBy = new Map<CommandId, Done[]>();
  return {
    give: ({ id, command }) => {
      const effect = effectOf(command);
      const changes =
        effect.kind === 'changes'
          ? effect.changes
          : (doneBy.get(effect.target) ?? []).toReversed().map((done) => invert(done));
      const all = changes.map((change) => {
        const { messages: after, done } = apply(messages, change, { reminders, muted, blocked });
        messages = after;
        blocked = blockedAfter(blocked, done.blocks ?? []);
        for (const { threadId, is } of done.reminders ?? []) {
          if (is === null) reminders.delete(threadId);
          else reminders.set(threadId, is);
        }
        for (const { threadId, muted: is } of done.mutes ?? []) {
          if (is) muted.add(threadId);
          else muted.delete(threadId);
        }
        return done;
      });
      doneBy.set(id, all);
    },
    labels: () => new Map(messages.map(({ id, labels }) => [id, labels.toSorted()])),
  };
};
