import { fallback } from '#language/en/app/replies.ts';
import { eitherOf, eitherOrKeysQuestion, voiceReplies as say } from '#language/en/app/voice-replies.ts';
import { plainWords } from '#language/engine/normalize.ts';
import type { Hearing } from '#web/audio/hearing/hearing.ts';
import { mayAskModel, modelFallback } from '#web/conversation/handlers/model-fallback.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { phrasesNow } from '#web/conversation/session/hints.ts';
import type { Aloud } from './aloud.ts';
import type { BargeIn } from './barge-in.ts';
import type { Earcon } from './conversation.ts';
import { echoOf } from './echo-filter.ts';
import type { Effect } from './voice-events.ts';
import type { Waiting } from './waiting.ts';

type World = {
  assistant: AssistantSession;
  hearing: Pick<Hearing, 'open' | 'close' | 'rough'>;
  bargeIn: BargeIn;
  aloud: Aloud;
  waiting: Waiting;
  earcon: (kind: Earcon) => void;
  note: (words: string | null) => void;
  drop: () => void;
  giveUp: () => void;
  missed: () => string;
};

export const effectsOf = (world: World): Record<Effect, () => void> => {
  const { hearing, bargeIn, waiting, earcon, note, assistant } = world;
  return {
    'open-microphone': () => void hearing.open(),
    'close-microphone': hearing.close,
    listens: () => {
      note(hearing.rough() ? say.hearsRoughly : null);
      earcon('listening');
    },
    duck: () => bargeIn.duck(true),
    unduck: () => bargeIn.duck(false),
    'barge-in': () => {
      assistant.modelQuestion.drop();
      bargeIn.take();
    },
    'go-on-exactly': bargeIn.goOnExactly,
    'go-on-with-sentence': bargeIn.goOnWithSentence,
    'drop-turn': world.drop,
    'tell-slow': () => {
      world.giveUp();
      trouble(world, say.tooSlow);
    },
    'tell-wait': () => note(say.oneMoment),
    'tell-offline': () => note(say.noServer),
    'tell-online': () => note(null),
    // A card on the screen already explains the problem.
    'tell-shut': () => earcon('error'),
    'tell-asleep': () => {
      note(say.asleep);
      earcon('error');
    },
    'tell-hidden': () => note(say.hidden),
    tick: () => earcon('tick'),
    'pause-reading': () => {
      assistant.questions.drop();
      waiting.forget();
      assistant.player.send({ kind: 'pause' });
    },
    ...helping(world),
  };
};

type Helping = 'miss-quietly' | 'ask-narrowly' | 'offer-two' | 'pause-and-show' | 'ask-still-there';

/** Help grows with each miss: a narrow question, two examples, then the screen. */
const helping = (world: World): Record<Helping, () => void> => ({
  'miss-quietly': () => {
    world.earcon('error');
    world.assistant.captions.say(fallback(world.missed(), triesIn(world).slice(0, 2)));
  },
  'ask-narrowly': () => help(world, (one, other) => eitherOf(one, other)),
  'offer-two': () => help(world, eitherOrKeysQuestion),
  'pause-and-show': () => {
    const { bargeIn, waiting, assistant, aloud, note } = world;
    bargeIn.answer(() => {
      waiting.forget();
      assistant.player.send({ kind: 'pause' });
      aloud.say(say.pausedAndShown, world.missed());
    });
    note(say.pausedAndShown);
  },
  'ask-still-there': () => {
    const { assistant, aloud } = world;
    assistant.player.send({ kind: 'pause' });
    assistant.questions.ask({
      question: { kind: 'yes-no', act: 'go-on' },
      words: say.stillThere,
      answered: ({ kind }) => {
        if (kind === 'yes') assistant.player.send({ kind: 'play' });
      },
    });
    aloud.say(say.stillThere);
  },
});

const help = (world: World, words: (one: string, other: string) => string): void => {
  const { bargeIn, waiting, aloud, note, assistant } = world;
  const missed = world.missed();
  const tell = (): void => {
    const [one = 'next', other = 'help'] = triesIn(world);
    bargeIn.answer(() => {
      waiting.rest();
      aloud.say(words(one, other), missed);
    });
  };
  if (!isForModel(missed, world)) return tell();
  bargeIn.answer(waiting.rest);
  note(say.oneMoment);
  void modelFallback(missed, assistant).then((came) => {
    note(null);
    if (came === 'none') tell();
  });
};

/** Only sentences go to the model. Phrases cover one or two words, and those are often noise. */
const isForModel = (missed: string, { assistant, bargeIn, aloud }: World): boolean =>
  mayAskModel(missed, assistant) &&
  plainWords(missed).length > 2 &&
  echoOf(missed, { spoken: bargeIn.spokenLately(), began: performance.now(), answered: aloud.lately() }) === null;

const triesIn = ({ assistant }: World): string[] => phrasesNow(assistant);

const trouble = ({ note, earcon }: World, words: string): void => {
  note(words);
  earcon('error');
};
