// Role Management: who may do what on this Flow.
import { askRoles } from '#web/data/admin.ts';
import { SectionPage } from '#web/screens/admin/frame/section-page.tsx';
import { useAnswer } from '#web/screens/admin/frame/use-answer.ts';
import { Table } from '#web/screens/admin/table/table.tsx';

export function Roles() {
  const answer = useAnswer(askRoles, 'roles');
  return (
    <SectionPage answer={answer} loading="Loading roles..." lead={({ roles }) => leadOf(roles)}>
      {({ roles }) => (
        <Table name="Current User Roles" columns={[{ title: 'User ID' }, { title: 'Role' }, { title: 'Created At' }]}>
          {roles.map(({ id, userId, role, createdAt }) => (
            <tr key={id}>
              <td>{userId.slice(0, 8)}</td>
              <td>{role}</td>
              <td>{createdAt}</td>
            </tr>
          ))}
        </Table>
      )}
    </SectionPage>
  );
}

const leadOf = (roles: readonly { role: string }[]): string => {
  const admins = roles.filter(({ role }) => role === 'admin').length;
  return admins === 1 ? 'One person is an admin.' : `${admins} people are admins.`;
};
