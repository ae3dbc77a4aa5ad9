// The columns that the admin area may read. The database grants these to `flow_operator` and no others.
import type { AuthSessionTable, AuthUserTable, ProviderAccountTable, UserTokensTable } from './accounts-tables.ts';
import type { CalendarBookTable } from './calendar-tables.ts';
import type { ContactBookTable } from './contacts-tables.ts';
import type { CreditBalanceTable, CreditEntryTable } from './credit-tables.ts';
import type {
  ActivityDailyTable,
  ErrorGroupTable,
  ErrorMinuteTable,
  ErrorRecordTable,
  PersonFactsTable,
  ProbeMinuteTable,
  RequestMinuteTable,
  ServiceStateTable,
  TriageSessionTable,
  VisitDayTable,
} from './figures-tables.ts';
import type { BoardEntryTable } from './leaderboard-tables.ts';
import type { LeavingTable } from './leaving-tables.ts';
import type {
  AuditLogTable,
  CommandTable,
  LedgerTroubleTable,
  MailboxTable,
  QuotaSpentTable,
  QuotaTable,
} from './mailbox-tables.ts';
import type { PaymentSubscriptionTable, PaymentTable } from './payment-tables.ts';
import type { UserRoles } from './schema.ts';
import type {
  CommandQuarterTable,
  LatencyQuarterTable,
  PhraseQuarterTable,
  SpokenPhraseTable,
  TurnQuarterTable,
} from './voice-tables.ts';

type OfAccount = 'user_id' | 'account_id';

/** A section that reads more adds its columns here and grants them, with a policy `operators_read`, in a migration. */
export type OperatorSchema = {
  user_roles: UserRoles;
  audit_log: Pick<
    AuditLogTable,
    'user_id' | 'id' | 'created_at' | 'action_type' | 'action_description' | 'resource_type' | 'user_email'
  >;
  'auth.user': Pick<AuthUserTable, 'id' | 'name' | 'email' | 'createdAt'>;
  'auth.session': Pick<AuthSessionTable, 'id' | 'userId' | 'createdAt' | 'updatedAt' | 'expiresAt' | 'operatorSince'>;
  activity_daily: ActivityDailyTable;
  person_facts: PersonFactsTable;
  triage_session: TriageSessionTable;
  request_minute: RequestMinuteTable;
  probe_minute: ProbeMinuteTable;
  service_state: ServiceStateTable;
  visit_day: VisitDayTable;
  error_group: ErrorGroupTable;
  error_minute: ErrorMinuteTable;
  error_record: ErrorRecordTable;
  turn_quarter: TurnQuarterTable;
  command_quarter: CommandQuarterTable;
  latency_quarter: LatencyQuarterTable;
  phrase_quarter: PhraseQuarterTable;
  spoken_phrase: SpokenPhraseTable;
  board_entry: Pick<BoardEntryTable, 'user_id' | 'triaged' | 'streak' | 'last_day'>;
  provider_account: Pick<
    ProviderAccountTable,
    OfAccount | 'provider' | 'email' | 'connected_at' | 'consented_at' | 'refused_at' | 'leaving_at'
  >;
  user_tokens: Pick<UserTokensTable, OfAccount | 'token_expires_at' | 'scope' | 'updated_at'>;
  mailbox: Pick<
    MailboxTable,
    | OfAccount
    | 'phase'
    | 'total_estimated'
    | 'synced_count'
    | 'is_active'
    | 'error'
    | 'last_sync_at'
    | 'tried_at'
    | 'needs_reauth'
    | 'historical_at'
    | 'stopped'
  >;
  contact_book: Pick<ContactBookTable, OfAccount | 'problem' | 'tried_at' | 'last_sync_at'>;
  calendar_book: Pick<CalendarBookTable, OfAccount | 'problem' | 'tried_at' | 'last_sync_at'>;
  quota: Pick<QuotaTable, OfAccount | 'purse' | 'blocked_until' | 'strikes'>;
  quota_spent: Pick<QuotaSpentTable, OfAccount | 'purse' | 'units' | 'until'>;
  ledger_trouble: Pick<LedgerTroubleTable, OfAccount | 'ledger' | 'problem' | 'since'>;
  command: Pick<CommandTable, OfAccount | 'ledger' | 'state' | 'problem' | 'given_at'>;
  payment_subscription: PaymentSubscriptionTable;
  payment: PaymentTable;
  credit_entry: Pick<CreditEntryTable, 'user_id' | 'id' | 'at' | 'amount' | 'bucket' | 'reason' | 'source'>;
  credit_balance: CreditBalanceTable;
  leaving: Pick<LeavingTable, 'user_id' | 'asked_at' | 'step'>;
};
