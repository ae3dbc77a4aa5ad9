// Waiting work, stuck changes and limits of Google in the operator's words. The server names them as it stores them.

/** Of a queue. */
export const workWords = (queue: string): string => work.get(queue) ?? queue;

/** Of a ledger whose changes are stuck. */
export const stuckWords = (ledger: string): string => stuck.get(ledger) ?? `Stuck: ${ledger}`;

/** Of what Google counts calls for. */
export const limitWords = (purse: string): string => limits.get(purse) ?? `Google limit, ${purse}`;

const work: ReadonlyMap<string, string> = new Map([
  ['mailbox.connect', 'Set up the mailbox'],
  ['mailbox.sync', 'Fetch new mail'],
  ['mailbox.backfill', 'Fetch older mail'],
  ['payments.sync', 'Look at payments'],
  ['tokens.refresh', 'Renew the access to Google'],
  ['contacts.sync', 'Fetch contacts'],
  ['calendar.sync', 'Fetch the calendar'],
  ['calendar.prep', 'Prepare meetings'],
  ['calendar.leave', 'Tell guests of changes'],
  ['calendar.end-holds', 'End held times'],
  ['push.watch', 'Ask Google to announce new mail'],
  ['notices.send', 'Send notices'],
  ['sending.carry', 'Send mail'],
  ['sending.keep', 'Save drafts at Google'],
  ['sending.drop', 'Delete drafts at Google'],
  ['lists.leave', 'Unsubscribe from lists'],
  ['reminders.wake', 'Return mail that is due'],
  ['leaving.export', 'Collect an export'],
  ['leaving.disconnect', 'Disconnect from Google'],
  ['commands.deliver', 'Carry changes of mail to Google'],
  ['calendar.deliver', 'Carry changes of the calendar to Google'],
]);

const stuck: ReadonlyMap<string, string> = new Map([
  ['mailbox', 'Changes of mail are stuck'],
  ['calendar', 'Changes of the calendar are stuck'],
  ['settings', 'Changes of settings are stuck'],
  ['promises', 'Changes of promises are stuck'],
  ['lessons', 'Changes of lessons are stuck'],
]);

const limits: ReadonlyMap<string, string> = new Map([
  ['mail', 'Gmail limit'],
  ['contacts', 'Google contacts limit'],
  ['calendar', 'Google Calendar limit'],
]);
