import { useLayoutEffect, useRef } from 'react';
import type { ConversationScene as Entered, Handlers } from '#web/conversation/session/conversation-scene.ts';
import { type StageSession, useStageSession } from '#web/stage/use-stage-session.ts';
import { enter } from './enter.ts';
import type { Scene } from './scene.ts';
import { doIn, readIn } from './scene-words.ts';

/** Uses the latest controls without registering again. */
export const useScene = (scene: Scene): void => {
  const session = useStageSession();
  const latest = useRef(scene);
  useLayoutEffect(() => {
    latest.current = scene;
  });
  useLayoutEffect(() => {
    const front = {
      name: latest.current.name,
      dock: 'frame',
      showsMail: false,
      controls: () => latest.current.controls,
    } as const;
    return enter(
      session,
      front,
      sceneOf(session, () => latest.current),
    );
  }, [session]);
};

const sceneOf = ({ drafting, saying }: StageSession, latest: () => Scene): Entered => {
  const act: Handlers['scene'] = (intent, heard) => {
    if (intent.scene !== latest().name) return null;
    const said = doIn(latest(), intent, heard);
    if (said !== null) saying.say(said, heard);
    return { kind: 'done' };
  };
  return {
    name: latest().name,
    // A draft or search behind this screen waits: no words edit or refer to it.
    situation: () => ({
      searching: null,
      drafting: { step: 'none', sending: drafting.now().sending },
      ...(latest().grammar === undefined ? {} : { grammar: latest().grammar }),
    }),
    understand: (heard) => readIn(latest(), heard),
    hints: () => latest().controls.flatMap(({ phrases: [first] }) => first ?? []),
    handlers: { scene: act },
  };
};
