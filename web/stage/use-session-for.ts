import { useEffect, useState } from 'react';
import type { User } from '#domain/account.ts';
import type { Thread } from '#domain/mail.ts';
import { holdsToTalk, notHereYet } from '#language/en/app/replies.ts';
import { chooseVoice } from '#web/audio/tts/choose-voice.ts';
import { now } from '#web/clock.ts';
import { logSession } from '#web/commands/session-log.ts';
import { markHeard, threadOf } from '#web/conversation/mail/acts.ts';
import { countAnswers } from '#web/conversation/player/count-answers.ts';
import { positionKey } from '#web/conversation/player/playback-position.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { keepPrefetched } from '#web/conversation/player/prefetch.ts';
import { keepSearchCache } from '#web/conversation/search/cache.ts';
import { createAssistantSession, type SessionWorld } from '#web/conversation/session/create-assistant-session.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { type Observed, observable } from '#web/data/observable.ts';
import { browserKeeps } from '#web/data/stand-in.ts';
import { later } from '#web/ui/later.ts';
import { offerDraftBack } from './offer-draft.ts';
import { createUndoOffers } from './offer-undo.ts';
import { appScene } from './scene/app-scene.ts';
import type { FrontScene } from './scene/scene.ts';
import { createMicrophone } from './talk/microphone.ts';
import type { StageSession } from './use-stage-session.ts';

type Around = {
  /** Shows what undo can take back. Default: a notice. */
  offer?: SessionWorld['offer'];
};

export const useSessionFor = (user: User, around: Around = {}): StageSession => {
  const [session] = useState(() => make(user, around));
  useEffect(() => live(session), [session]);
  return session;
};

const make = (user: User, { offer }: Around): StageSession => {
  const voice = chooseVoice(globalThis.speechSynthesis, 'en', (words) => mine.captions.say(words));
  const mine = createAssistantSession({
    user,
    voice,
    storage: browserKeeps(),
    positionKey: positionKey(user.id),
    now: () => now().getTime(),
    onHeard: markHeard,
    onLast: () =>
      void import('#web/audio/earcons.ts').then(
        ({ earcon }) => earcon('end'),
        () => {},
      ),
    onSession: logSession,
    offer: offer ?? createUndoOffers(() => mine.acts),
    offerDraft: offerDraftBack,
    shutMicrophone: () => microphone.shut(),
  });
  const goTo = observable<(path: string) => void>(() => {});
  const app = appScene(({ actForApp }, intent, heard) => actForApp(intent, heard, { ...mine, goTo: goTo.current() }));
  mine.scenes.enter(app);
  const microphone = createMicrophone({
    bring: async () => {
      const [{ begin }] = await Promise.all([bringConversation(), app.ready()]);
      return begin(session, voice);
    },
    onMissing: () => mine.captions.say(notHereYet),
    onTapped: () => mine.captions.say(holdsToTalk),
    loudness: voice.level,
  });
  const front = observable<FrontScene | null>(null);
  const currentThread = currentThreadOf(mine);
  const session = { ...mine, voice, microphone, goTo, front, currentThread, wordsReady: app.ready };
  return session;
};

const currentThreadOf = ({ player }: Pick<StageSession, 'player'>): Observed<Thread | undefined> => ({
  current: () => threadOf(queueViewOf(player.state.current()).current),
  subscribe: (listener) => {
    const ends = [player.state.subscribe(listener), mailbox.subscribe(listener)];
    return () => {
      for (const end of ends) end();
    };
  },
});

const bringConversation = () => import('./talk/begin.ts');

/** Ends with the frame: nothing speaks after the person leaves or signs out. */
const live = (session: StageSession): (() => void) => {
  const { player, voice, captions, saying, search, microphone } = session;
  player.open();
  const leaveNear = keepPrefetched(player);
  const leaveSearchCache = keepSearchCache();
  const uncount = countAnswers(player);
  const left = new AbortController();
  // Silent reading pauses while the page is hidden. A voice continues.
  const hidden = (): void => {
    if (document.hidden && voice.kind === 'silent') player.send({ kind: 'pause' });
  };
  document.addEventListener('visibilitychange', hidden);
  addEventListener('pagehide', player.close);
  later(() => import('./offline-code.ts').then((code) => code.fetchOfflineCode()));
  later(() => import('#web/conversation/drafting/returned.ts').then((part) => part.tellReturned(saying, left.signal)));
  later(() => import('./keys/system-keys.ts').then((part) => part.takeSystemKeys(session, left.signal)));
  return () => {
    microphone.end();
    leaveNear();
    search.close();
    leaveSearchCache();
    uncount();
    left.abort();
    document.removeEventListener('visibilitychange', hidden);
    removeEventListener('pagehide', player.close);
    captions.clear();
    player.send({ kind: 'pause' });
    player.close();
  };
};
