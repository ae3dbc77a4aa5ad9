// The draft state that affects the parsing of words.
import type { Thread } from '#domain/mail.ts';
import { unproven } from '#domain/recipient-warning.ts';
import type { Drafting } from '#language/drafting/draft-intent.ts';
import type { Writing } from '#web/commands/draft-box.ts';
import { asCandidate, filesAtHand } from '#web/commands/file-candidates.ts';
import { contactBook } from '#web/data/contacts.ts';
import { isNoting } from './notes.ts';
import type { Recipients } from './recipients.ts';

type World = { recipients: Recipients; thread: () => Thread | undefined };

export const draftNow = ({ recipients, thread }: World, writing: Writing | null): Omit<Drafting, 'sending'> => {
  if (writing === null) return { step: 'none', noting: isNoting() };
  const { step, draft, warnings, number, orphan } = writing;
  return {
    step,
    people: contactBook.current().contacts,
    recipients: draft,
    attached: draft.files.map(asCandidate),
    files: () => filesAtHand(thread()?.id ?? null),
    ...(draft.kind === 'new' || draft.kind === 'forward' ? { subject: draft.subject } : {}),
    asks: recipients.question(),
    orphan,
    number: step === 'ready' && unproven(warnings).length > 0 ? number : null,
  };
};
