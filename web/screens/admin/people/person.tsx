// One person's page: dates, grants, sync, waiting work, problems and sessions. It shows nothing that their mail says.
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { askPerson, type PersonAnswer } from '#web/data/admin-people.ts';
import { numberHere } from '#web/formats.ts';
import { paths } from '#web/paths.ts';
import { useAreaAddress } from '#web/screens/admin/frame/place-in-area.ts';
import { SectionPage } from '#web/screens/admin/frame/section-page.tsx';
import { Tag } from '#web/screens/admin/frame/tag.tsx';
import { useAnswer } from '#web/screens/admin/frame/use-answer.ts';
import { agoWords, dateWords, momentWords, problemWords } from '#web/screens/admin/frame/words.ts';
import { AccountPanel } from './account-panel.tsx';
import { Facts } from './facts.tsx';
import { CreditsPanel, PlanPanel } from './money-panel.tsx';
import styles from './person.module.css';
import { PersonActs } from './person-acts.tsx';
import { statusTones } from './person-row.tsx';
import { Sessions } from './sessions.tsx';
import { workWords } from './work-words.ts';

export function Person({ id }: { id: string }) {
  const { keep } = useAreaAddress();
  const answer = useAnswer((cancelled) => askPerson(id, cancelled), id);
  return (
    <>
      <Link className={styles.back} to={`${paths.admin}${keep}`}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        Everybody
      </Link>
      <SectionPage answer={answer} loading="Loading this person..." lead={leadOf}>
        {(data) => (
          <>
            <h2 className={styles.name}>
              {data.person.email}
              <Tag tone={statusTones[data.person.status]}>{data.person.status}</Tag>
              {data.person.roles.includes('admin') && <Tag tone="red">admin</Tag>}
            </h2>
            <PersonActs data={data} onChanged={answer.again} />
            <Panels data={data} onChanged={answer.again} />
            <p className={styles.note}>
              You see states and counts. Nobody can sign in as somebody else here, and no mail, contact or event of
              theirs is shown.
              {!data.payments && ' This Flow takes no payments, so there is nothing to refund or cancel.'}
            </p>
          </>
        )}
      </SectionPage>
    </>
  );
}

const Panels = ({ data, onChanged }: { data: PersonAnswer; onChanged: () => void }) => (
  <div className={styles.panels}>
    <Panel title="This person">
      <Dates data={data} />
    </Panel>
    {data.accounts.map((account) => (
      <Panel key={account.id} title={account.email}>
        <AccountPanel account={account} />
      </Panel>
    ))}
    {(data.payments || data.paid.length > 0) && (
      <Panel title="Plan and payments">
        <PlanPanel data={data} />
      </Panel>
    )}
    <Panel title="Credits">
      <CreditsPanel data={data} />
    </Panel>
    <Panel title="Waiting work">
      <Facts rows={data.jobs.map(({ queue, count }) => [workWords(queue), numberHere(count)])} none="Nothing waits." />
    </Panel>
    <Panel title="Problems of 30 days">
      <Facts
        rows={data.failures.map(({ problem, count, last }) => [
          problemWords(problem),
          `${numberHere(count)}, ${agoWords(last)}`,
        ])}
        none="No command failed."
      />
    </Panel>
    <Panel title="Sessions">
      <Sessions data={data} onChanged={onChanged} />
    </Panel>
  </div>
);

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.panel}>
    <h3>{title}</h3>
    {children}
  </section>
);

const Dates = ({ data: { person, leavingSince } }: { data: PersonAnswer }) => (
  <Facts
    rows={[
      ['Name', person.name],
      ['Signed up', dateWords(person.signedUpAt)],
      ['Last active', agoWords(person.lastActiveAt)],
      ['Emails triaged', numberHere(person.emails)],
      ['Triage sessions', numberHere(person.sessions)],
      ['Streak', `${numberHere(person.streak)} ${person.streak === 1 ? 'day' : 'days'}`],
      ['Roles', person.roles.length === 0 ? 'None' : person.roles.join(', ')],
      ...(leavingSince === null ? [] : [['Leaving since', momentWords(leavingSince)] as const]),
    ]}
  />
);

/** The one thing to know first. */
const leadOf = ({ person, accounts, leavingSince }: PersonAnswer): string => {
  if (leavingSince !== null) return 'This account is being deleted.';
  if (accounts.length === 0) return 'No Google account is connected.';
  if (person.needsReauth) return 'Google no longer lets Flow in. They need to reconnect.';
  const trouble = accounts.map(({ mail, stuck }) => mail?.problem ?? stuck[0]?.problem ?? null).find(Boolean);
  if (trouble) return `Their sync has trouble: ${problemWords(trouble)}`;
  const last = accounts.map(({ mail }) => mail?.lastSyncAt ?? null).find(Boolean) ?? null;
  return `All well. Their mail synced ${last === null ? 'not yet' : agoWords(last)}.`;
};
