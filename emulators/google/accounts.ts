import { integer, type Row, text } from '#emulators/rows.ts';
import type { Store } from '#emulators/store.ts';

export type Account = {
  email: string;
  sub: string;
  name: string;
  givenName: string;
  familyName: string;
  locale: string;
};

export const allAccounts = (store: Store): Account[] =>
  store.all('SELECT * FROM account ORDER BY position').map(accountOf);

export const accountWith = (store: Store, email: string): Account | undefined => {
  const row = store.one('SELECT * FROM account WHERE email = ?', email.trim().toLowerCase());
  return row && accountOf(row);
};

export const addAccount = (store: Store, account: Account): void => {
  const last = store.one('SELECT count(*) AS position FROM account');
  store.run(
    'INSERT INTO account VALUES (?, ?, ?, ?, ?, ?, ?, 1000, 1000, 0)',
    account.email.toLowerCase(),
    account.sub,
    account.name,
    account.givenName,
    account.familyName,
    account.locale,
    last ? integer(last, 'position') : 0,
  );
};

const accountOf = (row: Row): Account => ({
  email: text(row, 'email'),
  sub: text(row, 'sub'),
  name: text(row, 'name'),
  givenName: text(row, 'given_name'),
  familyName: text(row, 'family_name'),
  locale: text(row, 'locale'),
});
