// Forgets everything, after a question. One undo brings it back.
import { useState } from 'react';
import type { Lesson } from '#domain/lesson.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { forget } from './forget.ts';
import styles from './known.module.css';

export function ForgetAll({ lessons }: { lessons: readonly Lesson[] }) {
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  return (
    <div>
      <Button tone="danger" onClick={() => setAsking(true)}>
        Forget all
      </Button>
      <Modal open={isAsking} title="Forget all of it?" kind="middle" onClose={close}>
        <div className={styles.asked}>
          <p>
            Flow forgets {lessons.length === 1 ? 'the one thing' : `all ${lessons.length} things`} it knows about you.
            It drafts and orders your mail as on the first day. Your mail stays as it is.
          </p>
          <div className={styles.ways}>
            <Button
              tone="danger"
              onClick={() => {
                close();
                forget(lessons);
              }}
            >
              Forget all
            </Button>
            <Button kind="ghost" autoFocus onClick={close}>
              Keep it
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  );
}
