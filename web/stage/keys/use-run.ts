import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { refusal, unlearned } from '#language/en/app/replies.ts';
import type { DeferKind } from '#language/mail/command-kinds.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { neighbour } from '#web/conversation/player/queue-view.ts';
import { stepSpeed } from '#web/conversation/player/speed.ts';
import { showOriginal, showPictures } from '#web/conversation/player/viewing.ts';
import { paths } from '#web/paths.ts';
import { stepSentence } from '#web/stage/line/line.tsx';
import type { StageSession } from '#web/stage/use-stage-session.ts';
import type { KeyAct } from './keys.ts';

type ScreenAct = (typeof screenActs)[number];

export type ScreenActs = Record<ScreenAct, () => void> & {
  talking: boolean;
};

export const useRun = (session: StageSession, screen: ScreenActs): ((act: KeyAct) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (act: KeyAct) => {
      session.modelQuestion.drop();
      if (act === 'activity') void navigate(paths.history);
      else if (act === 'calendar') void navigate(paths.calendar);
      else if (act === 'note') void navigate(paths.note);
      else if (isScreenAct(act)) screen[act]();
      else if (act === 'play-pause' && screen.talking) goOn(session, screen);
      else playerActs[act](session);
    },
    [session, navigate, screen],
  );
};

/** Flow is silent while the person talks, so play also ends the person's turn. */
const goOn = ({ player }: StageSession, { leave }: ScreenActs): void => {
  player.send({ kind: 'play' });
  leave();
};

const screenActs = [
  'talk',
  'microphone',
  'captions',
  'palette',
  'all-keys',
  'leave',
] as const satisfies readonly KeyAct[];

const isScreenAct = (act: KeyAct): act is ScreenAct => screenActs.some((one) => one === act);

type PlayerAct = Exclude<KeyAct, ScreenAct | 'activity' | 'calendar' | 'note'>;

const playerActs: Record<PlayerAct, (session: StageSession) => void> = {
  'play-pause': ({ player }) => player.send({ kind: player.state.current().playing ? 'pause' : 'play' }),
  next: (session) => move(session, 1),
  previous: (session) => move(session, -1),
  'sentence-on': ({ player }) => stepSentence(player, 1),
  'sentence-back': ({ player }) => stepSentence(player, -1),
  faster: (session) => changeSpeed(session, 1),
  slower: (session) => changeSpeed(session, -1),
  archive: ({ acts }) => acts.here('archive'),
  trash: ({ acts }) => acts.here('trash'),
  snooze: (session) => askWhen(session, 'snooze'),
  remind: (session) => askWhen(session, 'remind'),
  star: ({ acts }) => acts.star(),
  'mark-read': ({ acts }) => acts.markRead(),
  mute: ({ acts }) => acts.mute(),
  spam: ({ acts }) => acts.here('spam'),
  block: (session) => blockHere(session),
  unsubscribe: (session) => leaveListHere(session),
  label: (session) => pickLabel(session, 'label'),
  move: (session) => pickLabel(session, 'move'),
  reply: ({ drafting }) => drafting.act({ kind: 'reply', words: null }),
  'reply-all': ({ drafting }) => drafting.act({ kind: 'reply-all', words: null }),
  forward: ({ drafting }) => drafting.act({ kind: 'forward', who: null, words: null }),
  new: ({ drafting }) => drafting.act({ kind: 'new', who: null, subject: null, words: null }),
  undo: ({ acts, drafting }) => {
    if (!drafting.undo()) acts.undo();
  },
  redo: ({ acts }) => acts.redo(),
  search: ({ search }) => search.open(),
  distance: ({ distance }) => distance.become(!distance.current()),
  original: (session) => sayTrouble(session, showOriginal(session)),
  pictures: (session) => sayTrouble(session, showPictures(session)),
};

const sayTrouble = ({ captions }: StageSession, trouble: string | null): void => {
  if (trouble !== null) captions.say(trouble);
};

const askWhen = ({ player, asking, captions }: StageSession, command: DeferKind): void => {
  const threadId = queueViewOf(player.state.current()).current;
  if (threadId === null) return captions.say(refusal['nothing-playing']);
  if (asking.current()?.command === command) asking.close();
  else asking.ask({ command, threadId });
};

const leaveListHere = (session: StageSession): void => {
  const threadId = queueViewOf(session.player.state.current()).current;
  if (threadId === null) return session.captions.say(refusal['nothing-playing']);
  withPart(session, import('#web/conversation/mail/leaving-lists.ts'), ({ leaveList }) => leaveList(threadId, session));
};

const blockHere = (session: StageSession): void => {
  const threadId = queueViewOf(session.player.state.current()).current;
  if (threadId === null) return session.captions.say(refusal['nothing-playing']);
  withPart(session, import('#web/conversation/mail/blocking.ts'), ({ blockSender, isBlockedHere }) =>
    blockSender({ kind: 'block', unblock: isBlockedHere(threadId, session.ownAddress), sender: { threadId } }, session),
  );
};

const withPart = <Part>({ captions }: StageSession, brought: Promise<Part>, work: (part: Part) => void): void =>
  void brought.then(work, () => captions.say(unlearned));

const pickLabel = ({ player, picking, captions }: StageSession, command: 'label' | 'move'): void => {
  const threadId = queueViewOf(player.state.current()).current;
  if (threadId === null) return captions.say(refusal['nothing-playing']);
  if (picking.current()?.command === command) picking.close();
  else picking.ask({ command, threadId });
};

const move = ({ player, captions }: StageSession, by: 1 | -1): void => {
  if (neighbour(queueViewOf(player.state.current()), by) === null)
    return captions.say(by === 1 ? 'That was the last one.' : 'That is the first one.');
  player.send({ kind: by === 1 ? 'next' : 'previous' });
};

const changeSpeed = ({ player }: StageSession, by: 1 | -1): void =>
  player.send({ kind: 'speed', speed: stepSpeed(player.state.current().speed, by) });
