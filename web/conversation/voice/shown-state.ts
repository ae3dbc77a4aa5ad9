import type { HearingState } from '#web/audio/hearing/hearing.ts';
import type { VoiceState } from './conversation.ts';

type Value = { mic: string; dialog: string };

export const shownState = ({ mic, dialog }: Value, hearing: HearingState, speaking: boolean): VoiceState => {
  if (mic === 'off' || mic === 'asking' || mic === 'asleep' || mic === 'deaf') return mic;
  if (mic === 'hidden') return 'paused';
  if (mic === 'trouble') return hearing === 'open' ? 'lost' : hearing;
  return inTurn.get(dialog) ?? (speaking ? 'speaking' : 'listening');
};

const inTurn: ReadonlyMap<string, VoiceState> = new Map([
  ['capturing', 'hearing'],
  ['interpreting', 'hearing'],
  ['thinking', 'thinking'],
]);
