// The expected mailbox after commands, by the pure rules alone. Tests compare a server that died on the way with it.
import { effectOf } from '#commands/effect.ts';
import { type Done, invert } from '#domain/change/change.ts';
import { applyToMailbox, type LabelledMessage, stateOf } from '#domain/change/mailbox.ts';
import type { CommandId } from '#domain/id.ts';
import type { Act } from './acts.ts';

export type MailboxModel = { give(act: Act): void; labels(): Map<string, string[]> };

export const mailboxModel = (mail: readonly LabelledMessage[]): MailboxModel => {
  let state = stateOf(mail);
  const doneBy = new Map<CommandId, Done[]>();
  return {
    give: ({ id, command }) => {
      const effect = effectOf(command);
      const changes =
        effect.kind === 'changes'
          ? effect.changes
          : (doneBy.get(effect.target) ?? []).toReversed().map((done) => invert(done));
      const all = changes.map((change) => {
        if (change.ledger !== 'mailbox') throw new Error('not of the mailbox');
        const applied = applyToMailbox(state, change);
        state = applied.state;
        return applied.done;
      });
      doneBy.set(id, all);
    },
    labels: () => new Map(state.messages.map(({ id, labels }) => [id, labels.toSorted()])),
  };
};
