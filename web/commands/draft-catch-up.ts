// Drafts that were set aside or thrown away without a network reach the server once there is one.
import type { Draft } from '#domain/draft.ts';
import { Problem } from '#domain/problem.ts';
import * as server from '#web/data/sending.ts';
import { forgetDraft, keepBeside, keptAside, tellGone } from './draft-box.ts';
import type { DraftRecord } from './draft-records.ts';
import { seenOf } from './draft-versions.ts';

/** `forked`: where the server has another of that name, both are kept. */
export const catchUpDrafts = async (all: readonly DraftRecord[], forked: () => void): Promise<void> => {
  for (const one of all) await tell(one, forked);
};

const tell = ({ draft, place }: DraftRecord, forked: () => void): Promise<void> =>
  place === 'gone' ? tellGone(draft) : tellKept(draft, place === 'saved', forked);

const tellKept = async (draft: Draft, save: boolean, forked: () => void): Promise<void> => {
  try {
    const answer = await server.keep(draft, { save, seen: seenOf(draft.id) });
    if (answer.kind === 'kept') return keptAside(draft, answer.version);
  } catch (error) {
    // Without an answer it is tried again with the next network, or the next visit.
    if (!(error instanceof Problem) || error.code !== 'draft.sent') return;
  }
  keepBeside(draft, { discarded: false });
  forgetDraft(draft.id);
  forked();
};
