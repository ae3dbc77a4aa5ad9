// Finds whom 'she' and 'him' mean.
import type { Address } from '#domain/mail.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import type { ShownAnswer } from './shown-answer.ts';

type Asker = { player: Player; ownAddress: string };

/** The person of the card that stood there when the person asked, else the sender of the mail in play. */
export const personAtHand = (asker: Asker, before: ShownAnswer | null): Address | null => {
  const card = before?.state === 'person' ? before.person.card : null;
  const [email] = card?.emails ?? [];
  if (card !== null && email !== undefined) return { name: card.name, email };
  const own = asker.ownAddress.toLowerCase();
  return currentThread(asker)?.messages.findLast(({ from }) => from.email.toLowerCase() !== own)?.from ?? null;
};

export const currentThread = ({ player }: Pick<Asker, 'player'>) => {
  const { current } = queueViewOf(player.state.current());
  return current === null ? undefined : mailbox.current().threads.get(current);
};
