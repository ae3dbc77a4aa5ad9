import type { LessonId } from '#domain/lesson-note.ts';
import { forgottenName } from '#language/en/asking/lesson-replies.ts';
import { nameOfSender } from '#web/conversation/script/sender-names.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './known.module.css';

export function ForgottenRow({ id, onLearn }: { id: LessonId; onLearn: () => void }) {
  const [kind = '', ...about] = id.split(':');
  const rest = about.join(':');
  const words = forgottenName(kind, rest.includes('@') ? nameOfSender(rest) : rest);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>{words}</p>
      </div>
      <div className={styles.acts}>
        <Button kind="ghost" onClick={onLearn}>
          Learn again<span className="sr">{`: ${words}`}</span>
        </Button>
      </div>
    </li>
  );
}
