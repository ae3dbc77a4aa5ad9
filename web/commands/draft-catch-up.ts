// Sends offline changes of set-aside and discarded drafts to the server.
import type { Draft } from '#domain/draft.ts';
import { Problem } from '#domain/problem.ts';
import * as server from '#web/data/sending.ts';
import { forgetDraft, keepBoth, keptAside, tellGone } from './draft-box.ts';
import type { DraftRecord } from './draft-records.ts';
import { seenOf } from './draft-versions.ts';

export const catchUpDrafts = async (all: readonly DraftRecord[]): Promise<void> => {
  for (const one of all) await tell(one);
};

const tell = ({ draft, place }: DraftRecord): Promise<void> =>
  place === 'gone' ? tellGone(draft) : tellKept(draft, place === 'saved');

const tellKept = async (draft: Draft, save: boolean): Promise<void> => {
  try {
    const answer = await server.keep(draft, { save, seen: seenOf(draft.id) });
    if (answer.kind === 'kept') return keptAside(draft, answer.version);
  } catch (error) {
    // Without an answer, the next reconnect or visit retries.
    if (!(error instanceof Problem) || error.code !== 'draft.sent') return;
  }
  keepBoth(draft, { discarded: false });
  forgetDraft(draft.id);
};
