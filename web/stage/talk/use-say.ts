// Says something to Flow: once, however often it was pressed, and not any more once the person has left the floor.
import { useCallback, useEffect, useRef } from 'react';
import type { Answer } from '#web/conversation/session/scene.ts';
import { fetchWords, say } from '#web/conversation/typing/say.ts';
import type { Hands } from '#web/stage/use-player.ts';
import { bitByBit, later } from '#web/ui/later.ts';

/** What is said while it is still being understood gets the same answer. */
export type Say = (utterance: string) => Promise<Answer>;

/** `talking`: the person has the floor. */
export const useSay = (hands: Hands, talking: boolean): Say => {
  const said = useRef<Promise<Answer> | null>(null);
  const floor = useRef(new AbortController());
  useEffect(() => later(learnWords), []);
  useEffect(
    () => () => {
      floor.current.abort();
      floor.current = new AbortController();
      said.current = null;
    },
    [talking],
  );
  return useCallback(
    (utterance) => {
      said.current ??= sayTo(hands, utterance, floor.current.signal).then((answer) => {
        // What was not done can be said again; what was done ends the person's turn.
        if (answer.kind === 'reply') said.current = null;
        return answer;
      });
      return said.current;
    },
    [hands],
  );
};

const sayTo = async (hands: Hands, utterance: string, cancelled: AbortSignal): Promise<Answer> => {
  await hands.wordsReady();
  return say(utterance, hands, cancelled);
};

/** The first words are understood as fast as any. */
const learnWords = async (): Promise<void> => {
  const { learnSome } = await fetchWords();
  await bitByBit(learnSome);
};
