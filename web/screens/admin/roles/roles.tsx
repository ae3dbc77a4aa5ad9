// Role Management: who may do what on this Flow.
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Role, RoleRow } from '#domain/admin-roles.ts';
import { askRoles, removeRole } from '#web/data/admin.ts';
import { SectionPage } from '#web/screens/admin/frame/section-page.tsx';
import { useStepUp } from '#web/screens/admin/frame/step-up.tsx';
import { Tag, type Tone } from '#web/screens/admin/frame/tag.tsx';
import { useAnswer } from '#web/screens/admin/frame/use-answer.ts';
import { counted, dateWords, momentWords } from '#web/screens/admin/frame/words.ts';
import { NoRows, Table } from '#web/screens/admin/table/table.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { notice } from '#web/ui/notices/notice.ts';
import { AddRole } from './add-role.tsx';
import { Instructions } from './instructions.tsx';
import { roleTrouble } from './role-trouble.ts';
import styles from './roles.module.css';

export function Roles() {
  const answer = useAnswer(askRoles, 'roles');
  const [trouble, setTrouble] = useState<string | null>(null);
  return (
    <SectionPage answer={answer} loading="Loading roles..." lead={({ roles }) => leadOf(roles)}>
      {({ roles }) => (
        <>
          <AddRole onAdded={answer.again} />
          <section className={styles.current}>
            <h2>Current User Roles</h2>
            {trouble !== null && (
              <p className={styles.trouble} role="alert">
                {trouble}
              </p>
            )}
            <Table name="Current User Roles" columns={columns} busy={answer.busy}>
              {roles.map((row) => (
                <Row key={row.id} row={row} onRemoved={answer.again} onTrouble={setTrouble} />
              ))}
              {roles.length === 0 && <NoRows columns={columns.length}>Nobody has a role.</NoRows>}
            </Table>
          </section>
          <Instructions />
        </>
      )}
    </SectionPage>
  );
}

const columns = [{ title: 'User ID' }, { title: 'Role' }, { title: 'Created At' }, { title: 'Actions' }];

const tones = { admin: 'red', moderator: 'yellow', user: 'blue' } as const satisfies Record<Role, Tone>;

type RowProps = { row: RoleRow; onRemoved: () => void; onTrouble: (words: string | null) => void };

function Row({ row: { id, userId, email, role, createdAt }, onRemoved, onTrouble }: RowProps) {
  const withProof = useStepUp();
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    onTrouble(null);
    try {
      if ((await withProof(() => removeRole(id))) !== null) {
        notice({ title: 'Role removed successfully', icon: 'done', about: 'role' });
        onRemoved();
      }
    } catch (error) {
      onTrouble(roleTrouble(error, 'Failed to remove role'));
    }
    setBusy(false);
  };
  const short = userId.slice(0, 8);
  return (
    <tr>
      <td>
        <span className={styles.id} title={userId}>
          {short}
        </span>
        {email ?? 'No longer here'}
      </td>
      <td>
        <Tag tone={tones[role]}>{role}</Tag>
      </td>
      <td title={momentWords(createdAt)}>{dateWords(createdAt)}</td>
      <td>
        <IconButton
          label={`Delete the role ${role} of ${email ?? short}`}
          disabled={busy}
          onClick={() => void remove()}
        >
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
}

const leadOf = (roles: readonly RoleRow[]): string => {
  const admins = roles.filter(({ role }) => role === 'admin').length;
  const first = counted(admins, 'person is an admin', 'people are admins');
  return admins === 1 ? `${first}. A second one could help when they can’t.` : `${first}.`;
};
