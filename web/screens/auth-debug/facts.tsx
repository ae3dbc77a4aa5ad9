// How things stand, as far as they can be told without telling a token.

import { relativeTime } from '#domain/time.ts';
import { now } from '#web/clock.ts';
import type { Diagnosis } from '#web/data/diagnostics.ts';
import { clockHere, numberHere } from '#web/formats.ts';
import styles from './auth-debug.module.css';

type Account = NonNullable<Diagnosis['account']>;

export function Facts({ diagnosis: { clockAheadMs }, account }: { diagnosis: Diagnosis; account: Account }) {
  const { token, sync, contacts } = account;
  return (
    <section className={styles.part} aria-label="Details">
      <h2>Details</h2>
      <dl className={styles.facts}>
        <Row name="Access token">{accessWords(token)}</Row>
        <Row name="Refresh token">{token.hasRefreshToken ? 'Stored, sealed for you' : 'None'}</Row>
        <Row name="Granted">{grantedWords(token.scope)}</Row>
        <Row name="Last sync">{momentWords(sync.lastSyncTime, 'Not yet')}</Row>
        <Row name="Names from contacts">{contacts.trouble ?? momentWords(contacts.lastSyncTime, 'Not yet')}</Row>
        <Row name="Last comparison with Google">
          {momentWords(sync.comparedAt, 'Not yet')}
          {sync.comparedAt !== null && `, ${sync.differences === 0 ? 'no differences' : `${sync.differences} mended`}`}
        </Row>
        <Row name="Emails set aside">{numberHere(sync.setAside)}</Row>
        <Row name="Server’s clock">{clockWords(clockAheadMs)}</Row>
      </dl>
    </section>
  );
}

const Row = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const accessWords = ({ exists, expired, valid, expiresAt }: Account['token']): string => {
  if (!exists || expiresAt === null) return 'None';
  const until = clockHere(new Date(expiresAt));
  if (expired) return `Expired at ${until}`;
  return valid ? `Valid until ${until}` : `About to expire, at ${until}`;
};

const momentWords = (at: string | null, otherwise: string): string =>
  at === null ? otherwise : relativeTime(new Date(at), now());

/** Scopes by their last word: `gmail.modify`. Who the person is goes without saying. */
const grantedWords = (scope: string | null): string => {
  const names = (scope ?? '')
    .split(/\s+/)
    .map((one) => one.replace(/^.*\/auth\//, ''))
    .filter((one) => one !== '' && !/^(openid|email|profile|userinfo\..*)$/.test(one));
  return names.length === 0 ? 'Nothing' : names.join(', ');
};

const clockWords = (aheadMs: number | null): string => {
  if (aheadMs === null) return 'Google did not say';
  const seconds = Math.round(aheadMs / 1000);
  return Math.abs(seconds) <= 2
    ? 'In step with Google’s'
    : `${Math.abs(seconds)} s ${seconds > 0 ? 'ahead' : 'behind'}`;
};
