import { type DraftFile, filesOf } from '#domain/draft-file.ts';
import type { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import type { Candidate } from '#language/drafting/files.ts';
import { mailbox } from '#web/data/mailbox-state.ts';

export const filesAtHand = (near: ThreadId | null): Candidate<DraftFile>[] =>
  [...mailbox.current().threads.values()].flatMap((thread) => candidatesOf(thread, thread.id === near));

export const asCandidate = (file: DraftFile): Candidate<DraftFile> => ({
  file,
  name: file.name,
  from: '',
  at: '',
  near: true,
});

const candidatesOf = ({ messages }: Thread, near: boolean): Candidate<DraftFile>[] =>
  messages
    .filter(({ labels }) => !labels.some((label) => label === 'drafts' || label === 'trash' || label === 'spam'))
    .flatMap((message) =>
      filesOf(message).map((file) => ({
        file,
        name: file.name,
        from: `${message.from.name} ${message.from.email}`,
        at: message.at,
        near,
      })),
    );
