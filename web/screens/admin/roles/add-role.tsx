// Gives a person a role, by their address or user id.
import { useId, useState } from 'react';
import { Role } from '#domain/admin-roles.ts';
import { addRole } from '#web/data/admin.ts';
import { useStepUp } from '#web/screens/admin/frame/step-up.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { notice } from '#web/ui/notices/notice.ts';
import { roleTrouble } from './role-trouble.ts';
import styles from './roles.module.css';

const useAddRole = (onAdded: () => void) => {
  const withProof = useStepUp();
  const [who, setWho] = useState('');
  const [role, setRole] = useState<Role>('user');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const add = async (): Promise<void> => {
    if (who.trim() === '') return setTrouble('Please enter a user email');
    setBusy(true);
    setTrouble(null);
    try {
      const added = await withProof(() => addRole(who.trim(), role));
      if (added?.outcome === 'added') {
        notice({ title: 'Role added successfully', icon: 'done', about: 'role' });
        setWho('');
        onAdded();
      }
      if (added?.outcome === 'unknown-address')
        notice({ title: "To add roles, you need the user's UUID from the auth.users table", about: 'role' });
    } catch (error) {
      setTrouble(roleTrouble(error, 'Failed to add role'));
    }
    setBusy(false);
  };
  return { who, setWho, role, setRole, busy, trouble, add };
};

export function AddRole({ onAdded }: { onAdded: () => void }) {
  const { who, setWho, role, setRole, busy, trouble, add } = useAddRole(onAdded);
  const select = useId();
  return (
    <section className={styles.add}>
      <h2>Add User Role</h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Field
          label="User email"
          className={styles.who}
          placeholder="An address, or a user id"
          autoComplete="off"
          spellCheck={false}
          maxLength={320}
          value={who}
          error={trouble ?? undefined}
          onChange={({ target }) => setWho(target.value)}
        />
        <div className={styles.role}>
          <label htmlFor={select}>Role</label>
          <select id={select} value={role} onChange={({ target }) => setRole(Role.parse(target.value))}>
            {Role.options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" kind="flow" className={styles.button} busy={busy ? 'Adding' : undefined}>
          Add Role
        </Button>
      </form>
    </section>
  );
}
