// What an export says of each table: which columns it leaves out and why, and how it opens what is encrypted.
import * as z from 'zod/mini';
import { DraftId } from '#domain/draft.ts';
import { AccountId, CalendarId, CommandId, EventId } from '#domain/id.ts';
import type { PersonTable } from '#domain/retention.ts';
import { prepPlace } from '#server/calendar/made-preps.ts';
import { swapsPlace } from '#server/calendar/pending.ts';
import { keyAt, sealedEventPlace } from '#server/calendar/sealed-event.ts';
import { aboutPlace } from '#server/credits/balance.ts';
import type { SecretPlace } from '#server/crypto.ts';
import { argsPlace } from '#server/ledger/command-args.ts';
import { donePlace } from '#server/ledger/done-column.ts';
import { calledPlace } from '#server/lesson-notes/store.ts';
import { draftPlace } from '#server/sending/drafts.ts';
import { turnPlace } from '#server/voice/turns.ts';

export type Row = Record<string, unknown>;

/** Opens a sealed text. Null if its key is lost. */
export type Unseal = (place: SecretPlace, sealed: string) => string | null;

export type TableExport =
  | { kind: 'skipped'; why: string }
  | {
      kind: 'rows';
      /** Columns that stay out, with the reason. */
      omits: Readonly<Record<string, string>>;
      /** Columns that only `shape` sees, with what the file has instead. */
      reshapes?: Readonly<Record<string, string>>;
      shape?: (row: Row, unseal: Unseal) => Row;
    };

const secret = 'a secret: it opens your Google account';
const key = 'a key';
const place = 'Google’s mark of a place in its lists, without meaning to people';
const index = 'a copy of the text, cut up for the search';
const proof = 'a hash that shows whether somebody changed your activity';
const impersonal = 'counts that name nobody';
const derived = 'a copy of other columns';

const all: TableExport = { kind: 'rows', omits: {} };
const without = (omits: Readonly<Record<string, string>>): TableExport => ({ kind: 'rows', omits });

export const tableExports: Readonly<Record<PersonTable, TableExport>> = {
  'auth.user': all,
  'auth.account': without({
    password: 'a secret: the hash of a password',
    accessToken: secret,
    refreshToken: secret,
    idToken: secret,
  }),
  'auth.session': without({ id: key, token: 'a secret: it opens your session' }),
  'auth.verification': { kind: 'skipped', why: 'one-time codes of sign-ins, which name nobody' },
  'jobs.job': { kind: 'skipped', why: 'work that waits: ids of what the other files hold' },
  user_roles: all,
  user_keys: without({ dek_id: key, wrapped: key }),
  operator_factor: without({
    secret: 'a secret: it makes your sign-in codes',
    recovery: 'secrets: your recovery codes',
  }),
  user_tokens: without({ access_token: secret, refresh_token: secret }),
  provider_account: all,
  personalization_profile: all,
  mailbox: without({ cursor: place, page_token: place }),
  label: all,
  thread: all,
  message: {
    kind: 'rows',
    omits: { cursor: place, light: derived },
    reshapes: { reading: '`text` and `summary`, with a `link` to the mail at Gmail' },
    shape: mail,
  },
  message_words: without({ words: index }),
  sender: all,
  fetch_queue: all,
  sync_report: all,
  tombstone: all,
  unsubscription: all,
  draft_map: all,
  comparison: without({ anchor: place, page_token: place }),
  listed: all,
  quota: all,
  quota_spent: all,
  command: { kind: 'rows', omits: {}, shape: command },
  ledger_trouble: all,
  pending_change: all,
  reminder: all,
  muted_thread: all,
  blocked_sender: all,
  audit_log: all,
  audit_chain: without({ hash: proof, from_hash: proof }),
  audit_link: { kind: 'skipped', why: 'hashes that show whether somebody changed your activity' },
  contact_book: without({ cursor: place }),
  contact: all,
  calendar_book: without({ cursor: place }),
  calendar: without({ cursor: place, page_token: place }),
  calendar_event: { kind: 'rows', omits: { etag: place }, shape: event },
  pending_event: { kind: 'rows', omits: {}, shape: pendingEvent },
  draft: { kind: 'rows', omits: { writer: 'a random name of the tab that wrote' }, shape: draft },
  sending: all,
  draft_outcome: all,
  setting: all,
  settings_book: all,
  promise_book: all,
  promise_mark: all,
  lesson_book: all,
  lesson: { kind: 'rows', omits: {}, shape: lesson },
  activity_daily: all,
  person_facts: all,
  triage_session: all,
  board_entry: all,
  credit_entry: { kind: 'rows', omits: {}, shape: creditEntry },
  credit_balance: all,
  referral: all,
  free_grant: { kind: 'skipped', why: 'hashes that name nobody: which Google accounts had their free credits' },
  payment_customer: all,
  payment_subscription: all,
  payment: all,
  payment_event: { kind: 'skipped', why: 'numbers of messages that Stripe sent, which name nobody' },
  push_subscription: without({
    endpoint: 'an address that opens your device',
    keys: key,
    session_id: 'a key',
  }),
  push_zone: all,
  push_sent: all,
  meeting_watch: all,
  meeting_prep: { kind: 'rows', omits: {}, shape: prep },
  prep_watch: all,
  time_hold: all,
  voice_turn: { kind: 'rows', omits: { phrase: 'a hash of what was heard' }, shape: turn },
  dictation: all,
  turn_quarter: { kind: 'skipped', why: impersonal },
  command_quarter: { kind: 'skipped', why: impersonal },
  latency_quarter: { kind: 'skipped', why: impersonal },
  phrase_quarter: { kind: 'skipped', why: impersonal },
  spoken_phrase: { kind: 'skipped', why: 'phrases that at least three people said, which name nobody' },
  export_archive: without({ file_key: key, id: 'half of the link to this file' }),
  leaving: all,
  error_record: all,
  error_group: { kind: 'skipped', why: impersonal },
  error_minute: { kind: 'skipped', why: impersonal },
  request_minute: { kind: 'skipped', why: impersonal },
  probe_minute: { kind: 'skipped', why: impersonal },
  service_state: { kind: 'skipped', why: impersonal },
  visit_day: { kind: 'skipped', why: impersonal },
  waitlist: { kind: 'skipped', why: 'addresses that belong to no account: the link in each letter deletes one' },
  contact_message: { kind: 'skipped', why: 'messages to the operator, which belong to no account: ask the operator' },
};

