// Announces failed mail and replies to deleted mail in the player, too.
import { confirmReply } from '#language/en/drafting/recipient-warning-replies.ts';
import * as say from '#language/en/drafting/returned-replies.ts';
import { writing } from '#web/commands/draft-box.ts';
import { type Returned, returned } from '#web/commands/sent.ts';
import type { Saying } from '#web/conversation/player/saying.ts';

export const tellReturned = ({ say: tell }: Pick<Saying, 'say'>, until: AbortSignal): void => {
  if (until.aborted) return;
  let orphan: string | null = null;
  const check = (): void => {
    const draft = writing.current()?.orphan ? writing.current()?.draft : undefined;
    const isNew = draft !== undefined && draft.id !== orphan;
    orphan = draft?.id ?? null;
    if (!isNew) return;
    const isBack = returned.current()?.draft.id === draft.id;
    tell(say.orphanReply(draft.kind, isBack));
  };
  const leaving = [
    returned.subscribe(() => {
      const back = returned.current();
      if (back) tell(question(back) ?? say.notSent(back.sentence));
    }),
    writing.subscribe(check),
  ];
  until.addEventListener('abort', () => {
    for (const leave of leaving) leave();
  });
  check();
};

/** Null unless the draft is open and asks for a press. */
const question = ({ draft, asks }: Returned): string | null => {
  const open = writing.current();
  return asks && open?.draft.id === draft.id && open.warnings.length > 0
    ? confirmReply(open.warnings, open.draft)
    : null;
};
