import type { User } from '#domain/account.ts';
import { createAsking, type Picked } from '#web/conversation/asking/asking.ts';
import { createModelQuestion } from '#web/conversation/asking/model-question.ts';
import { createQuestions } from '#web/conversation/asking/questions.ts';
import { createBulk } from '#web/conversation/bulk/bulk.ts';
import { createDrafting } from '#web/conversation/drafting/drafting.ts';
import { createActs, threadOf } from '#web/conversation/mail/acts.ts';
import { createPlayer, type PlayerWorld } from '#web/conversation/player/player.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { createSaying } from '#web/conversation/player/saying.ts';
import type { Viewed } from '#web/conversation/player/viewing.ts';
import { createCaptions } from '#web/conversation/script/captions.ts';
import { createSearch } from '#web/conversation/search/search.ts';
import { observable } from '#web/data/observable.ts';
import type { AssistantSession } from './assistant-session.ts';
import { createSceneStack } from './conversation-scene.ts';

export type SessionWorld = Omit<PlayerWorld, 'threadOf' | 'onMoved'> & {
  user: Pick<User, 'email' | 'name'>;
  shutMicrophone: AssistantSession['shutMicrophone'];
  offer: Parameters<typeof createActs>[0]['offer'];
  offerDraft: Parameters<typeof createDrafting>[0]['offer'];
};

export const createAssistantSession = ({
  user,
  offer,
  offerDraft,
  shutMicrophone,
  ...around
}: SessionWorld): AssistantSession => {
  const captions = createCaptions();
  const questions = createQuestions();
  const modelQuestion = createModelQuestion();
  const player = createPlayer({
    ...around,
    threadOf,
    onMoved: () => {
      captions.clear();
      questions.drop();
      modelQuestion.drop();
    },
  });
  const saying = createSaying({ captions, player });
  const search = createSearch({ player, captions, ownAddress: user.email });
  return {
    player,
    captions,
    saying,
    questions,
    modelQuestion,
    acts: createActs({ player, captions, questions, search, offer }),
    search,
    drafting: createDrafting({
      thread: () => threadOf(queueViewOf(player.state.current()).current),
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
    scenes: createSceneStack(),
    ownAddress: user.email,
  };
};
