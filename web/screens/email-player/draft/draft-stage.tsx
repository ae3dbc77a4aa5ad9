// Lays out the original beside the draft. On a phone the draft takes its place.
import { memo, useState } from 'react';
import type { Thread } from '#domain/mail.ts';
import { now } from '#web/clock.ts';
import { DraftCard } from '#web/screens/email-player/late-parts.tsx';
import { Letter } from '#web/screens/email-player/letter/letter.tsx';
import styles from '#web/screens/email-player/screen.module.css';
import { classNames } from '#web/ui/class-names.ts';
import { useRootMark } from '#web/ui/root-mark.ts';
import draft from './draft.module.css';

export const DraftStage = memo(function DraftStage({
  thread,
  talking,
}: {
  thread: Thread | undefined;
  talking: boolean;
}) {
  const [opened] = useState(now);
  useRootMark('drafting', '');
  useRootMark('talking', talking ? '' : null);
  return (
    <section
      className={classNames(styles.stage, styles.drafting, draft.drafting, talking && styles.talking)}
      aria-label="Player"
    >
      {thread && <Letter key={thread.id} thread={thread} now={opened} aside={talking} />}
      <DraftCard />
    </section>
  );
});
