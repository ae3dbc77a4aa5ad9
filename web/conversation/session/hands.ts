// All that a person's words, keys and touches work on: the player, what is said and asked, and what is being written.
import type { User } from '#domain/account.ts';
import { createAsking, type Picked } from '#web/conversation/asking/asking.ts';
import { createPondering } from '#web/conversation/asking/model-question.ts';
import { createQuestions } from '#web/conversation/asking/questions.ts';
import { createBulk } from '#web/conversation/bulk/bulk.ts';
import { createDrafting } from '#web/conversation/drafting/drafting.ts';
import type { Hands } from '#web/conversation/handlers/utter.ts';
import { createActs, threadOf } from '#web/conversation/mail/acts.ts';
import { createPlayer, type PlayerWorld } from '#web/conversation/player/player.ts';
import { laneOf } from '#web/conversation/player/player-state.ts';
import { createSaying } from '#web/conversation/player/saying.ts';
import type { Viewed } from '#web/conversation/player/viewing.ts';
import { createCaptions } from '#web/conversation/script/captions.ts';
import { createSearch } from '#web/conversation/search/search.ts';
import { observable } from '#web/data/observable.ts';

export type HandsOf = Omit<PlayerWorld, 'threadOf' | 'onMoved'> & {
  user: Pick<User, 'email' | 'name'>;
  shutMicrophone: Hands['shutMicrophone'];
  /** Offers to take back what was done. */
  offer: Parameters<typeof createActs>[0]['offer'];
  /** Offers a draft back that was thrown away. */
  offerDraft: Parameters<typeof createDrafting>[0]['offer'];
};

export const createHands = ({ user, offer, offerDraft, shutMicrophone, ...around }: HandsOf): Hands => {
  const captions = createCaptions();
  const questions = createQuestions();
  const pondering = createPondering();
  const player = createPlayer({
    ...around,
    threadOf,
    onMoved: () => {
      captions.clear();
      questions.drop();
      pondering.drop();
    },
  });
  const saying = createSaying({ captions, player });
  return {
    player,
    captions,
    saying,
    questions,
    pondering,
    acts: createActs({ player, captions, offer }),
    search: createSearch({ player, captions, ownAddress: user.email }),
    drafting: createDrafting({
      thread: () => threadOf(laneOf(player.state.current()).current),
      quiet: () => player.send({ kind: 'pause' }),
      captions,
      voice: around.voice,
      say: saying.say,
      ownAddress: user.email,
      ownName: user.name,
      offer: offerDraft,
    }),
    asking: createAsking(),
    picking: createAsking<Picked>(),
    viewing: createAsking<Viewed>(),
    bulk: createBulk(),
    distance: observable(false),
    shutMicrophone,
    ownAddress: user.email,
  };
};
