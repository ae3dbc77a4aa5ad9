// From what a person said to what is done: the words and the moment go to `understand`, and what comes back is a command
// given, a control of the player, or an answer.
import { hintsFor } from '#language/en/app/hints.ts';
import { microphoneIsOff, microphoneOff } from '#language/en/app/mode-replies.ts';
import { refusalSaid } from '#language/en/app/not-yet-replies.ts';
import { question as asks } from '#language/en/app/questions.ts';
import { fallback } from '#language/en/app/replies.ts';
import { laneEnds } from '#language/en/player/session-replies.ts';
import { prepare } from '#language/intents/recognize.ts';
import type { Control, Situation, Understanding } from '#language/intents/understanding.ts';
import { understand } from '#language/understand.ts';
import type { Asking, Picked } from '#web/conversation/asking/asking.ts';
import type { Pondering } from '#web/conversation/asking/model-question.ts';
import type { Questions } from '#web/conversation/asking/questions.ts';
import type { Bulk } from '#web/conversation/bulk/bulk.ts';
import { answerBulk, askBulk } from '#web/conversation/bulk/bulk-acts.ts';
import { doAfterSend } from '#web/conversation/drafting/after-send.ts';
import type { Drafting } from '#web/conversation/drafting/drafting.ts';
import type { Acts } from '#web/conversation/mail/acts.ts';
import { blockSender } from '#web/conversation/mail/blocking.ts';
import { type LabelControl, steerLabels } from '#web/conversation/mail/labelling.ts';
import { leaveList } from '#web/conversation/mail/leaving-lists.ts';
import { takeBack } from '#web/conversation/mail/take-back.ts';
import { type ModeControl, steerMode } from '#web/conversation/player/modes.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { laneOf } from '#web/conversation/player/player-state.ts';
import { neighbour } from '#web/conversation/player/queue-view.ts';
import type { Saying } from '#web/conversation/player/saying.ts';
import { stepSpeed } from '#web/conversation/player/speed.ts';
import { showOriginal, showPictures, type Viewing } from '#web/conversation/player/viewing.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { wanted } from '#web/conversation/search/query.ts';
import type { Search } from '#web/conversation/search/search.ts';
import { situationOf } from '#web/conversation/session/situation.ts';
import type { Observable } from '#web/data/observable.ts';
import { answerInquiry } from './inquire.ts';
import { type Moving, moveAbout } from './moving.ts';
import { backOf, besideSaid } from './said-back.ts';
import { doSeveral } from './several.ts';

/**
 * `done`: the words were understood and acted on. `reply`: Flow says something, and the words should stay; `missed` where nothing
 * understood them.
 */
export type Answer = { kind: 'done' } | { kind: 'reply'; words: string; missed?: true };

export type Hands = {
  player: Player;
  acts: Acts;
  captions: Captions;
  saying: Saying;
  search: Search;
  asking: Asking;
  picking: Asking<Picked>;
  questions: Questions;
  pondering: Pondering;
  drafting: Drafting;
  viewing: Viewing;
  bulk: Bulk;
  distance: Observable<boolean>;
  /** False where nobody listened anyway. */
  shutMicrophone: () => boolean;
  ownAddress: string;
};

export const utter = (utterance: string, hands: Hands): Answer => {
  const situation = situationOf(hands);
  if (doAfterSend(utterance, situation, hands)) return { kind: 'done' };
  return carryOut(understand(utterance, situation), utterance, hands);
};

/** Makes ready for the first words, a few milliseconds' worth; true once it is. */
export const learnSome = (): boolean => prepare(25);

