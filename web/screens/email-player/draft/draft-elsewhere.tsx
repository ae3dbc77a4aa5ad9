// Asks which version to keep after another tab or device changed this draft. The other one becomes a discarded draft.
import type { Draft } from '#domain/draft.ts';
import { changedElsewhere } from '#language/en/drafting/draft-replies.ts';
import { choose, contentOf, edit, type Writing, writing } from '#web/commands/draft-box.ts';
import { Button } from '#web/ui/button.tsx';
import { notice } from '#web/ui/notices/notice.ts';
import styles from './draft-elsewhere.module.css';

export function DraftElsewhere({ of: { elsewhere } }: { of: Writing }) {
  if (elsewhere === null) return null;
  return (
    <section className={styles.elsewhere} role="alert" aria-label={changedElsewhere.title}>
      <p>{changedElsewhere.title}.</p>
      <blockquote aria-label="What is there">{shown(elsewhere.draft)}</blockquote>
      <div className={styles.choices}>
        <Button kind="flow" onClick={() => chosen('mine')}>
          {changedElsewhere.mine}
        </Button>
        <Button kind="ghost" onClick={() => chosen('theirs')}>
          {changedElsewhere.theirs}
        </Button>
      </div>
    </section>
  );
}

const shown = ({ text, subject }: Draft): string => text.trim() || subject || changedElsewhere.empty;

const chosen = (which: 'mine' | 'theirs'): void => {
  const other = choose(which);
  if (other === null) return;
  notice({
    title: changedElsewhere.kept[which],
    text: changedElsewhere.other,
    icon: 'done',
    action: { label: 'Undo', altText: 'The other is among the discarded drafts', run: () => swapBack(other) },
  });
};

/** Works while the draft is open. Afterwards the other version is among the discarded drafts. */
const swapBack = (other: Draft): void => {
  if (writing.current()?.draft.id === other.id) edit(contentOf(other));
};
