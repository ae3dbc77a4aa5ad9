// Changes a name that the person gave somebody.
import { type FormEvent, useState } from 'react';
import { type Lesson } from '#domain/lesson.ts';
import { Called, calledId } from '#domain/lesson-note.ts';
import { neverLearntOf } from '#domain/never-learnt.ts';
import { neverKept } from '#language/en/asking/lesson-replies.ts';
import { now } from '#web/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { rename } from './forget.ts';
import styles from './known.module.css';

export function NameForm({ one, onDone }: { one: Lesson; onDone: () => void }) {
  const [typed, type] = useState(one.words);
  const [error, setError] = useState<string>();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const alias = typed.trim();
    if (alias === one.words) return onDone();
    const { name = '', email = '' } = one.who ?? {};
    const called = Called.safeParse({ alias, email, name, said: alias, at: now().toISOString() });
    if (!called.success) return setError('A name has at most four words, and no signs.');
    const never = neverLearntOf(called.data);
    if (never !== null) return setError(neverKept(never));
    rename(one, called.data, calledId(called.data) !== one.id);
    onDone();
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <Field
        label="Name"
        value={typed}
        error={error}
        maxLength={60}
        autoComplete="off"
        autoFocus
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit">Save</Button>
      <Button kind="ghost" onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}
