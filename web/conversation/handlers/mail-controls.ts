import { queueViewEnds } from '#language/en/player/session-replies.ts';
import type { Control } from '#language/intents/intent.ts';
import { payment } from '#web/commands/pay-for-answer.ts';
import { needCredits } from '#web/commands/unpaid-act.ts';
import { blockSender } from '#web/conversation/mail/blocking.ts';
import { type LabelControl, steerLabels } from '#web/conversation/mail/labelling.ts';
import { leaveList } from '#web/conversation/mail/leaving-lists.ts';
import type { ModeControl } from '#web/conversation/player/modes.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { neighbour } from '#web/conversation/player/queue-view.ts';
import { stepSpeed } from '#web/conversation/player/speed.ts';
import { showOriginal, showPictures } from '#web/conversation/player/viewing.ts';
import { spokenQuery } from '#web/conversation/search/query.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import type { Answer } from '#web/conversation/session/conversation-scene.ts';
import { answerOf } from './answer-of.ts';
import { type MovingControl, moveAbout } from './moving.ts';

export const steerMail = (of: Control, heard: string, assistant: AssistantSession): Answer | null => {
  if (of.kind === 'unsubscribe') return done(() => leaveList(of.threadId, assistant, heard));
  if (of.kind === 'block') return done(() => blockSender(of, assistant, heard));
  if ('command' in of && of.kind !== 'when') return done(() => steerLabels(of, heard, assistant));
  if (isMoving(of)) return answerOf(moveAbout(of, heard, assistant));
  return isOfApp(of) ? null : steerScreen(of, heard, assistant);
};

const done = (work: () => void): Answer => {
  work();
  return { kind: 'done' };
};

type AppControl = ModeControl | Extract<Control, { kind: 'microphone-off' }>;

const isOfApp = (of: Control): of is AppControl => appControls.has(of.kind);
const appControls: ReadonlySet<Control['kind']> = new Set<AppControl['kind']>([
  'driving',
  'private',
  'dictation',
  'microphone-off',
]);

const isMoving = (of: Control): of is MovingControl => movings.has(of.kind);
const movings: ReadonlySet<Control['kind']> = new Set<MovingControl['kind']>([
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

/** An answer from search costs a credit, if the person asked aloud. */
const find = (words: string, heard: string, { search }: AssistantSession): Answer => {
  const pay = payment('answer');
  if (pay === null) return { kind: 'reply', words: needCredits({ kind: 'answer', words }) };
  return done(() => search.ask(spokenQuery(words), heard, pay));
};

const steerScreen = (
  of: Exclude<Control, LabelControl | MovingControl | AppControl | { kind: 'unsubscribe' | 'block' }>,
  heard: string,
  assistant: AssistantSession,
): Answer => {
  const { player, search, asking, viewing, distance } = assistant;
  switch (of.kind) {
    case 'search':
      return find(of.words, heard, assistant);
    case 'refine':
      return done(() => search.refine(spokenQuery(of.words), heard));
    case 'open-result':
      return answerOf(search.show(of.nth));
    case 'to-results':
      return done(search.toList);
    case 'to-inbox':
      return done(search.close);
    case 'distance':
      return done(() => distance.become(of.on));
    case 'original':
      return answerOf(showOriginal({ player, viewing }));
    case 'pictures':
      return answerOf(showPictures({ player, viewing }));
    case 'when':
      return done(() => asking.ask({ ...of, said: true }));
    default:
      return steer(of, player);
  }
};

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
  if (neighbour(queueViewOf(player.state.current()), kind === 'next' ? 1 : -1) === null)
    return { kind: 'reply', words: queueViewEnds[kind] };
  for (let step = 0; step < count; step += 1) player.send({ kind });
  return { kind: 'done' };
};
