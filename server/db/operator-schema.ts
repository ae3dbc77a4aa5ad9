// The columns that the admin area may read. The database grants these to `flow_operator` and no others.
import type { AuthSessionTable, AuthUserTable } from './accounts-tables.ts';
import type { AuditLogTable } from './mailbox-tables.ts';
import type { UserRoles } from './schema.ts';

/** A section that reads more adds its columns here and grants them, with a policy `operators_read`, in a migration. */
export type OperatorSchema = {
  user_roles: UserRoles;
  audit_log: Pick<
    AuditLogTable,
    'user_id' | 'id' | 'created_at' | 'action_type' | 'action_description' | 'resource_type' | 'user_email'
  >;
  'auth.user': Pick<AuthUserTable, 'id' | 'name' | 'email' | 'createdAt'>;
  'auth.session': Pick<AuthSessionTable, 'id' | 'userId' | 'createdAt' | 'updatedAt' | 'expiresAt' | 'operatorSince'>;
};
