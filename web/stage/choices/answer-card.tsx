// The answer to a question about mail: the value, the sentence it stands in, and the mail one tap away. Words of the mail are set in the
// letter's type, so the eye tells whose words they are.
import type { Found } from '#domain/answer.ts';
import { problems } from '#domain/problem.ts';
import { answersIn, answerWords, meantDay, saidOf, writerOf } from '#web/conversation/answers/answer-words.ts';
import { askMail, openAnswer } from '#web/conversation/answers/ask-mail.ts';
import { type ShownAnswer, shownAnswer } from '#web/conversation/answers/shown-answer.ts';
import { spokenQuery } from '#web/conversation/search/query.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './answer-card.module.css';
import card from './found-card.module.css';
import { FoundCard } from './found-card.tsx';
import { PeoplePart, PersonPart } from './person-part.tsx';

export function AnswerCard({ shown }: { shown: ShownAnswer }) {
  return (
    <FoundCard
      title={shown.asked}
      closes="Close the answer"
      isLooking={shown.state === 'looking'}
      onClose={() => shownAnswer.become(null)}
    >
      <Body shown={shown} />
    </FoundCard>
  );
}

function Body({ shown }: { shown: ShownAnswer }) {
  const session = useStageSession();
  if (shown.state === 'looking') return <p className={card.quiet}>Looking through your mail…</p>;
  if (shown.state === 'person') return <PersonPart shown={shown} />;
  if (shown.state === 'people') return <PeoplePart shown={shown} />;
  if (shown.state === 'failed')
    return (
      <>
        <p role="alert">{problems[shown.problem].title}</p>
        <div className={card.acts}>
          <Button onClick={() => askMail(shown.again ?? { does: 'ask', asked: shown.asked }, undefined, session)}>
            Try again
          </Button>
        </div>
      </>
    );
  const all = answersIn(shown.answer);
  const found = all[shown.nth];
  if (found === undefined || shown.answer.kind === 'none') return <None shown={shown} />;
  return <FoundAnswer {...{ shown, found }} doubted={shown.answer.sure === 'perhaps'} count={all.length} />;
}

type Ready = Extract<ShownAnswer, { state: 'ready' }>;

function FoundAnswer({
  shown,
  found,
  doubted,
  count,
}: {
  shown: Ready;
  found: Found;
  doubted: boolean;
  count: number;
}) {
  const session = useStageSession();
  const { value, sentence } = found;
  const isFact = value.text !== sentence.text;
  const day = meantDay(found);
  return (
    <>
      {doubted && <p className={styles.perhaps}>Perhaps this:</p>}
      {isFact && (
        <p className={styles.value}>
          {value.text}
          {day !== null && <small>{day}</small>}
        </p>
      )}
      <blockquote className={styles.sentence}>
        {sentence.text.slice(0, value.from)}
        {isFact ? <mark>{value.text}</mark> : value.text}
        {sentence.text.slice(value.to)}
      </blockquote>
      {found.was !== undefined && <p className={card.quiet}>It was {found.was.text}.</p>}
      <Source found={found} />
      {shown.where === 'device' && <p className={card.quiet}>Only from the mail on this device.</p>}
      <div className={card.acts}>
        <Button kind="flow" onClick={() => openAnswer(session)}>
          Open the email
        </Button>
        <Button onClick={() => askMail({ does: 'read' }, undefined, session)}>Read it</Button>
        {shown.nth + 1 < count && (
          <Button onClick={() => askMail({ does: 'other' }, undefined, session)}>
            Another answer, {shown.nth + 2} of {count}
          </Button>
        )}
      </div>
    </>
  );
}

function Source({ found }: { found: Found }) {
  const { value, stranger } = found;
  const { when } = saidOf(found);
  return (
    <p className={styles.source}>
      <b>{value.own ? 'You' : stranger ? value.by.email : value.by.name || writerOf(value, false)}</b>
      <span>{value.subject || 'No subject'}</span>
      <time dateTime={value.at}>{when}</time>
      {stranger && <em>You have never written to this address.</em>}
    </p>
  );
}

function None({ shown }: { shown: Ready }) {
  const { search } = useStageSession();
  return (
    <>
      <p>{answerWords(shown)}</p>
      <div className={card.acts}>
        <Button
          onClick={() => {
            shownAnswer.become(null);
            search.ask(spokenQuery(shown.asked));
          }}
        >
          Search for these words
        </Button>
      </div>
    </>
  );
}
