import type { VoiceState } from '#web/conversation/voice/conversation.ts';
import { isTrouble } from '#web/stage/line/talk-line.ts';
import { useReachable } from '#web/stage/trouble/strip.tsx';
import styles from './what-to-say.module.css';

type Props = { talking: boolean; voice: VoiceState; phrases: readonly string[]; otherwise: string };

export function WhatToSay({ talking, voice, phrases, otherwise }: Props) {
  if (!useReachable()) return <span>{withoutServer}</span>;
  if (talking) return <HowToSend />;
  if (isTrouble(voice)) return <span>{unheard}</span>;
  if (voice === 'hearing') return <HowToFinish />;
  return phrases.length > 0 ? <Says phrases={phrases} /> : <span>{otherwise}</span>;
}

const withoutServer = 'Talking needs a connection. Keys and typed words keep working, and changes sync later.';
const unheard = 'Reading aloud and captions work without the microphone.';

const Says = ({ phrases }: Pick<Props, 'phrases'>) => (
  <>
    <span>Say</span>
    {phrases.slice(0, 4).map((phrase) => (
      <q key={phrase} className="say">
        {phrase}
      </q>
    ))}
  </>
);

const HowToSend = () => (
  <span>
    <span className={styles.byKeys}>Press Enter to send the words, or Esc to go back.</span>
    <span className={styles.byTouch}>Type what you would say.</span>
  </span>
);

const HowToFinish = () => (
  <span>
    Stop talking to finish, or say <q className="say">never mind</q>
  </span>
);
