// What Flow keeps, where, for how long, and how it goes. The job that removes, leaving and the privacy page read this one table.
import { keptFor } from './kept-for.ts';

/**
 * `in-time`: past its time it goes by itself, within the hour. `disconnect`: it goes with the provider account. `deletion`: it goes with the Flow
 * account.
 */
export type Goes = 'in-time' | 'disconnect' | 'deletion';

export type Retention = {
  /** Plain words, for the privacy page. */
  name: string;
  /** Outside `public` with their schema. */
  tables: readonly string[];
  /** Plain words, for the privacy page. */
  kept: string;
  goes: readonly Goes[];
};

const connected = 'while your Google account is connected';
const always = 'while you have an account';

export const retention = [
  {
    name: 'Your emails: text, subjects, people, labels, and the search index',
    tables: ['mailbox', 'label', 'thread', 'message', 'message_words', 'sender'],
    kept: connected,
    goes: ['disconnect', 'deletion'],
  },
  {
    name: 'Your contacts',
    tables: ['contact_book', 'contact'],
    kept: connected,
    goes: ['disconnect', 'deletion'],
  },
  {
    name: 'Your calendars and events, encrypted',
    tables: [
      'calendar_book',
      'calendar',
      'calendar_event',
      'pending_event',
      'meeting_watch',
      'prep_watch',
      'time_hold',
    ],
    kept: connected,
    goes: ['disconnect', 'deletion'],
  },
  {
    name: 'What Flow found ahead of your next meetings, encrypted',
    tables: ['meeting_prep'],
    kept: 'until the meeting is over',
    goes: ['in-time', 'disconnect', 'deletion'],
  },
  {
    name: 'The connection to Google, its tokens encrypted',
    tables: ['provider_account', 'user_tokens'],
    kept: connected,
    goes: ['disconnect', 'deletion'],
  },
  {
    name: 'What you told Flow to do, to remember and to forget, with reminders, muted threads, blocked senders, left lists and settled promises',
    tables: [
      'command',
      'pending_change',
      'ledger_trouble',
      'reminder',
      'muted_thread',
      'blocked_sender',
      'unsubscription',
      'promise_book',
      'promise_mark',
      'lesson_book',
      'lesson',
    ],
    kept: connected,
    goes: ['disconnect', 'deletion'],
  },
  {
    name: 'Notes of the sync: what to fetch, what was compared, how much Google allows',
    tables: ['fetch_queue', 'sync_report', 'draft_map', 'listed', 'quota'],
    kept: connected,
    goes: ['disconnect', 'deletion'],
  },
  {
    name: 'Traces of deleted emails and of comparisons with Google, without text',
    tables: ['tombstone', 'comparison', 'quota_spent'],
    kept: `${keptFor.syncTraces} days`,
    goes: ['in-time', 'disconnect', 'deletion'],
  },
  {
    name: 'Your drafts, encrypted',
    tables: ['draft'],
    kept: `until you send them; a discarded draft for ${keptFor.discardedDrafts} days`,
    goes: ['in-time', 'deletion'],
  },
  {
    name: 'How much you changed the drafts that Flow wrote, as numbers without text',
    tables: ['draft_outcome'],
    kept: always,
    goes: ['deletion'],
  },
  {
    name: 'Which drafts you sent, and when',
    tables: ['sending'],
    kept: always,
    goes: ['deletion'],
  },
  {
    name: 'What you did each day as counts, when and by which link you signed up, your time zone, and your place on the leaderboard',
    tables: ['activity_daily', 'triage_session', 'person_facts', 'board_entry'],
    kept: always,
    goes: ['deletion'],
  },
  {
    name: 'Your credits: what you were given, and what you spent them on',
    tables: ['credit_entry', 'credit_balance'],
    kept: always,
    goes: ['deletion'],
  },
  {
    name: 'Whose link brought you to Flow, and whether it gave credits',
    tables: ['referral'],
    kept: always,
    goes: ['deletion'],
  },
  {
    name: 'A keyed hash of your Google account’s id, so that free credits come once',
    tables: ['free_grant'],
    kept: 'also after you delete your account; it cannot be turned back into an id',
    goes: [],
  },
  {
    name: 'What you bought: plan, payments and refunds, without card or address, which only Stripe has',
    tables: ['payment_customer', 'payment_subscription', 'payment'],
    kept: always,
    goes: ['deletion'],
  },
  {
    name: 'Which messages of Stripe arrived, by number',
    tables: ['payment_event'],
    kept: `${keptFor.paymentEvents} days`,
    goes: ['in-time'],
  },
  {
    name: 'Your settings',
    tables: ['setting', 'settings_book', 'personalization_profile'],
    kept: always,
    goes: ['deletion'],
  },
  {
    name: 'Which devices get notices, encrypted, and the time zone of the first',
    tables: ['push_subscription', 'push_zone'],
    kept: 'until you switch them off; notices to a device end with its session',
    goes: ['deletion'],
  },
  {
    name: 'Which notices were sent, without what they said',
    tables: ['push_sent'],
    kept: `${keptFor.sentNotices} days`,
    goes: ['in-time', 'deletion'],
  },
  {
    name: 'What Flow heard you say, encrypted, without audio, and how many dictated words you changed',
    tables: ['voice_turn', 'dictation'],
    kept: `your words for at most ${keptFor.spokenWords} days, as you choose, what became of them for ${keptFor.spokenOutcomes} days`,
    goes: ['in-time', 'deletion'],
  },
  {
    name: 'Your activity. After you delete your account, only the kind and the time of each entry stay',
    tables: ['audit_log'],
    kept: '13 months',
    goes: ['in-time', 'deletion'],
  },
  {
    name: 'Hashes that show whether somebody changed your activity, without what it says, also in files outside the database',
    tables: ['audit_chain', 'audit_link'],
    kept: 'as long as your activity; after you delete your account they name nobody',
    goes: ['deletion'],
  },
  {
    name: 'Your name, address, role, and the key that encrypts your data',
    tables: ['auth.user', 'auth.account', 'user_roles', 'user_keys'],
    kept: always,
    goes: ['deletion'],
  },
  {
    name: 'If you run this Flow: your authenticator’s secret, encrypted, and hashes of your recovery codes',
    tables: ['operator_factor'],
    kept: 'until you switch codes off',
    goes: ['deletion'],
  },
  {
    name: 'Your sessions, without your network address',
    tables: ['auth.session'],
    kept: `${keptFor.session} days at most`,
    goes: ['in-time', 'deletion'],
  },
  {
    name: 'Unfinished sign-ins',
    tables: ['auth.verification'],
    kept: `${keptFor.signInMinutes} minutes, until the next cleanup`,
    goes: ['in-time', 'deletion'],
  },
  {
    name: 'Your export, encrypted',
    tables: ['export_archive'],
    kept: `until you download it, ${keptFor.archiveMinutes} minutes at most`,
    goes: ['in-time', 'deletion'],
  },
  {
    name: 'That you asked to leave, until it is done',
    tables: ['leaving'],
    kept: 'until everything is deleted',
    goes: ['deletion'],
  },
  {
    name: 'Background work, with ids instead of text',
    tables: ['jobs.job'],
    kept: `an hour after it is done, ${keptFor.jobs} days at most`,
    goes: ['in-time', 'deletion'],
  },
  {
    name: 'What you write through the contact page: your name, address and message, encrypted',
    tables: ['contact_message'],
    kept: `${keptFor.contactMonths} months`,
    goes: ['in-time'],
  },
  {
    name: 'Your address on the waitlist, encrypted',
    tables: ['waitlist'],
    kept: `until you leave by the link, ${keptFor.contactMonths} months at most`,
    goes: ['in-time'],
  },
  {
    name: 'How well Flow understood spoken words, as counts without names, and phrases that at least three people said and Flow did not understand',
    tables: ['turn_quarter', 'command_quarter', 'latency_quarter', 'phrase_quarter', 'spoken_phrase'],
    kept: '13 months; a phrase for 90 days after it was last said',
    goes: ['in-time'],
  },
  {
    name: 'Errors that Flow met while it worked for you, as codes without text',
    tables: ['error_record'],
    kept: `${keptFor.errors} days`,
    goes: ['in-time', 'deletion'],
  },
  {
    name: 'How often each kind of error happened, without names',
    tables: ['error_group', 'error_minute'],
    kept: `${keptFor.errorCounts} days`,
    goes: ['in-time'],
  },
  {
    name: 'How many calls Flow answered and how fast, how its services did, and its visits, without names',
    tables: ['request_minute', 'probe_minute', 'visit_day'],
    kept: '13 months',
    goes: ['in-time'],
  },
  {
    name: 'Whether each service works now',
    tables: ['service_state'],
    kept: 'until the next minute',
    goes: [],
  },
  {
    name: 'A keyed hash of your account’s id, so that a restored backup deletes you again',
    tables: [],
    kept: `${keptFor.deletionList} days after you delete your account`,
    goes: ['in-time'],
  },
] as const satisfies readonly Retention[];

export type PersonTable = (typeof retention)[number]['tables'][number];

/** Tables that go in one of these ways. */
export const tablesThatGo = (way: Goes): PersonTable[] =>
  retention.filter(({ goes }) => goes.some((one) => one === way)).flatMap(({ tables }): PersonTable[] => [...tables]);
