// A press toggles the microphone; a hold is push to talk. Without a microphone it opens the text field.
import { Mic, MicOff } from 'lucide-react';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { VoiceState } from '#web/conversation/voice/conversation.ts';
import { settings } from '#web/data/settings.ts';
import { chosenListener } from '#web/data/voice-choices.ts';
import { createHolding } from '#web/stage/keys/hold.ts';
import type { KeyAct } from '#web/stage/keys/keys.ts';
import { isOpen, isTrouble } from '#web/stage/line/talk-line.ts';
import { useReachable } from '#web/stage/trouble/strip.tsx';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { Round, type RoundKind } from '#web/ui/round.tsx';

type Props = {
  run: (act: KeyAct) => void;
  talking: boolean;
};

export function TalkRound({ run, talking }: Props) {
  const { voice, types } = useTalking();
  const handsFree = useObserved(settings, (all) => all.handsFree);
  const presses = useHeld();
  if (types)
    return (
      <Round kind={talking ? 'talk-live' : 'talk-none'} label="Type (Enter)" onClick={() => run('talk')}>
        <MicOff {...icon} />
      </Round>
    );
  const Icon = isTrouble(voice) ? MicOff : Mic;
  return (
    <Round
      kind={roundOf(voice)}
      label={labelOf(voice, handsFree)}
      aria-busy={voice === 'asking'}
      {...presses(() => run('microphone'))}
    >
      <Icon {...icon} />
    </Round>
  );
}

const icon = { size: 27, strokeWidth: 2, 'aria-hidden': true } as const;

/** `types`: no microphone is available. An open one can always be closed. */
export const useTalking = (): { voice: VoiceState; types: boolean } => {
  const { microphone } = useStageSession();
  const voice = useObserved(microphone.state, (state) => state.voice);
  const listener = useObserved(chosenListener, (one) => one);
  const reachable = useReachable();
  return { voice, types: !isOpen(voice) && (!reachable || listener === 'typing') };
};

/** Filled while the person speaks; a ring while Flow speaks with an open microphone. */
const roundOf = (voice: VoiceState): RoundKind => {
  if (isTrouble(voice)) return 'talk-blocked';
  if (voice === 'speaking') return 'talk-open';
  return isOpen(voice) ? 'talk-live' : 'talk';
};

const labelOf = (voice: VoiceState, handsFree: boolean): string => {
  if (isTrouble(voice)) return 'Microphone: try again (Shift M)';
  if (voice === 'asking') return 'Waiting for the microphone';
  return isOpen(voice) ? 'Stop listening (Shift M)' : handsFree ? 'Talk (hold Space)' : 'Hold to talk (or hold Space)';
};

/** Ignores the click at the end of a hold. */
export const useHeld = () => {
  const { microphone } = useStageSession();
  const held = useRef(false);
  const [holding] = useState(() =>
    createHolding(() => ({
      tap: () => {},
      hold: () => {
        held.current = true;
        microphone.push(true);
      },
      release: () => microphone.push(false),
    })),
  );
  return (tap: () => void) => ({
    onPointerDown: ({ button, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
      held.current = false;
      if (button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      holding.down();
    },
    onPointerUp: holding.up,
    onPointerCancel: holding.lost,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      if (!held.current) tap();
      held.current = false;
    },
  });
};
