// One connected account: what it granted, how its sync stands, and what it may still ask of Google.
import type { PersonAccount } from '#domain/admin-people.ts';
import { clockHere, numberHere } from '#web/formats.ts';
import { agoWords, dateWords, problemWords } from '#web/screens/admin/frame/words.ts';
import { Facts } from './facts.tsx';
import { limitWords, stuckWords } from './work-words.ts';

export const AccountPanel = ({ account }: { account: PersonAccount }) => (
  <Facts
    rows={[
      ['Connected', dateWords(account.connectedAt)],
      ['Last consent', account.consentedAt === null ? 'Not noted' : dateWords(account.consentedAt)],
      ...(account.refusedAt === null ? [] : [['Refused by Google', agoWords(account.refusedAt)] as const]),
      ['Granted', account.scopes.length === 0 ? 'Nothing' : account.scopes.map(scopeName).join(', ')],
      ['Mail', mailWords(account)],
      ['Contacts', bookWords(account.contacts)],
      ['Calendar', bookWords(account.calendar)],
      ...account.stuck.map(
        ({ ledger, problem, since }) =>
          [stuckWords(ledger), `${problemWords(problem)} Since ${agoWords(since)}.`] as const,
      ),
      ...account.quota.map(
        ({ purse, units, blockedUntil }) =>
          [
            limitWords(purse),
            blockedUntil === null
              ? `${numberHere(units)} ${units === 1 ? 'unit' : 'units'} in this minute`
              : `Blocked until ${clockHere(new Date(blockedUntil))}`,
          ] as const,
      ),
    ]}
  />
);

const scopeName = (scope: string): string => scope.replace(/^https:\/\/(www\.googleapis\.com\/auth\/)?/, '');

const phases = {
  idle: '',
  initial: 'The first mail is on its way. ',
  historical: 'Older mail is on its way. ',
} as const;

const mailWords = ({ mail }: PersonAccount): string => {
  if (mail === null) return 'Not yet';
  if (mail.needsReauth) return `Waits for a reconnection, last synced ${agoWords(mail.lastSyncAt, 'never')}`;
  const trouble = mail.problem === null ? '' : `${problemWords(mail.problem)} `;
  const whole = mail.complete
    ? 'all of it is here'
    : `${numberHere(mail.synced)} of about ${numberHere(mail.estimated)}`;
  return `${trouble}${phases[mail.phase]}Synced ${agoWords(mail.lastSyncAt, 'not yet')}, ${whole}`;
};

const bookWords = (book: PersonAccount['contacts']): string => {
  if (book === null) return 'Not yet';
  const synced = `Synced ${agoWords(book.lastSyncAt, 'not yet')}`;
  return book.problem === null ? synced : `${problemWords(book.problem)} ${synced}`;
};
