// Makes the player of one person, with its voice, its captions and its acts, and gives it the keys of headset and system.
import { useEffect, useState } from 'react';
import type { User } from '#domain/account.ts';
import { notHereYet } from '#language/en/replies.ts';
import { showPlaying, takeMediaKeys } from '#web/audio/media-keys.ts';
import { chooseVoice } from '#web/audio/tts/choose-voice.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import { now } from '#web/clock.ts';
import { logSession } from '#web/commands/session-log.ts';
import { markHeard } from '#web/conversation/acts.ts';
import { countAnswers } from '#web/conversation/count-answers.ts';
import { bringHand, bringShortAnswers } from '#web/conversation/dictating.ts';
import { createHands } from '#web/conversation/hands.ts';
import { keepNear } from '#web/conversation/near.ts';
import { placeKey } from '#web/conversation/place.ts';
import type { Player } from '#web/conversation/player.ts';
import { followVisited } from '#web/conversation/visited.ts';
import { browserKeeps } from '#web/data/stand-in.ts';
import { later } from '#web/ui/later.ts';
import { offerDraftBack } from './draft/offer-draft.ts';
import { stepSentence } from './line/line.tsx';
import { createUndoOffers } from './offer-undo.ts';
import { nameOf } from './people.ts';
import { createMicrophone } from './talk/microphone.ts';
import type { Hands } from './use-player.ts';

type Made = Hands & { voice: Voice };

export const useHandsOf = (user: User): Hands => {
  const [hands] = useState(() => make(user));
  useEffect(() => live(hands), [hands]);
  return hands;
};

const make = (user: User): Made => {
  const voice = chooseVoice(globalThis.speechSynthesis, 'en', (words) => mine.captions.say(words));
  const mine = createHands({
    user,
    voice,
    storage: browserKeeps(),
    placeKey: placeKey(user.id),
    now: () => now().getTime(),
    onHeard: markHeard,
    onSession: logSession,
    offer: createUndoOffers(() => mine.acts),
    offerDraft: offerDraftBack,
    shutMicrophone: () => microphone.shut(),
  });
  const microphone = createMicrophone({
    bring: async () => (await bringConversation()).begin(hands, voice),
    onMissing: () => mine.captions.say(notHereYet),
    loudness: voice.level,
  });
  const hands = { ...mine, microphone };
  return { ...hands, voice };
};

const bringConversation = () => import('./talk/begin.ts');

/** The player lives while its screen is open: nothing speaks after it was left or the person signed out. */
const live = ({ player, voice, captions, saying, search, microphone }: Made): (() => void) => {
  player.open();
  const giveBack = takeMediaKeys(navigator.mediaSession, {
    play: () => player.send({ kind: 'play' }),
    pause: () => player.send({ kind: 'pause' }),
    next: () => player.send({ kind: 'next' }),
    previous: () => player.send({ kind: 'previous' }),
    sentence: (by) => stepSentence(player, by),
    microphone: microphone.press,
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
  later(() => import('#web/conversation/returned.ts').then((part) => part.tellReturned(saying, untold.signal)));
  later(bringHand);
  later(bringConversation);
  later(bringShortAnswers);
  return () => {
    microphone.end();
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