/** Does what words were understood as. */
export const carryOut = (understanding: Understanding, utterance: string, hands: Hands): Answer => {
  const { drafting } = hands;
  hands.pondering.drop();
  if (!isAnswer(understanding)) hands.questions.drop();
  switch (understanding.kind) {
    case 'draft':
      // It was a no to that question too.
      if (understanding.act.kind === 'hold' || understanding.act.kind === 'hold-all') hands.bulk.close();
      drafting.act(understanding.act, utterance);
      return { kind: 'done' };
    case 'answer':
      hands.questions.answer(understanding.answer, utterance);
      return { kind: 'done' };
    case 'command':
      give(understanding, utterance, hands);
      return { kind: 'done' };
    case 'control':
      return control(understanding.control, utterance, hands);
    case 'refused':
      return refuse(understanding, utterance, hands);
    case 'fallback':
      return { kind: 'reply', words: fallback(understanding.heard, triesIn(situationOf(hands))), missed: true };
    default:
      return further(understanding, utterance, hands);
  }
};

/** What was sent or thrown away is no act on mail, and can be taken back all the same. */
const refuse = (refused: Refused, heard: string, { drafting, player, acts }: Hands): Answer => {
  const words = refusalSaid(refused);
  if (refused.why !== 'nothing-to-undo') return { kind: 'reply', words };
  if (drafting.undo(heard)) return { kind: 'done' };
  if (player.state.current().passed === null) return { kind: 'reply', words };
  acts.undo({ heard });
  return { kind: 'done' };
};

type Refused = Extract<Understanding, { kind: 'refused' }>;

/** What leaves the question that was asked as it stands. */
const isAnswer = (of: Understanding): boolean =>
  of.kind === 'answer' || of.kind === 'fallback' || (of.kind === 'several' && of.parts[0]?.kind === 'answer');

type Further = Extract<
  Understanding,
  { kind: 'inquiry' | 'take-back' | 'bulk' | 'bulk-answer' | 'unsure' | 'several' }
>;

/** About several mails or acts, or only a question. */
const further = (of: Further, heard: string, hands: Hands): Answer => {
  if (of.kind === 'unsure') {
    askFirst(of, heard, hands);
    return { kind: 'done' };
  }
  if (of.kind === 'several') {
    doSeveral(of, heard, hands, carryOut);
    return { kind: 'done' };
  }
  if (of.kind === 'take-back') return answerOf(takeBack(of.which, hands.acts, heard));
  if (of.kind === 'bulk-answer') return answerOf(answerBulk(hands, of.answer, heard));
  if (of.kind === 'bulk') return answerOf(askBulk(hands, of.request, heard));
  answerInquiry(of, heard, hands);
  return { kind: 'done' };
};

const give = ({ command, lesser }: Commanded, heard: string, hands: Hands): void => {
  const { acts, asking, picking, bulk, drafting } = hands;
  asking.close();
  bulk.close();
  picking.close();
  if (command.kind === 'undo' && drafting.undo(heard)) return;
  acts.give(command, { heard, lesser });
};

/** What was perhaps not meant is said back as a question, and done on a yes. `said`: how Flow would say it, where the words were others. */
export const askFirst = (of: Understanding, heard: string, hands: Hands, said?: string): void => {
  const { questions, captions } = hands;
  const meant = of.kind === 'unsure' ? of.meant : of;
  const { words: back, act } = backOf(meant, { heard, said, player: hands.player });
  const words = of.kind === 'unsure' && of.beside ? `${besideSaid(of.beside)} ${back}` : back;
  questions.ask({
    question: { kind: 'yes-no', act },
    words,
    answered: ({ kind }, said) => {
      const answer = kind === 'yes' ? carryOut(meant, heard, hands) : null;
      if (answer === null) captions.say(asks.left, said);
      else if (answer.kind === 'reply' && answer.words !== '') captions.say(answer.words, heard);
    },
  });
  captions.say(words, heard);
};

type Commanded = Extract<Understanding, { kind: 'command' }>;

