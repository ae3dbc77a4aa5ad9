import * as z from 'zod/mini';
import { CommandId } from '#domain/id.ts';
import { recordInRoles } from '#web/data/old-labels.ts';
import { OutboxEntry } from './outbox-entries.ts';

const Word = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('given'), entry: OutboxEntry }),
  z.object({ kind: z.literal('answered'), id: CommandId, revision: z.nullable(z.number()) }),
]);
export type Word = z.infer<typeof Word>;

export type Heard = {
  given: (entry: OutboxEntry) => void;
  answered: (id: CommandId, revision: number | null) => void;
};

export const openTabs = (scope: string, heard: Heard): { tell: (word: Word) => void; close: () => void } => {
  const tabs = new BroadcastChannel(`flow-outbox-${scope}`);
  tabs.onmessage = ({ data }) => {
    // A tab from before the update still names labels the old way.
    const word = Word.safeParse(recordInRoles(data));
    if (!word.success) return;
    if (word.data.kind === 'given') heard.given(word.data.entry);
    else heard.answered(word.data.id, word.data.revision);
  };
  return { tell: (word) => tabs.postMessage(word), close: () => tabs.close() };
};
