// Typed words stay until Flow understands them.
import { Mic, X } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Say } from './use-say.ts';
import styles from './voice-line.module.css';

type Props = { onSay: Say; onClose: () => void };

export function VoiceLine({ onSay, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { words, setWords, reply, unheard, say } = useVoiceLine({ field, onSay, onClose });
  const id = useId();
  return (
    <>
      <div className={styles.veil} />
      <h1 className="sr">Talk to Flow</h1>
      <form
        className={styles.heard}
        onSubmit={(event) => {
          event.preventDefault();
          void say();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      >
        <Top field={id} onClose={onClose} />
        <div className={styles.field}>
          <div className={styles.grows} data-words={words}>
            <textarea
              ref={field}
              id={id}
              className={styles.words}
              rows={1}
              value={words}
              readOnly={unheard}
              placeholder="Type what you would say"
              aria-describedby={`${id}-reply`}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="send"
              maxLength={500}
              onChange={(event) => setWords(oneLine(event))}
              onKeyDown={sendByEnter}
            />
          </div>
          <Button type="submit" kind="flow">
            Send
          </Button>
        </div>
        <p id={`${id}-reply`} className={styles.reply} role="status">
          {reply}
        </p>
      </form>
    </>
  );
}

type Telling = Props & { field: RefObject<HTMLTextAreaElement | null> };

/** The words until Flow understands them, and its answer if it does not. */
const useVoiceLine = ({ field, onSay, onClose }: Telling) => {
  const [words, setWords] = useState('');
  const [reply, setReply] = useState('');
  const [unheard, setUnheard] = useState(false);
  useEffect(() => field.current?.focus(), [field]);
  const say = async (): Promise<void> => {
    if (words.trim() === '') return onClose();
    setUnheard(true);
    const wait = setTimeout(() => setReply('One moment.'), patience);
    const answer = await onSay(words.trim());
    clearTimeout(wait);
    if (answer.kind === 'done') return onClose();
    setUnheard(false);
    setReply(answer.words);
    field.current?.focus();
  };
  return { words, setWords, reply, unheard, say };
};

/** Phrases may still load: show progress after this time, in ms. */
const patience = 300;

const oneLine = ({ target }: ChangeEvent<HTMLTextAreaElement>): string => target.value.replace(/\s*\n\s*/g, ' ');

/** An Enter that confirms an input method's suggestion must not submit. */
const sendByEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.form?.requestSubmit();
};

function Top({ field, onClose }: { field: string; onClose: () => void }) {
  return (
    <div className={styles.top}>
      <label className={styles.who} htmlFor={field}>
        <Mic size={17} strokeWidth={1.75} aria-hidden="true" /> You
      </label>
      <IconButton label="Cancel (Esc)" onClick={onClose}>
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