const control = (of: Control, utterance: string, hands: Hands): Answer => {
  if (of.kind === 'unsubscribe') {
    leaveList(of.threadId, hands, utterance);
    return { kind: 'done' };
  }
  if (of.kind === 'block') {
    blockSender(of, hands, utterance);
    return { kind: 'done' };
  }
  if ('command' in of && of.kind !== 'when') return labels(of, utterance, hands);
  if (isMoving(of)) return answerOf(moveAbout(of, utterance, hands));
  if (isMode(of)) {
    hands.captions.say(steerMode(of, hands.player), utterance);
    return { kind: 'done' };
  }
  if (of.kind === 'microphone-off') {
    hands.captions.say(hands.shutMicrophone() ? microphoneOff : microphoneIsOff, utterance);
    return { kind: 'done' };
  }
  return steerScreen(of, utterance, hands);
};

const isMoving = (of: Control): of is Moving => movings.has(of.kind);
const movings: ReadonlySet<Control['kind']> = new Set<Moving['kind']>([
  'start',
  'stop',
  'read',
  'lane',
  'jump',
  'pass',
  'pass-none',
  'headlines',
  'summaries',
  'shorter',
  'full-text',
  'newest-first',
  'important-first',
]);

const isMode = (of: Control): of is ModeControl =>
  of.kind === 'driving' || of.kind === 'private' || of.kind === 'dictation';

const steerScreen = (
  of: Exclude<Control, LabelControl | Moving | ModeControl | { kind: 'unsubscribe' | 'block' | 'microphone-off' }>,
  utterance: string,
  hands: Hands,
): Answer => {
  const { player, search, asking, viewing } = hands;
  switch (of.kind) {
    case 'search':
      search.ask(wanted(of.words), utterance);
      return { kind: 'done' };
    case 'refine':
      search.refine(wanted(of.words), utterance);
      return { kind: 'done' };
    case 'open-result':
      return answerOf(search.show(of.nth));
    case 'to-results':
      search.toList();
      return { kind: 'done' };
    case 'to-inbox':
      search.close();
      return { kind: 'done' };
    case 'distance':
      hands.distance.become(of.on);
      return { kind: 'done' };
    case 'original':
      return answerOf(showOriginal({ player, viewing }));
    case 'pictures':
      return answerOf(showPictures({ player, viewing }));
    case 'when':
      asking.ask({ ...of, said: true });
      return { kind: 'done' };
    default:
      return steer(of, player);
  }
};

const labels = (of: LabelControl, utterance: string, hands: Hands): Answer => {
  steerLabels(of, utterance, hands);
  return { kind: 'done' };
};

const answerOf = (trouble: string | null): Answer =>
  trouble === null ? { kind: 'done' } : { kind: 'reply', words: trouble };

type Steering = Extract<Control, { kind: 'next' | 'previous' | 'pause' | 'resume' | 'faster' | 'slower' | 'speed' }>;

const steer = (of: Steering, player: Player): Answer => {
  switch (of.kind) {
    case 'next':
    case 'previous':
      return move(of.kind, of.count, player);
    case 'pause':
      player.send({ kind: 'pause' });
      break;
    case 'resume':
      player.send({ kind: 'play' });
      break;
    case 'faster':
    case 'slower':
      player.send({ kind: 'speed', speed: stepSpeed(player.state.current().speed, of.kind === 'faster' ? 1 : -1) });
      break;
    case 'speed':
      player.send({ kind: 'speed', speed: of.rate });
  }
  return { kind: 'done' };
};

const move = (kind: 'next' | 'previous', count: number, player: Player): Answer => {
  if (neighbour(laneOf(player.state.current()), kind === 'next' ? 1 : -1) === null)
    return { kind: 'reply', words: laneEnds[kind] };
  for (let step = 0; step < count; step += 1) player.send({ kind });
  return { kind: 'done' };
};

/** A few things that would have worked. */
const triesIn = (situation: Situation): string[] =>
  hintsFor(situation)
    .slice(0, 3)
    .map((hint) => hint.phrase);
