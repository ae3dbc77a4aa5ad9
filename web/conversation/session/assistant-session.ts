// Everything that voice, keys and touch can control during a signed-in session.
import type { Asking, Picked } from '#web/conversation/asking/asking.ts';
import type { ModelQuestion } from '#web/conversation/asking/model-question.ts';
import type { Questions } from '#web/conversation/asking/questions.ts';
import type { Bulk } from '#web/conversation/bulk/bulk.ts';
import type { Drafting } from '#web/conversation/drafting/drafting.ts';
import type { Acts } from '#web/conversation/mail/acts.ts';
import type { Player } from '#web/conversation/player/player.ts';
import type { Saying } from '#web/conversation/player/saying.ts';
import type { Viewing } from '#web/conversation/player/viewing.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import type { Search } from '#web/conversation/search/search.ts';
import type { Observable } from '#web/data/observable.ts';
import type { SceneStack } from './conversation-scene.ts';

export type PlayerControls = {
  player: Player;
  viewing: Viewing;
  distance: Observable<boolean>;
  shutMicrophone: () => boolean;
};

export type MailControls = {
  acts: Acts;
  search: Search;
  drafting: Drafting;
};

export type Dialogue = {
  captions: Captions;
  saying: Saying;
  questions: Questions;
  asking: Asking;
  picking: Asking<Picked>;
  bulk: Bulk;
  modelQuestion: ModelQuestion;
};

export type AssistantSession = PlayerControls &
  MailControls &
  Dialogue & {
    scenes: SceneStack;
    ownAddress: string;
  };
