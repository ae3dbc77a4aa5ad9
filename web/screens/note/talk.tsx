// The microphone of the note, what it hears, and what keeps it from hearing.
import { Mic, MicOff } from 'lucide-react';
import { useEffect } from 'react';
import type { DictationState } from '#web/conversation/voice/dictation.ts';
import { useMeans } from '#web/stage/talk/listener-choice.tsx';
import { listenersFrom, missingWords } from '#web/stage/talk/listeners.ts';
import { troubleWords } from '#web/stage/talk/trouble-words.ts';
import { Button } from '#web/ui/button.tsx';
import { isApple, Kbd } from '#web/ui/kbd.tsx';
import { Round } from '#web/ui/round.tsx';
import styles from './talk.module.css';
import { type Dictating, isOpen } from './use-dictation.ts';

export function Talk({ dictating, inset }: { dictating: Dictating; inset: number }) {
  const { state, partial, asksWho, press } = dictating;
  useTalkKey(press);
  const Icon = isBlocked(state) ? MicOff : Mic;
  return (
    <div className={styles.talk} style={{ bottom: `${20 + inset}px` }}>
      {asksWho && <Who dictating={dictating} />}
      <p className={styles.heard} role="status">
        {partial === '' ? wordsOf(state) : partial}
      </p>
      <Round
        kind={isBlocked(state) ? 'talk-blocked' : isOpen(state) ? 'talk-live' : 'talk'}
        label={`${isOpen(state) ? 'Stop dictating' : 'Dictate'} (${isApple() ? '⌥' : 'Alt'} M)`}
        aria-pressed={isOpen(state)}
        aria-busy={state === 'asking'}
        onClick={press}
      >
        <Icon size={27} strokeWidth={2} aria-hidden="true" />
      </Round>
    </div>
  );
}

function Who({ dictating: { choose, leaveChoice } }: { dictating: Dictating }) {
  const means = useMeans();
  if (means === 'coming') return null;
  const offered = listenersFrom(means).filter(({ listener }) => listener !== 'typing');
  const missing = missingWords(means);
  return (
    <div className={styles.who} role="group" aria-label="Who listens">
      <p>Who should listen?</p>
      {offered.map(({ listener, name, what }) => (
        <button key={listener} type="button" onClick={() => choose(listener)}>
          <b>{name}</b>
          <span>{what}</span>
        </button>
      ))}
      {missing !== null && <p>{missing}</p>}
      <Button onClick={leaveChoice}>
        Not now
        <span className={styles.key}>
          <Kbd hidden>Esc</Kbd>
        </span>
      </Button>
    </div>
  );
}

const isBlocked = (state: DictationState): boolean => state in troubleWords;

const wordsOf = (state: DictationState): string => {
  switch (state) {
    case 'off':
      return '';
    case 'asking':
      return 'Waiting for the microphone…';
    case 'open':
      return 'Listening. Say “stop” to end.';
    case 'hearing':
      return 'Writing…';
    case 'missed':
      return 'That didn’t come through. Say it again.';
    default:
      return `${troubleWords[state].title}. ${troubleWords[state].short.replace(' Buttons still work.', '')}`;
  }
};

/** Also inside the text, where a letter alone would be written. */
const useTalkKey = (press: () => void): void =>
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyM' || !event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [press]);
