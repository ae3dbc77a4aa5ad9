import * as z from 'zod/mini';
import { Draft, SendingId } from '#domain/draft.ts';
import { standIn } from '#web/data/stand-in.ts';
import { Confirmed } from './draft-records.ts';
import { add, drop, find, noteHeld, set, waiting } from './under-way.ts';

const Word = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('waits'), draft: Draft, confirmed: Confirmed }),
  z.object({ kind: z.literal('asked'), id: SendingId }),
  z.object({ kind: z.literal('held'), id: SendingId }),
]);
type Word = z.infer<typeof Word>;

export type SendingTabs = { tell: (word: Word) => void; close: () => void };

/** Demonstration mail stays in its own tab. */
export const openSendingTabs = (scope: string, changed: () => void): SendingTabs => {
  if (standIn() !== null) return { tell: () => {}, close: () => {} };
  const tabs = new BroadcastChannel(`flow-sendings-${scope}`);
  tabs.onmessage = ({ data }) => {
    const word = Word.safeParse(data);
    if (!word.success) return;
    hear(word.data);
    changed();
  };
  return { tell: (word) => tabs.postMessage(word), close: () => tabs.close() };
};

/** Only the sender of this message knows whether the server has the mail. */
const hear = (word: Word): void => {
  if (word.kind === 'held') {
    noteHeld(word.id);
    drop(word.id);
  } else if (word.kind === 'asked') set(word.id, { asked: true });
  else if (find(word.confirmed.sendingId)) set(word.confirmed.sendingId, { confirmed: word.confirmed });
  else add(waiting(word.draft, word.confirmed));
};
