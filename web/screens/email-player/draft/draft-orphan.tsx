// Offers to send a reply as new mail after its original disappeared. The caption explains it.
import { orphaned } from '#language/en/drafting/draft-replies.ts';
import type { Writing } from '#web/commands/draft-box.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './draft-elsewhere.module.css';

export function DraftOrphan({ of: { orphan, draft } }: { of: Writing }) {
  const { drafting } = useStageSession();
  if (!orphan) return null;
  return (
    <section className={styles.elsewhere} aria-label={orphaned[draft.kind]}>
      <p>{orphaned[draft.kind]}</p>
      <div className={styles.choices}>
        <Button kind="flow" onClick={() => drafting.act({ kind: 'as-new' })}>
          Make it a new email
        </Button>
      </div>
    </section>
  );
}
