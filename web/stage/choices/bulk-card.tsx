// Confirms a bulk command: shows the number, the senders and each mail, which the person can leave out.

import { type KeyboardEvent, useId, useState } from 'react';
import type { BulkThread } from '#domain/bulk.ts';
import * as say from '#language/en/bulk/bulk-replies.ts';
import { now } from '#web/clock.ts';
import { type BulkQuestion, ticked } from '#web/conversation/bulk/bulk.ts';
import { answerBulk, doBulk } from '#web/conversation/bulk/bulk-acts.ts';
import { resultDay } from '#web/conversation/search/search-replies.ts';
import { say as utter } from '#web/conversation/typing/say.ts';
import { formatsHere } from '#web/formats.ts';
import { useSpaceInText } from '#web/stage/keys/space-in-text.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbds } from '#web/ui/kbd.tsx';
import { Modal } from '#web/ui/modal.tsx';
import styles from './bulk-card.module.css';

export function BulkCard() {
  const session = useStageSession();
  const question = useObserved(session.bulk, (current) => current);
  const leave = (): void => void answerBulk(session, { kind: 'no' });
  return (
    question && (
      <Modal
        open
        asks
        title={say.bulkTitle(question, ticked(question).length, formatsHere())}
        kind="middle"
        onClose={leave}
      >
        <Card question={question} onLeave={leave} />
      </Modal>
    )
  );
}

function Card({ question, onLeave }: { question: BulkQuestion; onLeave: () => void }) {
  const session = useStageSession();
  const { act, total, threads, without, where, notes } = question;
  const those = ticked(question);
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    doBulk(session);
  };
  return (
    <div className={styles.card} onKeyDown={pressed}>
      <p className={styles.senders}>
        {those.length === 0 ? 'None is ticked.' : `${say.bulkSenders(question, those)}.`}
      </p>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {where === 'device' && <p className={styles.note}>{say.onlyHere}</p>}
      {total > threads.length && (
        <p className={styles.note}>{say.portionWords(question, total, threads.length, formatsHere())}</p>
      )}
      <ul
        className={styles.list}
        aria-label={act === 'unsubscribe' ? 'Lists that are meant' : 'Emails that are meant'}
        tabIndex={-1}
      >
        {threads.map((thread) => (
          <Row
            key={thread.threadId}
            thread={thread}
            checked={!without.has(thread.threadId)}
            onToggle={() => session.bulk.toggle(thread.threadId)}
          />
        ))}
      </ul>
      <AnswerField tries={say.answersTo(act, threads[0]?.from.name || undefined)} />
      <div className={styles.acts}>
        <Button onClick={onLeave}>
          No <Kbds keys={['Esc']} hidden />
        </Button>
        <Button kind="flow" disabled={those.length === 0} onClick={() => doBulk(session)}>
          {say.bulkButton(question, those.length)} <Kbds keys={['Ctrl', '↵']} hidden />
        </Button>
      </div>
    </div>
  );
}

type RowProps = { thread: BulkThread; checked: boolean; onToggle: () => void };

function Row({ thread, checked, onToggle }: RowProps) {
  const { from, subject, at } = thread;
  return (
    <li>
      <label className={styles.row}>
        <input type="checkbox" checked={checked} onChange={onToggle} />
        <span className={styles.name}>{from.name || from.email}</span>
        <span className={styles.subject}>{subject || 'No subject'}</span>
        <time dateTime={at}>{resultDay(new Date(at), now(), formatsHere())}</time>
      </label>
    </li>
  );
}

function AnswerField({ tries }: { tries: readonly string[] }) {
  const session = useStageSession();
  const [words, setWords] = useState('');
  const [reply, setReply] = useState('');
  const id = useId();
  const answer = async (): Promise<void> => {
    if (words.trim() === '') return;
    const answered = await utter(words.trim(), session, new AbortController().signal);
    setReply(answered.kind === 'reply' ? answered.words : '');
    if (answered.kind === 'done') setWords('');
  };
  return (
    <form
      className={styles.answer}
      {...useSpaceInText()}
      onSubmit={(event) => {
        event.preventDefault();
        void answer();
      }}
    >
      <input
        ref={focusedFirst}
        aria-label="Your answer"
        aria-describedby={id}
        placeholder={`“${tries[0]}”`}
        value={words}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="send"
        maxLength={300}
        onChange={({ target }) => {
          setWords(target.value);
          setReply('');
        }}
      />
      <p id={id} role="status">
        {reply === ''
          ? `Or say ${tries
              .slice(1)
              .map((one) => `“${one}”`)
              .join(', ')}.`
          : reply}
      </p>
    </form>
  );
}

/** Only with a keyboard: on a phone, the screen keyboard would cover the question. */
const focusedFirst = (field: HTMLInputElement | null): void => {
  if (matchMedia('(pointer: fine)').matches) field?.setAttribute('autofocus', '');
};
