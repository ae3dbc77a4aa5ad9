// The briefing on the screen: its figures, its lines with the word that is said, and what the person can do with the line.
import { Pause, Play } from 'lucide-react';
import type { BriefingLine } from '#domain/briefing.ts';
import { minutesOf } from '#domain/day.ts';
import { clockTime } from '#domain/formats.ts';
import { monthName, nameOfWeekday } from '#language/en/engine/day-names.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { formatsHere } from '#web/formats.ts';
import { LoadingBlock } from '#web/ui/blocks.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './briefing.module.css';
import { BriefingRow } from './briefing-row.tsx';
import type { BriefingHere } from './use-briefing.ts';

export function BriefingView(here: BriefingHere) {
  const { shown } = here;
  if (shown === null) return <LoadingBlock>Looking at your day…</LoadingBlock>;
  const { briefing, whole } = shown;
  return (
    <div className={styles.screen}>
      <section className={styles.words} aria-labelledby="briefing-title">
        <p className={styles.date}>{dateWords(briefing.at)}</p>
        <h1 id="briefing-title" className="flare">
          {briefing.greeting}
        </h1>
        <ol className={styles.lines}>
          {briefing.lines.map((line, nth) => (
            <BriefingRow key={line.id} {...{ line, nth, here, shown }} />
          ))}
        </ol>
        {!whole && <p className={styles.coming}>Looking for promises…</p>}
        <Acts {...here} />
      </section>
      <dl className={styles.figures}>
        {briefing.figures.map(({ name, count, note }) => (
          <div key={name} className={styles.figure}>
            <dt>
              {name}
              <small>{note}</small>
            </dt>
            <dd className="flare">{count ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** 'Tuesday 17 November, 8:14' */
const dateWords = (at: Date): string => {
  const formats = formatsHere();
  const day = formats.monthFirst
    ? `${nameOfWeekday(at.getDay())}, ${monthName(at.getMonth())} ${at.getDate()}`
    : `${nameOfWeekday(at.getDay())} ${at.getDate()} ${monthName(at.getMonth())}`;
  return `${day}, ${clockTime(minutesOf(at, zoneHere()), formats)}`;
};

const plays = { still: 'Play', telling: 'Pause', over: 'Play again' } as const;

function Acts({ shown, telling, anew, leave }: BriefingHere) {
  const { pace = 'still', briefing } = shown ?? {};
  const Icon = pace === 'telling' ? Pause : Play;
  const press = (): void => {
    if (pace === 'telling') telling.pause();
    else if (pace === 'over') anew();
    else telling.begin();
  };
  return (
    <div className={styles.acts}>
      <Button kind="flow" onClick={press}>
        <Icon size={17} strokeWidth={1.75} fill="currentColor" aria-hidden="true" />
        {plays[pace]}
        {pace === 'still' && <small>{`${Math.round(briefing?.seconds ?? 0)} seconds`}</small>}
      </Button>
      <Button onClick={leave}>Back to your mail</Button>
    </div>
  );
}

export type LineProps = { line: BriefingLine; nth: number; here: BriefingHere };
