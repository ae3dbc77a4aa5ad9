// Why a draft cannot go out yet, as a question or an instruction.
import { recipientsOf } from '#domain/draft.ts';
import { areTooLarge } from '#domain/draft-file.ts';
import { problems } from '#domain/problem.ts';
import * as say from '#language/en/drafting/draft-replies.ts';
import type { Writing } from '#web/commands/draft-box.ts';

/** Null if nothing is missing. A promise if the words load first. */
export const missingIn = (writing: Writing): string | Promise<string> | null => {
  const { draft, orphan, elsewhere } = writing;
  if (elsewhere !== null) return say.changedElsewhere.asked;
  if (orphan) return say.orphaned[draft.kind];
  const files = filesMissing(writing);
  if (files !== null) return files;
  if (recipientsOf(draft).length === 0) return say.draftReplies.nobodyYet;
  return draft.text.trim() === '' && draft.kind !== 'forward' ? say.draftReplies.emptyText : null;
};

const filesMissing = ({ draft: { files }, gone }: Writing): Promise<string> | null => {
  const lost = files.filter((_file, nth) => gone.includes(nth));
  if (lost.length > 0) return inWords(({ fileGoneReply }) => fileGoneReply(lost), 'draft.file-gone');
  return areTooLarge(files) ? inWords(({ tooLargeReply }) => tooLargeReply(files), 'draft.files-too-large') : null;
};

const bringWords = () => import('#language/en/drafting/file-replies.ts');

/** Offline the words may be missing, so the problem's own sentence stands in. */
const inWords = (
  wanted: (words: Awaited<ReturnType<typeof bringWords>>) => string,
  problem: 'draft.file-gone' | 'draft.files-too-large',
): Promise<string> => bringWords().then(wanted, () => problems[problem].title);
