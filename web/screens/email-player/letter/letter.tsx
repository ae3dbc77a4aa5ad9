import { Fragment, memo, useRef } from 'react';
import type { Thread } from '#domain/mail.ts';
import { shownMoment } from '#language/en/engine/moments.ts';
import { truncatedNotice } from '#reading/announcement.ts';
import { type ScriptMessage, scriptOf } from '#web/conversation/script/script.ts';
import { factsOf } from '#web/conversation/script/sender-warnings.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { useMailbox } from '#web/data/mailbox.ts';
import { formatsHere } from '#web/formats.ts';
import { Files, InvitationCard, TimesCard, UnclearText } from '#web/screens/email-player/late-parts.tsx';
import { monogramOf, nameOf, shownTime } from '#web/stage/people.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { From } from './from.tsx';
import styles from './letter.module.css';
import { OwnLabels } from './own-labels.tsx';
import { SenderWarnings } from './sender-warnings.tsx';
import { Sentence, Silent, Spoken } from './sentence.tsx';
import { ToOriginal } from './to-original.tsx';
import { useFollowing } from './use-following.ts';

/** `aside`: the user is speaking, so the letter steps back. */
export const Letter = memo(function Letter({ thread, now, aside }: { thread: Thread; now: Date; aside: boolean }) {
  const { ownAddress } = useStageSession();
  const bodyRef = useRef<HTMLDivElement>(null);
  useFollowing(bodyRef, thread.id);
  const [first, ...later] = scriptOf(thread).messages;
  if (!first) return null;
  const { message } = first;
  return (
    <>
      <div className={styles.monogram} aria-hidden="true" inert={aside}>
        {monogramOf(message.from)}
      </div>
      <article className={styles.letter} aria-label="Now playing" inert={aside}>
        <From message={message} ownAddress={ownAddress} now={now}>
          {/* Its own for each mail, so the focus does not stay on the next one's. */}
          <ToOriginal key={message.id} of={{ threadId: thread.id, messageId: message.id, pictures: false }} />
        </From>
        <h1 className={`flare ${styles.subject}`} title={message.subject} dir="auto">
          <span>
            <Spoken
              unit={first.headText === '' ? null : first.head}
              of={first.headText}
              text={message.subject || 'No subject'}
            />
          </span>
        </h1>
        <OwnLabels thread={thread} />
        <SenderWarnings message={message} facts={factsOf(thread, message)} ownAddress={ownAddress} />
        {first.summaryText !== '' && (
          <p className={styles.short}>
            <span className={styles.shortLabel}>In short</span>
            <span>
              <Spoken unit={first.summary} of={first.summaryText} text={first.summaryText} />
            </span>
          </p>
        )}
        {thread.messages.some(({ invitation }) => invitation?.uid !== undefined) && <InvitationCard thread={thread} />}
        <TimesCard thread={thread} />
        <PutOff thread={thread} now={now} />
        {thread.muted && <p className={styles.waits}>Muted: what comes in this thread stays out of the inbox.</p>}
        <div className={`read ${styles.body}`} ref={bodyRef} tabIndex={0} role="region" aria-label="Text of this email">
          <Text of={first} />
          {later.map((part) => (
            <Fragment key={part.message.id}>
              <p className={styles.then}>
                {nameOf(part.message.from)}, {shownTime(new Date(part.message.at), now, formatsHere())}
                <ToOriginal of={{ threadId: thread.id, messageId: part.message.id, pictures: false }} />
              </p>
              <SenderWarnings message={part.message} facts={factsOf(thread, part.message)} ownAddress={ownAddress} />
              <Text of={part} />
            </Fragment>
          ))}
        </div>
      </article>
    </>
  );
});

/** When a snoozed or remembered thread returns. */
function PutOff({ thread: { reminder }, now }: { thread: Thread; now: Date }) {
  if (!reminder || reminder.wokenBy !== null) return null;
  const at = shownMoment({ at: new Date(reminder.wakeAt), now, zone: zoneHere(), formats: formatsHere() });
  return (
    <p className={styles.waits}>
      {reminder.kind === 'snooze'
        ? `Snoozed until ${at}, archived in Gmail until then.`
        : `Reminder ${at}${reminder.unlessAnswered ? ', unless somebody answers' : ''}.`}
    </p>
  );
}

/** The text has not reached this device. */
function Coming() {
  const { online } = useMailbox();
  return (
    <p className={styles.quiet}>
      {online ? 'The text of this email is on its way.' : 'The text of this email comes when Flow is back online.'}
    </p>
  );
}

function Text({ of }: { of: ScriptMessage }) {
  return (
    <>
      {of.message.state === 'unparsed' && (
        <p className={styles.quiet}>Flow could not read the whole of this email. This is what Gmail shows of it.</p>
      )}
      {of.message.reading.paragraphs === undefined && <Coming />}
      {of.message.reading.paragraphs?.length === 0 && <p className={styles.quiet}>This email has no text.</p>}
      {of.paragraphs.map((sentences, place) => (
        <p key={place}>
          {sentences.map(({ text, unit, spoken }) =>
            spoken ? <Sentence key={unit} text={text} unit={unit} /> : <Silent key={text} text={text} before={unit} />,
          )}
        </p>
      ))}
      {of.cut !== null && (
        <p className={styles.quiet}>
          <Sentence text={truncatedNotice} unit={of.cut} />
        </p>
      )}
      {of.message.reading.unclear !== undefined && (
        <UnclearText key={`unclear ${of.message.id}`} paragraphs={of.message.reading.unclear} />
      )}
      {of.message.attachments.length > 0 && <Files key={of.message.id} of={of.message} />}
    </>
  );
}
