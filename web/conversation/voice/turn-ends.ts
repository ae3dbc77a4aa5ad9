import { Problem, type ProblemCode, problems } from '#domain/problem.ts';
import { voiceReplies as say } from '#language/en/app/voice-replies.ts';
import type { Observable } from '#web/data/observable.ts';
import type { Earcon, Shown } from './conversation.ts';
import type { Decision } from './judge.ts';
import type { Taken } from './turn-taking.ts';
import type { VoiceEvent } from './voice-events.ts';

export type TurnEnds = {
  partial: (words: string) => void;
  taken: (taken: Taken) => void;
  failed: (cause: unknown, turn: number) => void;
  tooLong: (turn: number) => void;
  tooSlow: (turn: number) => void;
  missed: () => string;
  echoing: () => boolean;
};

type World = {
  send: (event: VoiceEvent) => void;
  shown: Observable<Shown>;
  partial: Observable<string>;
  note: (words: string | null) => void;
  earcon: (kind: Earcon) => void;
  record: (taken: Taken) => void;
  reads: () => boolean;
  lapsed: () => void;
};

export const turnEnds = ({ send, shown, partial, note, earcon, record, reads, lapsed }: World): TurnEnds => {
  let missed = '';
  let echoes = 0;
  let strange: readonly number[] = [];
  const fail = (words: string | null, turn: number): void => {
    partial.become('');
    note(words);
    earcon('error');
    send({ type: 'FAILED', turn });
  };
  const deaf = (turn: number): void => {
    fail(null, turn);
    send({ type: 'DEAF' });
  };
  return {
    missed: () => missed,
    echoing: () => strange.filter((at) => performance.now() - at < remembered).length >= mostEchoes,
    partial: partial.become,
    taken: (taken) => {
      const { decision, transcript, turn } = taken;
      partial.become('');
      if (decision.kind === 'missed') missed = decision.words;
      if (taken.interrupted && isStrange(taken)) strange = [...strange.slice(-9), performance.now()];
      if (isFlow(decision)) echoes += 1;
      const { engine: before } = shown.current();
      const engine = isWhole(taken) ? transcript.engine : before;
      const isLesser = before !== null && before !== 'embedded' && engine === 'embedded';
      shown.become({ ...shown.current(), engine, note: isLesser ? say.weakListener : noteOf(taken, echoes) });
      record(taken);
      // A transcript proves that the network works.
      send({ type: 'ONLINE' });
      send(eventOf(taken, reads(), turn));
    },
    failed: (cause, turn) => {
      const code = cause instanceof Problem ? cause.code : 'speech.failed';
      if (code === 'network.offline') send({ type: 'OFFLINE' });
      if (code === 'session.missing') lapsed();
      // A card on the screen explains the problem.
      if (code === 'speech.no-ears') return deaf(turn);
      fail(sentences.get(code) ?? problems[code].title, turn);
    },
    tooLong: (turn) => fail(say.tooLong, turn),
    tooSlow: (turn) => fail(say.tooSlow, turn),
  };
};

/** Spoken advice for problems whose title does not help. */
const sentences: ReadonlyMap<ProblemCode, string> = new Map([
  ['network.offline', say.noServer],
  ['session.missing', say.signedOut],
]);

const eventOf = ({ decision, interrupted }: Taken, reads: boolean, turn: number): VoiceEvent => {
  if (decision.kind === 'nothing')
    return { type: 'NOTHING', turn, exactly: decision.why === 'backchannel' || decision.why === 'itself' };
  if (decision.kind === 'missed') return { type: 'MISSED', turn, reading: interrupted && reads };
  return { type: 'UNDERSTOOD', turn };
};

/** Flow may have heard itself: known words, or unknown ones that ended when Flow stopped. Longer sounds come from a person. */
const isStrange = ({ decision, cutShort }: Taken): boolean =>
  isFlow(decision) || (decision.kind === 'missed' && cutShort);

const isFlow = (decision: Decision): boolean =>
  decision.kind === 'nothing' && (decision.why === 'echo' || decision.why === 'itself');

const remembered = 90_000;

/** Echoes before Flow suggests headphones. */
const mostEchoes = 2;

/** First-pass results and silence prove nothing about the service. */
const isWhole = ({ decision, hurried }: Taken): boolean => !hurried && decision.kind !== 'nothing';

const noteOf = ({ decision, transcript }: Taken, echoes: number): string | null => {
  if (!isFlow(decision)) return null;
  if (echoes >= mostEchoes) return say.headphones;
  return transcript.agreed ? say.inTheMail(transcript.text) : null;
};
