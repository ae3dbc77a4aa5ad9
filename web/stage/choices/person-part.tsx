// Somebody's card, and lists of people. Each line leads to its mail or its person. Words of a mail are set in the letter's type.
import type { ReactNode } from 'react';
import type { Quoted } from '#domain/answer.ts';
import type { PersonSeen, SaidRole } from '#domain/person.ts';
import { isOwed } from '#domain/promise.ts';
import { paceOf } from '#language/en/asking/person-replies.ts';
import { askMail, openQuoted, showMails } from '#web/conversation/answers/ask-mail.ts';
import {
  calledOf,
  countOf,
  dayOfQuote,
  latestOf,
  momentOf,
  pastDay,
  sinceOf,
  wholeName,
} from '#web/conversation/answers/person-words.ts';
import type { ShownAnswer } from '#web/conversation/answers/shown-answer.ts';
import { openPerson } from '#web/conversation/answers/tell-person.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import answer from './answer-card.module.css';
import found from './found-card.module.css';
import styles from './person-part.module.css';

export function PersonPart({ shown }: { shown: Extract<ShownAnswer, { state: 'person' }> }) {
  const session = useStageSession();
  const { card, promises, next, last } = shown.person;
  const latest = latestOf(card);
  const called = calledOf(card);
  const since = sinceOf(card);
  return (
    <>
      <header className={styles.who}>
        <p className={answer.value}>{wholeName(card)}</p>
        <Work shown={shown} />
        <p className={found.quiet}>{card.emails.join(' · ')}</p>
      </header>
      <div className={found.acts}>
        <Button kind="flow" onClick={() => askMail({ does: 'write' }, undefined, session)}>
          Write to {called}
        </Button>
        <Button onClick={() => showMails(card, undefined, session)}>Show the mail</Button>
      </div>
      <dl className={styles.lines}>
        {latest && (
          <Line name="Last" when={dayOfQuote(latest)}>
            <QuoteButton quote={latest} asked={shown.asked} by={latest.own ? 'You' : called} />
          </Line>
        )}
        {promises.slice(0, mostPromises).map((one) => (
          <Line key={one.id} name={isOwed(one) ? 'You owe' : `${called} owes`} when={null}>
            <QuoteButton quote={one.quote} asked={shown.asked} by={null} />
          </Line>
        ))}
        {next && (
          <Line name="Next meeting" when={null}>
            {next.event.title || 'A meeting'}, {momentOf(next)}
          </Line>
        )}
        {last && (
          <Line name="Last meeting" when={null}>
            {last.event.title || 'A meeting'}, {pastDay(last)}
          </Line>
        )}
        <Line name="Emails" when={null}>
          {countOf(card.received)} from {called}, {countOf(card.sent)} from you{since === null ? '' : ` since ${since}`}
        </Line>
        <Answers shown={shown} />
      </dl>
      {shown.where === 'device' && <p className={found.quiet}>Only from the mail on this device.</p>}
    </>
  );
}

export function PeoplePart({ shown }: { shown: Extract<ShownAnswer, { state: 'people' }> }) {
  const session = useStageSession();
  return (
    <>
      {shown.people.length === 0 ? (
        <p>{shown.said}</p>
      ) : (
        <ul className={styles.people}>
          {shown.people.map((one) => (
            <li key={one.email}>
              <button type="button" onClick={() => void openPerson(one.email, one.name, session)}>
                <b>{one.name || one.email}</b>
                <span>{one.role ?? one.email}</span>
                <small>{countsOf(one)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown.where === 'device' && <p className={found.quiet}>Only from the mail on this device.</p>}
    </>
  );
}

const mostPromises = 2;

const countsOf = ({ received, sent }: PersonSeen): string => `${countOf(received)} in, ${countOf(sent)} out`;

function Work({ shown }: { shown: Extract<ShownAnswer, { state: 'person' }> }) {
  const { role, company } = shown.person.card;
  if (role === null && company === null) return null;
  return (
    <p className={styles.work}>
      {role !== null && <Role role={role} />}
      {role !== null && company !== null && ' · '}
      {company !== null && company.name}
      {company?.from === 'address' && <small> by the address</small>}
    </p>
  );
}

/** A signature is what the other side says of itself. */
function Role({ role }: { role: SaidRole }) {
  if (role.from === 'contacts') return role.text;
  return (
    <>
      signs as <q>{role.text}</q>
    </>
  );
}

function Answers({ shown }: { shown: Extract<ShownAnswer, { state: 'person' }> }) {
  const { card } = shown.person;
  const { mine, theirs } = card.answers;
  if (mine === null && theirs === null) return null;
  const parts = [
    mine === null ? null : `You ${paceOf(mine)}`,
    theirs === null ? null : `${calledOf(card)} ${paceOf(theirs)}`,
  ].filter((part) => part !== null);
  return (
    <Line name="Answers" when={null}>
      {parts.join(', ')}
    </Line>
  );
}

function Line({ name, when, children }: { name: string; when: string | null; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>
        {name}
        {when !== null && <small>{when}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function QuoteButton({ quote, asked, by }: { quote: Quoted; asked: string; by: string | null }) {
  const { search } = useStageSession();
  return (
    <button
      type="button"
      className={styles.quote}
      title={quote.subject || undefined}
      onClick={() => openQuoted(quote, asked, search)}
    >
      {by !== null && <b>{by}: </b>}
      <q>{quote.text}</q>
    </button>
  );
}
