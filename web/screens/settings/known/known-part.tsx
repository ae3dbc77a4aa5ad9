// What Flow has learnt of the person, with the evidence of each line, and how it forgets.
import { useEffect, useState } from 'react';
import { type Lesson } from '#domain/lesson.ts';
import type { LessonId, LessonKind } from '#domain/lesson-note.ts';
import { problems } from '#domain/problem.ts';
import { askLessons, type LessonList, lessonList } from '#web/data/lessons.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { FailedBlock, LoadingBlock } from '#web/ui/blocks.tsx';
import { Button } from '#web/ui/button.tsx';
import { forget, learnAgain } from './forget.ts';
import { ForgetAll } from './forget-all.tsx';
import { ForgottenRow } from './forgotten-row.tsx';
import styles from './known.module.css';
import { LessonRow } from './lesson-row.tsx';

export function KnownPart() {
  const list = useObserved(lessonList, (current) => current);
  useEffect(() => void askLessons(), []);
  if (list.lessons === null && list.state === 'failed')
    return (
      <FailedBlock onRetry={() => void askLessons()}>
        {list.problem ? problems[list.problem].title : 'That didn’t work'}
      </FailedBlock>
    );
  if (list.lessons === null) return <LoadingBlock>Gathering what Flow knows…</LoadingBlock>;
  return <Known list={list} lessons={list.lessons} />;
}

function Known({ list, lessons }: { list: LessonList; lessons: readonly Lesson[] }) {
  return (
    <div className={styles.known}>
      <p className={styles.note}>
        Flow counts this from what you send and how you answer, and keeps the names you give. Nothing that somebody
        else’s mail says gets in here. Ask “what have you learned about me?” to hear it.
      </p>
      {lessons.length === 0 && <p className={styles.none}>Flow hasn’t learned anything about you yet.</p>}
      {groups.map(({ title, kinds }) => (
        <Group key={title} title={title} rows={lessons.filter(({ kind }) => kinds.some((one) => one === kind))} />
      ))}
      <Forgotten ids={list.forgotten} />
      {lessons.length > 0 && <ForgetAll lessons={lessons} />}
    </div>
  );
}

const groups: readonly { title: string; kinds: readonly LessonKind[] }[] = [
  { title: 'Names you gave', kinds: ['called'] },
  { title: 'How you write', kinds: ['greeting', 'closing', 'contractions', 'exclamation'] },
  { title: 'How you write to people', kinds: ['with'] },
  { title: 'Whom you answer', kinds: ['answers'] },
  { title: 'When you move meetings', kinds: ['meetings'] },
  { title: 'Not a promise', kinds: ['promise'] },
];

/** Rows before the person asks for all. */
const few = 5;

function Group({ title, rows }: { title: string; rows: readonly Lesson[] }) {
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  const id = `known-${title.toLowerCase().replaceAll(' ', '-')}`;
  const shown = isWhole ? rows : rows.slice(0, few);
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id}>{title}</h3>
      <ul>
        {shown.map((one) => (
          <LessonRow key={one.id} one={one} onForget={() => forget([one])} />
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button kind="ghost" onClick={() => setWhole(true)}>
          Show all {rows.length}
          <span className="sr">{`: ${title}`}</span>
        </Button>
      )}
    </section>
  );
}

function Forgotten({ ids }: { ids: readonly LessonId[] }) {
  if (ids.length === 0) return null;
  return (
    <section aria-labelledby="known-forgotten" className={styles.group}>
      <h3 id="known-forgotten">Forgotten</h3>
      <p className={styles.note}>Flow doesn’t use these, even where your mail still shows them.</p>
      <ul>
        {ids.map((id) => (
          <ForgottenRow key={id} id={id} onLearn={() => learnAgain(id)} />
        ))}
      </ul>
    </section>
  );
}
