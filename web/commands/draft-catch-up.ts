// Drafts that were set aside without a network reach the server once there is one.
import type { Draft } from '#domain/draft.ts';
import { Problem } from '#domain/problem.ts';
import * as server from '#web/data/sending.ts';
import { forgetDraft, keepAside, keepBeside, writing } from './draft-box.ts';
import type { DraftRecord } from './draft-records.ts';
import { agree, seenOf } from './draft-versions.ts';

/** `forked`: where the server has another of that name, both are kept. */
export const catchUpDrafts = async (all: readonly DraftRecord[], forked: () => void): Promise<void> => {
  for (const one of all) await tell(one, forked);
};

const isOpen = ({ id }: Draft): boolean => writing.current()?.draft.id === id;

const tell = async ({ draft }: DraftRecord, forked: () => void): Promise<void> => {
  try {
    const answer = await server.keep(draft, { save: false, seen: seenOf(draft.id) });
    if (answer.kind === 'kept') {
      agree(draft, answer.version);
      // It may have been opened meanwhile, and written on.
      return isOpen(draft) ? undefined : keepAside(draft);
    }
  } catch (error) {
    // Without an answer it is tried again with the next network, or the next visit.
    if (!(error instanceof Problem) || error.code !== 'draft.sent') return;
  }
  keepBeside(draft, { discarded: false });
  forgetDraft(draft.id);
  forked();
};
