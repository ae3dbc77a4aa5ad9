// Shows the voice's state in the page title and above the letter, for people who do not look at the line.
import { CarFront, EyeOff, type LucideIcon, Mic, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { output } from '#web/audio/output.ts';
import { outLoud } from '#web/audio/tts/out-loud.ts';
import { driving, steerMode } from '#web/conversation/player/modes.ts';
import type { VoiceState } from '#web/conversation/voice/conversation.ts';
import { isOpen } from '#web/stage/line/talk-line.ts';
import strip from '#web/stage/trouble/strip.module.css';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { useRootMark } from '#web/ui/root-mark.ts';

export function VoiceStatus() {
  const { microphone } = useStageSession();
  const voice = useObserved(microphone.state, (state) => state.voice);
  const note = useObserved(microphone.state, (state) => state.note);
  const locked = useObserved(output().state, (state) => state === 'locked');
  const asks = useLasting(voice === 'asking', asksAfter);
  useTitle(titleOf(voice));
  useRootMark('voiceState', voice);
  return (
    <>
      {locked && (
        // Browsers mute a page after a call or before the first press. Any press unmutes it.
        <Status Icon={VolumeX} act={{ name: 'Tap to hear it', does: output().unlock }}>
          Your browser keeps Flow silent.
        </Status>
      )}
      <Modes />
      {asks && (
        <Status Icon={Mic} act={null}>
          Your browser is asking for the microphone. Choose Allow.
        </Status>
      )}
      {note !== null && (
        <Status Icon={Mic} act={voice === 'asleep' ? { name: 'Listen again', does: microphone.press } : null}>
          {note}
        </Status>
      )}
    </>
  );
}

/** An allowed microphone opens faster than this, in ms. */
const asksAfter = 900;

/** True after `now` has lasted `ms`. */
const useLasting = (now: boolean, ms: number): boolean => {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [now, ms]);
  return lasting;
};

function Modes() {
  const { player, captions } = useStageSession();
  const drives = useObserved(driving, (on) => on);
  const aloud = useObserved(outLoud, (on) => on);
  const end = (kind: 'driving' | 'private') => () => captions.say(steerMode({ kind, on: false }, player));
  return (
    <>
      {drives && (
        <Status Icon={CarFront} act={{ name: 'I’ve parked', does: end('driving') }}>
          Driving: headlines and one-word answers. Eyes on the road.
        </Status>
      )}
      {!aloud && (
        <Status Icon={EyeOff} act={{ name: 'Read aloud again', does: end('private') }}>
          Private: what is in the mail stays on the screen.
        </Status>
      )}
    </>
  );
}

type StatusProps = { Icon: LucideIcon; act: { name: string; does: () => void } | null; children: ReactNode };

const Status = ({ Icon, act, children }: StatusProps) => (
  <div className={strip.status} role="status">
    <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    <span>{children}</span>
    {act && (
      <span className={strip.acts}>
        <button type="button" onClick={act.does}>
          {act.name}
        </button>
      </span>
    )}
  </div>
);

const titleOf = (voice: VoiceState): string | null => {
  if (isOpen(voice)) return 'Listening';
  return voice === 'asleep' ? 'Asleep' : null;
};

/** Before the page's title, to show in a narrow tab. */
const useTitle = (said: string | null): void =>
  useEffect(() => {
    if (said === null) return;
    const before = document.title;
    const shown = `${said} · ${before}`;
    document.title = shown;
    return () => {
      // Another screen has set its own title.
      if (document.title === shown) document.title = before;
    };
  }, [said]);
