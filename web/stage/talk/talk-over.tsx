import { writing } from '#web/commands/draft-box.ts';
import { Heard, VoiceCard, VoiceLine } from '#web/stage/late-parts.tsx';
import { useHasThread, useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './talk-over.module.css';
import { useHearing } from './use-hearing.ts';
import type { Say } from './use-say.ts';
import type { Talking } from './use-talking.ts';

type Props = { talkMode: Talking; type: () => void; onSay: Say };

export function TalkOver({ talkMode, type, onSay }: Props) {
  const { microphone } = useStageSession();
  const hearing = useHearing();
  const { drafting, beside } = useBehind();
  const carded = useObserved(microphone.state, ({ card }) => card !== null);
  return (
    <>
      {(talkMode.talking || (hearing && !drafting)) && (
        <div className={classNames(styles.talkMode, !beside && styles.bare)}>
          {talkMode.talking ? <VoiceLine onSay={onSay} onClose={talkMode.leave} /> : <Heard />}
        </div>
      )}
      {carded && <VoiceCard onType={type} overDraft={drafting} />}
    </>
  );
}

/** `drafting`: a draft card, which shows dictation. `beside`: a queue or draft next to a letter. */
const useBehind = (): { drafting: boolean; beside: boolean } => {
  const { search, front } = useStageSession();
  const hasThread = useHasThread();
  const showsMail = useObserved(front, (scene) => scene?.showsMail !== false);
  const drafting = useObserved(writing, (one) => one !== null) && showsMail;
  const listed = useObserved(search.state, (current) => current?.view === 'list');
  return { drafting, beside: showsMail && hasThread && (drafting || !listed) };
};
