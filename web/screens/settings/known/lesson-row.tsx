// One lesson: what Flow learnt, its evidence, since when, and where Flow uses it.
import { X } from 'lucide-react';
import { useState } from 'react';
import type { Lesson } from '#domain/lesson.ts';
import { evidenceWords, useWords } from '#language/en/asking/lesson-replies.ts';
import { now } from '#web/clock.ts';
import { nameLesson } from '#web/conversation/answers/lesson-words.ts';
import { dayWithin } from '#web/conversation/search/search-replies.ts';
import { formatsHere } from '#web/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './known.module.css';
import { NameForm } from './name-form.tsx';

type Props = { one: Lesson; onForget: () => void };

export function LessonRow({ one, onForget }: Props) {
  const [isEditing, setEditing] = useState(false);
  const words = nameLesson(one);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>{words}</p>
        <small>
          {capital(evidenceWords(one))} · since{' '}
          <time dateTime={one.since}>{dayWithin(new Date(one.since), now(), formatsHere())}</time>
        </small>
        <small>{useWords[one.kind]}</small>
        {isEditing && <NameForm one={one} onDone={() => setEditing(false)} />}
      </div>
      <div className={styles.acts}>
        {one.kind === 'called' && !isEditing && (
          <Button kind="ghost" onClick={() => setEditing(true)}>
            Change<span className="sr">{`: ${words}`}</span>
          </Button>
        )}
        <IconButton label={`Forget: ${words}`} onClick={onForget}>
          <X size={17} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
