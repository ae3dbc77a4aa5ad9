// Undo steps for recipients, subject and files. The text has its own history.
import type { Draft } from '#domain/draft.ts';
import { draftReplies } from '#language/en/drafting/draft-replies.ts';
import * as box from '#web/commands/draft-box.ts';
import { perDevice } from '#web/device.ts';

type Step = { before: Draft; after: Draft };

const taken = perDevice((): { steps: readonly Step[] } => ({ steps: [] }));
const mostSteps = 50;

export const noteStep = (before: Draft, after: Draft): void => {
  const own = taken();
  if (before !== after && before.id === after.id) own.steps = [...own.steps.slice(1 - mostSteps), { before, after }];
};

/** Null when a later change is of another kind. */
export const stepBack = (): string | null => {
  const draft = box.writing.current()?.draft;
  const own = taken();
  const last = own.steps.at(-1);
  if (!draft || last?.after.id !== draft.id || last.after.text !== draft.text || around(last.after) !== around(draft))
    return null;
  own.steps = own.steps.slice(0, -1);
  const { to, cc, bcc, subject, files } = last.before;
  box.edit({ to, cc, bcc, subject, files });
  return draftReplies.undone;
};

const around = ({ to, cc, bcc, subject, files }: Draft): string => JSON.stringify([to, cc, bcc, subject, files]);
