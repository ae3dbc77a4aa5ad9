// All that a person's words, keys and touches work on: the player, what is said and asked, and what is being written.
import type { User } from '#domain/account.ts';
import { observable } from '#web/data/observable.ts';
import { createActs, threadOf } from './acts.ts';
import { createAsking, type Picked } from './asking.ts';
import { createBulk } from './bulk.ts';
import { createCaptions } from './captions.ts';
import { createDrafting } from './drafting.ts';
import { createPlayer, type PlayerWorld } from './player.ts';
import { laneOf } from './player-state.ts';
import { createPondering } from './pondering.ts';
import { createQuestions } from './questions.ts';
import { createSaying } from './saying.ts';
import { createSearch } from './search.ts';
import type { Hands } from './utter.ts';
import type { Viewed } from './viewing.ts';

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
