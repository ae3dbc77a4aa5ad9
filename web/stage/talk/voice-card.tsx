import { MicOff } from 'lucide-react';
import { isTrouble } from '#web/stage/line/talk-line.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Card } from './card.tsx';
import { ListenerChoice } from './listener-choice.tsx';
import { MicrophoneTroubles, StillByKey } from './microphone-troubles.tsx';
import { troubleWords } from './trouble-words.ts';
import styles from './voice-card.module.css';

type Props = {
  onType: () => void;
  /** A draft takes the queue's place. */
  overDraft: boolean;
};

export function VoiceCard({ onType, overDraft }: Props) {
  const { microphone } = useStageSession();
  const card = useObserved(microphone.state, (state) => state.card);
  const voice = useObserved(microphone.state, (state) => state.voice);
  const close = (): void => microphone.show(null);
  const type = (): void => {
    close();
    onType();
  };
  if (card === null) return null;
  if (card === 'choice')
    return (
      <aside className={styles.beside} aria-label="Microphone">
        <Card title="Who is to listen?" kind="asks" onClose={close}>
          <ListenerChoice onChosen={(listener) => (listener === 'typing' ? type() : undefined)} />
        </Card>
      </aside>
    );
  if (!isTrouble(voice)) return null;
  return (
    <aside className={classNames(styles.beside, !overDraft && styles.instead)} aria-label="Microphone">
      <Card
        title={troubleWords[voice].title}
        kind="tells"
        icon={<MicOff size={22} strokeWidth={1.75} aria-hidden="true" />}
        onClose={close}
      >
        <MicrophoneTroubles
          trouble={voice}
          onRetry={microphone.press}
          onOther={() => microphone.show('choice')}
          onType={type}
        />
      </Card>
      {!overDraft && <StillByKey />}
    </aside>
  );
}
