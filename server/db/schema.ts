// A test compares these types with the migrated database.
import type { ColumnType, Generated } from 'kysely';
import type { UserId } from '#domain/id.ts';
import type {
  AuthAccountTable,
  AuthSessionTable,
  AuthUserTable,
  AuthVerificationTable,
  PersonalizationProfileTable,
  ProviderAccountTable,
  UserTokensTable,
} from './accounts-tables.ts';
import type { CalendarBookTable, CalendarEventTable, CalendarTable, PendingEventTable } from './calendar-tables.ts';
import type { ContactMessageTable } from './contact-message-tables.ts';
import type { ContactBookTable, ContactTable } from './contacts-tables.ts';
import type { CreditBalanceTable, CreditEntryTable, FreeGrantTable, ReferralTable } from './credit-tables.ts';
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
import type { ExportArchiveTable, LeavingTable } from './leaving-tables.ts';
import type { LessonBookTable, LessonTable } from './lesson-tables.ts';
import type {
  AuditChainTable,
  AuditLinkTable,
  AuditLogTable,
  BlockedSenderTable,
  CommandTable,
  ComparisonTable,
  DraftMapTable,
  FetchQueueTable,
  LabelTable,
  LedgerTroubleTable,
  ListedTable,
  MailboxTable,
  MessageTable,
  MutedThreadTable,
  PendingChangeTable,
  QuotaSpentTable,
  QuotaTable,
  ReminderTable,
  SenderTable,
  SyncReportTable,
  ThreadTable,
  TombstoneTable,
  UnsubscriptionTable,
} from './mailbox-tables.ts';
import type { MeetingWatchTable, PushSentTable, PushSubscriptionTable, PushZoneTable } from './notice-tables.ts';
import type { OperatorFactorTable } from './operator-tables.ts';
import type {
  PaymentCustomerTable,
  PaymentEventTable,
  PaymentRoundTable,
  PaymentSubscriptionTable,
  PaymentTable,
} from './payment-tables.ts';
import type { MeetingPrepTable, PrepWatchTable } from './prep-tables.ts';
import type { PromiseBookTable, PromiseMarkTable } from './promise-tables.ts';
import type { MessageWordsTable } from './search-tables.ts';
import type { DraftOutcomeTable, DraftTable, SendingTable } from './sending-tables.ts';
import type { SettingsBookTable, SettingTable } from './settings-tables.ts';
import type { TimeHoldTable } from './time-hold-tables.ts';
import type {
  CommandQuarterTable,
  DictationTable,
  LatencyQuarterTable,
  PhraseQuarterTable,
  SpokenPhraseTable,
  TurnQuarterTable,
  VoiceTurnTable,
} from './voice-tables.ts';
import type { WaitlistTable } from './waitlist-tables.ts';

/** The database sets it. */
export type Stamped = ColumnType<Date, Date | undefined, Date>;

export type UserRoles = {
  id: Generated<string>;
  user_id: UserId;
  role: 'user' | 'moderator' | 'admin';
  created_at: Stamped;
};

/** Each user's encryption key, wrapped by the host's key. */
export type UserKeys = {
  user_id: UserId;
  dek_id: string;
  wrapped: string;
  created_at: Stamped;
};

/** Schema `public`, under row-level security. */
export type Schema = {
  user_roles: UserRoles;
  user_keys: UserKeys;
  operator_factor: OperatorFactorTable;
  user_tokens: UserTokensTable;
  provider_account: ProviderAccountTable;
  personalization_profile: PersonalizationProfileTable;
  mailbox: MailboxTable;
  label: LabelTable;
  thread: ThreadTable;
  message: MessageTable;
  message_words: MessageWordsTable;
  sender: SenderTable;
  fetch_queue: FetchQueueTable;
  sync_report: SyncReportTable;
  tombstone: TombstoneTable;
  unsubscription: UnsubscriptionTable;
  draft_map: DraftMapTable;
  comparison: ComparisonTable;
  listed: ListedTable;
  quota: QuotaTable;
  quota_spent: QuotaSpentTable;
  command: CommandTable;
  ledger_trouble: LedgerTroubleTable;
  pending_change: PendingChangeTable;
  reminder: ReminderTable;
  muted_thread: MutedThreadTable;
  blocked_sender: BlockedSenderTable;
  audit_log: AuditLogTable;
  audit_chain: AuditChainTable;
  audit_link: AuditLinkTable;
  contact_book: ContactBookTable;
  contact: ContactTable;
  calendar_book: CalendarBookTable;
  calendar: CalendarTable;
  calendar_event: CalendarEventTable;
  pending_event: PendingEventTable;
  draft: DraftTable;
  sending: SendingTable;
  setting: SettingTable;
  settings_book: SettingsBookTable;
  promise_book: PromiseBookTable;
  promise_mark: PromiseMarkTable;
  lesson_book: LessonBookTable;
  lesson: LessonTable;
  time_hold: TimeHoldTable;
  voice_turn: VoiceTurnTable;
  dictation: DictationTable;
  draft_outcome: DraftOutcomeTable;
  turn_quarter: TurnQuarterTable;
  command_quarter: CommandQuarterTable;
  latency_quarter: LatencyQuarterTable;
  phrase_quarter: PhraseQuarterTable;
  spoken_phrase: SpokenPhraseTable;
  export_archive: ExportArchiveTable;
  leaving: LeavingTable;
  push_subscription: PushSubscriptionTable;
  push_zone: PushZoneTable;
  push_sent: PushSentTable;
  meeting_watch: MeetingWatchTable;
  meeting_prep: MeetingPrepTable;
  prep_watch: PrepWatchTable;
  contact_message: ContactMessageTable;
  waitlist: WaitlistTable;
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
  board_entry: BoardEntryTable;
  credit_entry: CreditEntryTable;
  credit_balance: CreditBalanceTable;
  free_grant: FreeGrantTable;
  referral: ReferralTable;
  payment_customer: PaymentCustomerTable;
  payment_subscription: PaymentSubscriptionTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  payment_round: PaymentRoundTable;
};

/** Schema `auth`, which belongs to better-auth. */
export type AuthSchema = {
  user: AuthUserTable;
  session: AuthSessionTable;
  account: AuthAccountTable;
  verification: AuthVerificationTable;
};
