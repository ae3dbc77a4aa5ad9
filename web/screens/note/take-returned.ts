// A note that the server refused goes back into the field. As a draft it would wait where nobody looks for a note.
import { noteSubject } from '#domain/note.ts';
import { throwAway } from '#web/commands/draft-box.ts';
import { isNote } from '#web/commands/leaving.ts';
import { returned } from '#web/commands/sent.ts';
import { notice } from '#web/ui/notices/notice.ts';

/** Returns a function that stops. */
export const takeReturned = (take: (text: string) => void): (() => void) => {
  const check = (): void => {
    const back = returned.current();
    if (back === null || back.draft.subject !== noteSubject || !isNote(back)) return;
    returned.become(null);
    take(back.draft.text);
    throwAway(back.draft);
    notice({
      about: 'sending',
      title: 'Not sent. Your note is back in the field',
      text: back.sentence,
      tone: 'danger',
      icon: 'refused',
      stays: 'until answered',
    });
  };
  return returned.subscribe(check);
};
