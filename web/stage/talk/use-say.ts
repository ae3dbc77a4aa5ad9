// Sends an utterance once, however often the person presses, and never after they leave.
import { useCallback, useEffect, useRef } from 'react';
import type { Answer } from '#web/conversation/session/conversation-scene.ts';
import { fetchWords, say } from '#web/conversation/typing/say.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';
import { bitByBit, later } from '#web/ui/later.ts';

/** A repeat during the work gets the same answer. */
export type Say = (utterance: string) => Promise<Answer>;

export const useSay = (session: StageSession, talking: boolean): Say => {
  const said = useRef<Promise<Answer> | null>(null);
  const controller = useRef(new AbortController());
  useEffect(() => later(learnWords), []);
  useEffect(
    () => () => {
      controller.current.abort();
      controller.current = new AbortController();
      said.current = null;
    },
    [talking],
  );
  return useCallback(
    (utterance) => {
      said.current ??= sayTo(session, utterance, controller.current.signal).then((answer) => {
        // The person may repeat a failed request. A successful one ends the turn.
        if (answer.kind === 'reply') said.current = null;
        return answer;
      });
      return said.current;
    },
    [session],
  );
};

const sayTo = async (session: StageSession, utterance: string, cancelled: AbortSignal): Promise<Answer> => {
  await session.wordsReady();
  return say(utterance, session, cancelled);
};

const learnWords = async (): Promise<void> => {
  const { learnSome } = await fetchWords();
  await bitByBit(learnSome);
};
