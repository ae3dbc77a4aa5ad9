import { useEffect, useState } from 'react';
import { shownAnswer } from '#web/conversation/answers/shown-answer.ts';
import type { Caption } from '#web/conversation/script/captions.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import styles from './captions-view.module.css';

const same = (caption: Caption | null): Caption | null => caption;

export function CaptionsView({ at }: { at: number }) {
  const { captions, questions } = useStageSession();
  const caption = useObserved(captions, same);
  const isAsked = useObserved(questions, (question) => question !== null);
  const isAnswered = useObserved(shownAnswer, (answer) => answer !== null);
  if (!caption) return null;
  // Their cards stand on the left.
  const beside =
    at < 0.6 && !isAsked && !isAnswered
      ? { left: `max(var(--gutter), calc(${at * 100}% + 24px))` }
      : { right: 'var(--gutter)' };
  return (
    <div className={styles.captions} style={beside} aria-hidden="true">
      {caption.you !== null && (
        <p>
          <b className={styles.you}>You</b> {caption.you}
        </p>
      )}
      <p>
        <b className={styles.flow}>Flow</b> {caption.flow}
      </p>
    </div>
  );
}

/** Screen readers get at most two updates a second, always the newest. */
const tellEvery = 500;

export function SpokenCaptions() {
  const { captions } = useStageSession();
  const caption = useObserved(captions, same);
  const [announced, setAnnounced] = useState<Caption | null>(null);
  useEffect(() => {
    if (!caption) return;
    const timer = setTimeout(() => setAnnounced(caption), tellEvery);
    return () => clearTimeout(timer);
  }, [caption]);
  return (
    <p className="sr" aria-live="polite" aria-atomic="true">
      <span key={announced?.turn}>
        {announced?.you && <span>You: {announced.you}. </span>}
        <span>{announced?.flow}</span>
      </span>
    </p>
  );
}
