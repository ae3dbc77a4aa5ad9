// The person's credits: how many are left, where they came from and went, their plan, and their link for friends.

import { useState } from 'react';
import { now } from '#web/clock.ts';
import { creditsLeft } from '#web/data/credits-now.ts';
import { dayWords } from '#web/screens/settings/devices/day-words.ts';
import { isDemonstration, useSession } from '#web/session/session.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { FailedBlock, LoadingBlock } from '#web/ui/blocks.tsx';
import { Button } from '#web/ui/button.tsx';
import { amountWords, creditsWords, lineWords } from './credit-words.ts';
import styles from './credits-part.module.css';
import { OwnLink } from './own-link.tsx';
import { PlanRow } from './plan-row.tsx';
import { type CreditList, useCredits } from './use-credits.ts';

export function CreditsPart() {
  const session = useSession();
  const left = useObserved(creditsLeft, (count) => count);
  if (isDemonstration(session)) return <p className={styles.more}>The demonstration counts no credits.</p>;
  if (left === null) return <p>Your Flow is unlimited.</p>;
  return (
    <>
      <Counted left={left} />
      <PlanRow />
      {session.user && <OwnLink userId={session.user.id} />}
    </>
  );
}

function Counted({ left }: { left: number }) {
  const list = useCredits();
  return (
    <>
      <p className={styles.left}>
        <b>{creditsWords(left)} left</b>
        <small>
          {list.frozen
            ? 'A payment is disputed, so what was bought waits until that is settled.'
            : 'What you ask for aloud costs one: a mail, a booking, a summary, an answer. Keys, taps, typing and sorting mail are free.'}
        </small>
      </p>
      {list.lines === null ? <Coming {...list} /> : <Lines {...list} lines={list.lines} />}
    </>
  );
}

const Coming = ({ trouble, ask }: CreditList) =>
  trouble === '' ? (
    <LoadingBlock>Looking for your credits...</LoadingBlock>
  ) : (
    <FailedBlock onRetry={ask}>{trouble}</FailedBlock>
  );

type LinesProps = CreditList & { lines: NonNullable<CreditList['lines']> };

/** More would push the rest of the settings away. */
const atFirst = 6;

function Lines({ lines, more, busy, trouble, askMore }: LinesProps) {
  const [all, showAll] = useState(false);
  const isCut = !all && lines.length > atFirst;
  return (
    <div className={styles.list}>
      <h3 id="credit-list">Where they came from and went</h3>
      {lines.length === 0 ? (
        <p className={styles.more}>Nothing yet.</p>
      ) : (
        <ul className={styles.lines} aria-labelledby="credit-list">
          {lines.slice(0, isCut ? atFirst : undefined).map((line) => (
            <li key={line.id} data-back={line.back !== null}>
              <span>
                <b>{lineWords(line)}</b>
                <small>{firstUpper(dayWords(new Date(line.at), now()))}</small>
              </span>
              <span className="num">{amountWords(line)}</span>
            </li>
          ))}
        </ul>
      )}
      {(isCut || more !== null) && (
        <Button busy={busy ? 'Looking' : undefined} onClick={isCut ? () => showAll(true) : askMore}>
          Show earlier ones
        </Button>
      )}
      <p className={styles.trouble} role="status">
        {trouble}
      </p>
    </div>
  );
}

const firstUpper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