const Reading = z.object({
  paragraphs: z._default(z.array(z.array(z.string())), []),
  summary: z._default(z.string(), ''),
});

function mail({ reading, ...row }: Row): Row {
  const { paragraphs, summary } = Reading.parse(reading);
  const link = `https://mail.google.com/mail/u/0/#all/${String(row['thread_id'])}`;
  return { ...row, link, summary, text: paragraphs.map((sentences) => sentences.join(' ')).join('\n\n') };
}

const Sealed = z.catchall(z.object({ sealed: z.optional(z.string()) }), z.unknown());
const Swapped = z.looseObject({ swaps: z.tuple([z.string()]) });

function command(row: Row, unseal: Unseal): Row {
  const id = CommandId.parse(row['id']);
  const { sealed, ...ids } = Sealed.parse(row['args']);
  const text = sealed === undefined ? {} : jsonIn(unseal(argsPlace(id), sealed));
  const done = z.array(z.unknown()).parse(row['done']);
  return {
    ...row,
    args: { ...ids, ...(Fields.safeParse(text).data ?? { unreadable: true }) },
    done: done.map((one) => {
      const swapped = Swapped.safeParse(one);
      return swapped.success ? { ...swapped.data, swaps: jsonIn(unseal(donePlace(id), swapped.data.swaps[0])) } : one;
    }),
  };
}

const Fields = z.record(z.string(), z.unknown());

const jsonIn = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

const EventRow = z.looseObject({
  account_id: AccountId,
  calendar_id: CalendarId,
  event_id: EventId,
  original: z.string(),
});

function event(row: Row, unseal: Unseal): Row {
  const at = EventRow.parse(row);
  const place = sealedEventPlace({ id: at.account_id }, at);
  const opened = (sealed: unknown) => (typeof sealed === 'string' ? jsonIn(unseal(place, sealed)) : null);
  return { ...row, event: opened(row['event']), provider: opened(row['provider']) };
}

function pendingEvent(row: Row, unseal: Unseal): Row {
  const place = swapsPlace(CommandId.parse(row['command_id']), keyAt(EventRow.parse(row)));
  return { ...row, swaps: jsonIn(unseal(place, String(row['swaps']))) };
}

function prep(row: Row, unseal: Unseal): Row {
  const at = EventRow.parse(row);
  return { ...row, content: jsonIn(unseal(prepPlace({ id: at.account_id }, at), String(row['content']))) };
}

function draft(row: Row, unseal: Unseal): Row {
  return { ...row, content: jsonIn(unseal(draftPlace(DraftId.parse(row['id'])), String(row['content']))) };
}

const LessonRow = z.looseObject({ account_id: AccountId, id: z.string(), called: z.nullable(z.string()) });

function lesson(row: Row, unseal: Unseal): Row {
  const { account_id, id, called } = LessonRow.parse(row);
  return { ...row, called: called === null ? null : jsonIn(unseal(calledPlace({ id: account_id }, id), called)) };
}

function creditEntry(row: Row, unseal: Unseal): Row {
  const { about } = row;
  return { ...row, about: typeof about === 'string' ? unseal(aboutPlace(String(row['source'])), about) : null };
}

function turn(row: Row, unseal: Unseal): Row {
  const { heard } = row;
  return { ...row, heard: typeof heard === 'string' ? unseal(turnPlace(String(row['id'])), heard) : null };
}
