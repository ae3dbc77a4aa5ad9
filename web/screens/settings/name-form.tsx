// How the person is called: on what they send, below it, and in greetings.
import { type FormEvent, useState } from 'react';
import { Setting } from '#domain/settings.ts';
import { settings } from '#web/data/settings.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { change } from './change.ts';
import styles from './settings.module.css';

export function NameForm({ ofAccount }: { ofAccount: string }) {
  const name = useObserved(settings, ({ ownName }) => ownName);
  return <Form key={name} name={name} ofAccount={ofAccount} />;
}

function Form({ name, ofAccount }: { name: string | null; ofAccount: string }) {
  const [typed, type] = useState(name ?? '');
  const [error, setError] = useState<string>();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const wished = typed.trim();
    const setting = { name: 'ownName', value: wished === '' ? null : wished } as const;
    if (!Setting.safeParse(setting).success) return setError('A name has no @ or angle brackets.');
    setError(undefined);
    change(setting);
  };
  return (
    <div>
      <form className={styles.named} onSubmit={save}>
        <Field
          label="Your name"
          value={typed}
          placeholder={ofAccount}
          error={error}
          maxLength={60}
          autoComplete="name"
          spellCheck={false}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" disabled={typed.trim() === (name ?? '')}>
          Save
        </Button>
      </form>
      <small className={styles.more}>People see it on your mail, and Flow greets you with it.</small>
    </div>
  );
}
