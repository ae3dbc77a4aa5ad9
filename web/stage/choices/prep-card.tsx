// What the mail knows of a meeting, each sentence with its mail one tap away. Words of the mail are set in the letter's type.
import type { PrepPart } from '#reading/prep/compose.ts';
import { worldOf } from '#web/conversation/calendar/agenda-world.ts';
import { type ShownPrep, shownPrep } from '#web/conversation/calendar/prep/shown-prep.ts';
import { prepare } from '#web/conversation/calendar/prep/tell-prep.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import card from './found-card.module.css';
import { FoundCard } from './found-card.tsx';
import styles from './prep-card.module.css';

export function PrepCard({ shown }: { shown: ShownPrep }) {
  return (
    <FoundCard
      title={`Before ${shown.title}`}
      closes="Close the preparation"
      isLooking={shown.state === 'looking'}
      onClose={() => shownPrep.become(null)}
    >
      <Body shown={shown} />
    </FoundCard>
  );
}

function Body({ shown }: { shown: ShownPrep }) {
  const assistant = useStageSession();
  const again = (): void => void prepare(shown.of, false, undefined, { assistant, world: worldOf(currentCalendar()) });
  if (shown.state === 'looking') return <p className={card.quiet}>Looking through your mail…</p>;
  if (shown.state === 'failed')
    return (
      <>
        <p role="alert">I couldn’t look that up just now.</p>
        <div className={card.acts}>
          <Button onClick={again}>Try again</Button>
        </div>
      </>
    );
  return <Found shown={shown} />;
}

type Ready = Extract<ShownPrep, { state: 'ready' }>;

function Found({ shown }: { shown: Ready }) {
  const assistant = useStageSession();
  const { lead, parts, where, seconds } = shown;
  const say = (isLong: boolean): void =>
    void prepare(shown.of, isLong, undefined, { assistant, world: worldOf(currentCalendar()) });
  return (
    <>
      <p>{lead}</p>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.nth}>
            <Part part={part} title={shown.title} />
          </li>
        ))}
      </ul>
      {where === 'device' && <p className={card.quiet}>Only from the mail on this device.</p>}
      <div className={card.acts}>
        <Button kind="flow" onClick={() => say(false)}>
          Say it, {seconds.short} s
        </Button>
        {seconds.long > seconds.short && <Button onClick={() => say(true)}>The long version, {seconds.long} s</Button>}
      </div>
    </>
  );
}

function Part({ part: { said, source }, title }: { part: PrepPart; title: string }) {
  const { search } = useStageSession();
  if (source === null) return <p>{said}</p>;
  const at = said.indexOf(source.text);
  return (
    <>
      <p>
        {said.slice(0, at)}
        <q>{source.text}</q>
        {said.slice(at + source.text.length)}
      </p>
      <Button
        kind="line"
        onClick={() => {
          shownPrep.become(null);
          void search.showMail(source, title);
        }}
      >
        Open<span className="sr"> the email “{source.subject}”</span>
      </Button>
    </>
  );
}
