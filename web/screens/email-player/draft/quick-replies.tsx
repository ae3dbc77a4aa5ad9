// Offers three short answers while the draft is empty, worded in the user's writing style.
import { useRef } from 'react';
import { answeredIn, type Draft } from '#domain/draft.ts';
import type { Thread } from '#domain/mail.ts';
import type { ShortReply } from '#domain/writing-style.ts';
import { shortLabels } from '#language/en/drafting/short-replies.ts';
import { useStageSession, useThread } from '#web/stage/use-stage-session.ts';
import styles from './quick-replies.module.css';

export function QuickReplies({ draft }: { draft: Draft }) {
  const { drafting } = useStageSession();
  const thread = useThread(draft.about?.threadId ?? null);
  const list = useRef<HTMLDivElement>(null);
  if (!thread || draft.text !== '' || draft.kind === 'forward') return null;
  const write = (kind: ShortReply): void => {
    // The buttons disappear once there is text, so move the focus to it.
    list.current?.closest('form')?.querySelector('textarea')?.focus();
    drafting.act({ kind: 'short', reply: kind });
  };
  return (
    <div ref={list} className={styles.quick} role="group" aria-label="Short replies">
      {fitting(thread).map((kind) => (
        <button key={kind} type="button" className={styles.chip} onClick={() => write(kind)}>
          {shortLabels[kind]}
        </button>
      ))}
    </div>
  );
}

/** Answers a question, and otherwise thanks. */
const fitting = (thread: Thread): readonly ShortReply[] =>
  answeredIn(thread)?.reading.asks ? ['yes', 'no', 'later'] : ['thanks', 'later', 'times'];
