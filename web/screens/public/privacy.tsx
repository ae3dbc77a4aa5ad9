// What Flow keeps and who gets what. The lists come from the tables that the program itself follows.
import type { MetaFunction } from 'react-router';
import { type Goes, retention } from '#domain/retention.ts';
import { scopeUses } from '#domain/scope-uses.ts';
import { scopes } from '#domain/scopes.ts';
import { publicPaths } from '#web/public-paths.ts';
import { Filled, Operator } from './filled.tsx';
import { PublicPage, pageMeta } from './frame.tsx';
import styles from './public.module.css';
import { Reminder } from './reminder.tsx';

const lead = 'Your mail stays between Google and the machine that this Flow runs on.';

export const meta: MetaFunction = () =>
  pageMeta('Privacy', `What this Flow keeps, and for how long. ${lead}`, publicPaths.privacy);

export default function Privacy() {
  return (
    <PublicPage title="Privacy" lead={lead}>
      <Reminder />
      <h2>Who is responsible</h2>
      <p>
        <Operator />
      </p>
      <p>They run this Flow, hold its data, and answer for it. The people who wrote the software see none of it.</p>
      <GoogleAccess />
      <Recipients />
      <h2>What is kept, for how long, and how it goes</h2>
      <p>
        Everything stands in the database and the data folder of this Flow. Tokens, drafts, spoken words and events are
        encrypted with a key of your own. Mail is not, so that Flow can search it.
      </p>
      <KeptData />
      <TableNames />
      <OnYourDevice />
      <YourRights />
    </PublicPage>
  );
}

const GoogleAccess = () => (
  <>
    <h2>What Flow asks Google for</h2>
    <p>
      Google shows you what Flow asks for when you sign up or reconnect. A host chooses between a full list and a
      shorter one. Flow uses what it gets only for what you see here, as the Google API Services User Data Policy and
      its Limited Use rules demand. No one sells it, advertises with it or trains a model on it.
    </p>
    <dl className={styles.facts}>
      {Object.entries(scopeUses).map(([scope, use]) => (
        <div key={scope}>
          <dt>
            <Scope name={scope} />
          </dt>
          <dd>{use}</dd>
        </div>
      ))}
    </dl>
    <ScopeList name="The full list" scopes={scopes.spec} />
    <ScopeList name="The shorter list" scopes={scopes.minimal} />
    <p>
      <Filled name="scopes">This Flow asks for the full list.</Filled>
    </p>
  </>
);

type ScopeListProps = { name: string; scopes: readonly string[] };

const ScopeList = ({ name, scopes }: ScopeListProps) => (
  <p>
    {name}:{' '}
    {scopes.map((scope, nth) => (
      <span key={scope}>
        {nth > 0 && ', '}
        <Scope name={scope} />
      </span>
    ))}
    .
  </p>
);

/** As Google's own documents call it. */
const Scope = ({ name }: { name: string }) => (
  <code className={styles.code}>{name.replace('https://www.googleapis.com/auth/', '')}</code>
);

const Recipients = () => (
  <>
    <h2>Who else gets something</h2>
    <p>By default nobody but Google. The operator can add services, and this page names them.</p>
    <dl className={styles.facts}>
      <div>
        <dt>Google</dt>
        <dd>gets what you tell Flow to do: what you archive, label, send or book. It has your mail already.</dd>
      </div>
      <div>
        <dt>Speech</dt>
        <dd>
          <Filled name="speech">
            This Flow hears and speaks with programs on its own machine. What you say goes nowhere else.
          </Filled>{' '}
          If you choose your browser’s recogniser instead, your voice goes to the maker of your browser.
        </dd>
      </div>
      <div>
        <dt>A language model</dt>
        <dd>
          <Filled name="model">This Flow has no language model.</Filled> Where there is one, it gets the words that Flow
          didn’t understand, and only after you switch it on. It gets nothing from your mail.
        </dd>
      </div>
      <div>
        <dt>Payments</dt>
        <dd>
          <Filled name="payments">This Flow takes no payments.</Filled>
        </dd>
      </div>
      <div>
        <dt>Notices</dt>
        <dd>
          pass through the push service of your browser’s maker, encrypted so that only your device can read them.
        </dd>
      </div>
      <div>
        <dt>Senders</dt>
        <dd>
          learn nothing while you read. When you ask for a mail’s pictures, Flow fetches them for you, so a sender sees
          this Flow’s address and not yours. When you unsubscribe, the list hears of it.
        </dd>
      </div>
    </dl>
  </>
);

const KeptData = () => (
  <dl className={styles.facts}>
    {retention.map(({ name, kept, goes }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{[`Kept ${kept}.`, goesWords(goes)].join(' ').trim()}</dd>
      </div>
    ))}
  </dl>
);

/** A sentence on how it goes. */
const goesWords = (goes: readonly Goes[]): string => {
  const [first, ...more] = goes.map((way) => wayWords[way]);
  if (first === undefined) return '';
  const last = more.pop();
  const list = last === undefined ? first : `${[first, ...more].join(', ')}, or ${last}`;
  return `Deleted ${list}.`;
};

const wayWords = {
  'in-time': 'when that time is over',
  disconnect: 'when you disconnect Google',
  deletion: 'when you delete your account',
} as const satisfies Record<Goes, string>;

/** For people who check. */
const TableNames = () => (
  <details className={styles.names}>
    <summary>The names of the database’s tables</summary>
    <dl className={styles.facts}>
      {retention
        .filter(({ tables }) => tables.length > 0)
        .map(({ name, tables }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {tables.map((table, nth) => (
                <span key={table}>
                  {nth > 0 && ', '}
                  <code className={styles.code}>{table}</code>
                </span>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  </details>
);

const OnYourDevice = () => (
  <>
    <h2>What is never kept</h2>
    <ul>
      <li>Sound: Flow listens, writes down the words, and forgets the sound.</li>
      <li>Your network address: Flow counts calls by it for a while, in memory only.</li>
    </ul>
    <h2>Visits</h2>
    <p>
      Flow counts visits to its public pages: how many a day, by the link that led there and the kind of device. It does
      so without a cookie, without your address and without telling anybody. It shows no ads.
    </p>
    <h2>On your device</h2>
    <p>
      Flow keeps a copy of your mail in your browser, encrypted, so that it works without a connection. Signing out
      deletes it. One cookie keeps you signed in, and others last for the minutes of a sign-in. An operator’s browser
      has one more, for 180 days. None follows you elsewhere.
    </p>
  </>
);

const YourRights = () => (
  <>
    <h2>What you can do</h2>
    <ul>
      <li>See it and take it with you: Settings exports what belongs to your account.</li>
      <li>Disconnect Google in Settings: Flow gives its access back and deletes your mail.</li>
      <li>
        Delete your account in Settings: everything goes within the hour, but for what the list above says. Backups of
        the operator go within 30 days.
      </li>
      <li>
        Ask, object or complain: use the <a href={publicPaths.contact}>contact page</a>, or turn to your data protection
        authority.
      </li>
    </ul>
    <h2>Age</h2>
    <p>Flow is for people of 18 years or more.</p>
    <h2>Changes</h2>
    <p>The lists on this page come from the program itself, so they change with it.</p>
  </>
);
