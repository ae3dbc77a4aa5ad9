import { traitOf } from '#language/en/drafting/recipient-replies.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import styles from './recipients.module.css';

export function DraftQuestion({ draftId }: { draftId: string }) {
  const { drafting } = useStageSession();
  const asked = useObserved(drafting.recipients.asked, (one) => (one?.draftId === draftId ? one.question : null));
  if (asked === null) return null;
  const answer = (nth: number | 'none'): void => drafting.act({ kind: 'people', what: { kind: 'choose', nth } });
  if (asked.kind === 'address')
    return (
      <p className={styles.which} role="status">
        I know nobody called {asked.who}. Say or type the address.
      </p>
    );
  return (
    <div className={styles.which} role="group" aria-label="Who is meant">
      {asked.nearly ? 'Do you mean' : 'Which one?'}
      {asked.people.map((person, nth) => (
        <button key={`${person.name} ${person.emails[0]}`} type="button" onClick={() => answer(nth)}>
          {traitOf(person, asked.people)}
          <small>{person.emails[0]}</small>
        </button>
      ))}
      <button type="button" onClick={() => answer('none')}>
        {asked.people.length === 1 ? 'No' : 'Neither'}
      </button>
    </div>
  );
}
