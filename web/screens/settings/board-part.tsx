// The person's name on the leaderboard, and leaving it.
import { type FormEvent, useState } from 'react';
import { BoardName } from '#domain/board-name.ts';
import { settings } from '#web/data/settings.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { change } from './change.ts';
import styles from './settings.module.css';

export function BoardPart() {
  const { boardName, onBoard } = useObserved(settings, (all) => all);
  return (
    <>
      <Switch on={onBoard} name="Stand on the leaderboard" onChange={(value) => change({ name: 'onBoard', value })}>
        Others see your name there, how many emails you triaged, and your streak. Never your address.
      </Switch>
      {onBoard && <NameForm key={boardName} name={boardName} />}
    </>
  );
}

function NameForm({ name }: { name: string | null }) {
  const [typed, type] = useState(name ?? '');
  const [error, setError] = useState<string>();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const wished = typed.trim();
    if (wished !== '' && !BoardName.safeParse(wished).success)
      return setError('Take 2 to 24 letters and digits. Spaces, dots and dashes may stand between them.');
    setError(undefined);
    change({ name: 'boardName', value: wished === '' ? null : wished });
  };
  return (
    <form className={styles.named} onSubmit={save}>
      <Field
        label="Name on the leaderboard"
        value={typed}
        placeholder="A neutral name that Flow makes"
        error={error}
        maxLength={24}
        autoComplete="nickname"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" disabled={typed.trim() === (name ?? '')}>
        Save
      </Button>
    </form>
  );
}
