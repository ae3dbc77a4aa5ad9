// Makes the player of one person, with its voice, its captions and its acts, and gives it the keys of headset and system.
import { useEffect, useState } from 'react';
import type { User } from '#domain/account.ts';
import { showPlaying, takeMediaKeys } from '#web/audio/media-keys.ts';
import { chooseVoice } from '#web/audio/tts/choose-voice.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import { now } from '#web/clock.ts';
import { logSession } from '#web/commands/session-log.ts';
import { type Acts, createActs, markHeard, threadOf } from '#web/conversation/acts.ts';
import { createAsking, type Picked } from '#web/conversation/asking.ts';
import { createBulk } from '#web/conversation/bulk.ts';
import { createCaptions } from '#web/conversation/captions.ts';
import { countAnswers } from '#web/conversation/count-answers.ts';
import { bringHand, bringShortAnswers } from '#web/conversation/dictating.ts';
import { createDrafting } from '#web/conversation/drafting.ts';
import { keepNear } from '#web/conversation/near.ts';
import { placeKey } from '#web/conversation/place.ts';
import { createPlayer, type Player } from '#web/conversation/player.ts';
import { laneOf } from '#web/conversation/player-state.ts';
import { createQuestions } from '#web/conversation/questions.ts';
import { createSearch } from '#web/conversation/search.ts';
import type { Viewed } from '#web/conversation/viewing.ts';
import { followVisited } from '#web/conversation/visited.ts';
import { observable } from '#web/data/observable.ts';
import { browserKeeps } from '#web/data/stand-in.ts';
import { later } from '#web/ui/later.ts';
import { offerDraftBack } from './draft/offer-draft.ts';
import { createUndoOffers } from './offer-undo.ts';
import { nameOf } from './people.ts';
import type { Hands } from './use-player.ts';

type Made = Hands & { voice: Voice };

export const useHandsOf = (user: User): Hands => {
  const [hands] = useState(() => make(user));
  useEffect(() => live(hands), [hands]);
  return hands;
};

const make = (user: User): Made => {
  const voice = chooseVoice(globalThis.speechSynthesis, 'en');
  const captions = createCaptions();
  const questions = createQuestions();
  const player = createPlayer({
    voice,
    storage: browserKeeps(),
    placeKey: placeKey(user.id),
    now: () => now().getTime(),
    threadOf,
    onHeard: markHeard,
    onSession: logSession,
    onMoved: () => {
      captions.clear();
      questions.drop();
    },
  });
  const acts: Acts = createActs({ player, captions, offer: createUndoOffers(() => acts) });
  const search = createSearch({ player, captions, ownAddress: user.email });
  const drafting = createDrafting({
    thread: () => threadOf(laneOf(player.state.current()).current),
    quiet: () => player.send({ kind: 'pause' }),
    captions,
    voice,
    ownAddress: user.email,
    ownName: user.name,
    offer: offerDraftBack,
  });
  const asks = {
    asking: createAsking(),
    picking: createAsking<Picked>(),
    viewing: createAsking<Viewed>(),
    bulk: createBulk(),
    distance: observable(false),
  };
  return { voice, drafting, player, captions, acts, search, ...asks, questions, ownAddress: user.email };
};

/** The player lives while its screen is open: nothing speaks after it was left or the person signed out. */
const live = ({ player, voice, captions, search }: Made): (() => void) => {
  player.open();
  const giveBack = takeMediaKeys(navigator.mediaSession, {
    play: () => player.send({ kind: 'play' }),
    pause: () => player.send({ kind: 'pause' }),
    next: () => player.send({ kind: 'next' }),
    previous: () => player.send({ kind: 'previous' }),
  });
  const unfollow = player.state.subscribe(() => tell(player));
  const leaveNear = keepNear(player);
  const leaveVisited = followVisited();
  const uncount = countAnswers(player);
  const untold = new AbortController();
  // Silent reading is read with the eyes: it waits while nobody can see it. A voice goes on in the pocket.
  const hidden = (): void => {
    if (document.hidden && voice.kind === 'silent') player.send({ kind: 'pause' });
  };
  document.addEventListener('visibilitychange', hidden);
  addEventListener('pagehide', player.close);
  // The notice that offers undo must also come when the network has gone by then.
  later(() => import('#web/ui/notices/notice-area.tsx'));
  later(() =>
    import('#web/conversation/returned.ts').then((part) => part.tellReturned({ captions, voice }, untold.signal)),
  );
  later(bringHand);
  later(bringShortAnswers);
  return () => {
    giveBack();
    unfollow();
    leaveNear();
    search.close();
    leaveVisited();
    uncount();
    untold.abort();
    document.removeEventListener('visibilitychange', hidden);
    removeEventListener('pagehide', player.close);
    captions.clear();
    player.send({ kind: 'pause' });
    player.close();
  };
};

const tell = (player: Player): void => {
  const message = player.script()?.messages[0]?.message;
  const { playing } = player.state.current();
  const key = `${message?.id ?? ''}${playing}`;
  if (key === told) return;
  told = key;
  showPlaying(navigator.mediaSession, {
    title: message?.subject ?? 'Flow',
    artist: message ? nameOf(message.from) : '',
    playing,
  });
};

let told = '';
