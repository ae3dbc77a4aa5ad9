import { lengthOf } from '#domain/diagnosis-host.ts';
import { relativeTime } from '#domain/time.ts';
import { now } from '#web/clock.ts';
import type { Diagnosis } from '#web/data/diagnostics.ts';
import { clockHere, numberHere } from '#web/formats.ts';
import styles from './auth-debug.module.css';

type Account = NonNullable<Diagnosis['account']>;

export function Facts({ diagnosis: { clockAheadMs }, account }: { diagnosis: Diagnosis; account: Account }) {
  const { token, sync, contacts, integrations, stats } = account;
  return (
    <section className={styles.part} aria-label="Details">
      <h2>Details</h2>
      <dl className={styles.facts}>
        <Row name="Access token">{accessWords(token)}</Row>
        <Row name="Refresh token">{token.hasRefreshToken ? 'Stored, sealed for you' : 'None'}</Row>
        <Row name="Granted">{grantedWords(token.scope)}</Row>
        <Row name="Last sync">{momentWords(sync.lastSyncTime, 'Not yet')}</Row>
        <Row name="Names from contacts">{contacts.trouble ?? momentWords(contacts.lastSyncTime, 'Not yet')}</Row>
        <Row name="Emails here">{countWords(stats.email.totalEmails, stats.email.isHistoricalComplete)}</Row>
        <Row name="Calendar">{calendarWords(integrations.calendar)}</Row>
        <Row name="Events here">{countWords(stats.calendar.totalEvents, stats.calendar.isHistoricalComplete)}</Row>
        <Row name="Last comparison with Google">
          {momentWords(sync.comparedAt, 'Not yet')}
          {sync.comparedAt !== null &&
            `, ${sync.differences === 0 ? 'no differences' : `${sync.differences} mended in the last day`}`}
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

const countWords = (count: number, whole: boolean): string =>
  whole ? numberHere(count) : `${numberHere(count)} so far`;

type CalendarStatus = Account['integrations']['calendar'];

/** 'Connected: 3 calendars, 1 of them to read only.' */
const calendarWords = ({ trouble, calendars, lastSync }: CalendarStatus): string => {
  if (trouble !== null) return trouble.words;
  if (lastSync === null) return 'Not yet';
  const limits = calendars.filter(({ access }) => access !== 'change').length;
  const count = `${calendars.length} ${calendars.length === 1 ? 'calendar' : 'calendars'}`;
  const readOnly = limits === 0 ? '' : `, ${limits} of them to read only`;
  const troubles = calendars.flatMap((one) => (one.trouble === null ? [] : [` ${one.name}: ${one.trouble}`]));
  return `${count}${readOnly}, ${momentWords(lastSync, 'not yet')}.${troubles.join('')}`;
};

/** Names each granted scope in words. Identity scopes are left out. An unknown scope keeps its own name. */
const grantedWords = (scope: string | null): string => {
  const names = (scope ?? '')
    .split(/\s+/)
    .map((one) => one.replace(/^https:\/\/(www\.googleapis\.com\/auth\/)?|\/$/g, ''))
    .filter((one) => one !== '' && !/^(openid|email|profile|userinfo\..*)$/.test(one));
  const words = new Set(names.map((name) => scopeWords[name] ?? name));
  return words.size === 0 ? 'Nothing' : [...words].join(', ');
};

const scopeWords: Record<string, string> = {
  'mail.google.com': 'all of your mail',
  'gmail.readonly': 'read your mail',
  'gmail.modify': 'read and sort your mail',
  'gmail.send': 'send mail',
  calendar: 'see and change your calendar',
  'calendar.events': 'change your events',
  'calendar.readonly': 'see your calendar',
  'calendar.calendarlist.readonly': 'see which calendars you have',
  'calendar.events.freebusy': 'see when others are busy',
  'calendar.freebusy': 'see when others are busy',
  'contacts.readonly': 'see your contacts',
};

const clockWords = (aheadMs: number | null): string => {
  if (aheadMs === null) return 'Google did not say';
  const off = Math.abs(aheadMs);
  return off < 2500 ? 'In step with Google’s' : `${lengthOf(off)} ${aheadMs > 0 ? 'ahead of' : 'behind'} Google’s`;
};
