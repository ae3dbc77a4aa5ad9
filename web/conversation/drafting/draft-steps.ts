// Changes around a draft's text, of its people, subject and files, so that 'undo' takes back the last of them; text has a history of its own.
import type { Draft } from '#domain/draft.ts';
import { draftReplies } from '#language/en/drafting/draft-replies.ts';
import * as box from '#web/commands/draft-box.ts';
import { perDevice } from '#web/device.ts';

type Step = { before: Draft; after: Draft };

const taken = perDevice((): { steps: readonly Step[] } => ({ steps: [] }));
/** More than anyone goes back. */
const mostSteps = 50;

export const noteStep = (before: Draft, after: Draft): void => {
  const own = taken();
  if (before !== after && before.id === after.id) own.steps = [...own.steps.slice(1 - mostSteps), { before, after }];
};

/** What Flow says to it; null where something else was changed since. */
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
