// What came of a turn is told to the machine, the screen and the record; and what the person should know of it is said in a sentence.
import { Problem, type ProblemCode, problems } from '#domain/problem.ts';
import { voiceReplies as say } from '#language/en/app/voice-replies.ts';
import type { Observable } from '#web/data/observable.ts';
import type { Earcon, Shown } from './conversation.ts';
import type { Verdict } from './judge.ts';
import type { Taken } from './turn-taking.ts';
import type { VoiceEvent } from './voice-events.ts';

export type TurnEnds = {
  partial: (words: string) => void;
  taken: (taken: Taken) => void;
  failed: (cause: unknown, turn: number) => void;
  tooLong: (turn: number) => void;
  tooSlow: (turn: number) => void;
  /** What was not understood last. */
  missed: () => string;
  /** Flow seems to hear itself here. */
  echoing: () => boolean;
};

type World = {
  send: (event: VoiceEvent) => void;
  shown: Observable<Shown>;
  partial: Observable<string>;
  note: (words: string | null) => void;
  earcon: (kind: Earcon) => void;
  record: (taken: Taken) => void;
  /** A mail is being read. */
  reads: () => boolean;
  /** Nobody is signed in here any more. */
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
      const { verdict, transcript, turn } = taken;
      partial.become('');
      if (verdict.kind === 'missed') missed = verdict.words;
      if (taken.interrupted && isStrange(taken)) strange = [...strange.slice(-9), performance.now()];
      if (isFlow(verdict)) echoes += 1;
      const { engine: before } = shown.current();
      const engine = isWhole(taken) ? transcript.engine : before;
      const isLesser = before !== null && before !== 'embedded' && engine === 'embedded';
      shown.become({ ...shown.current(), engine, note: isLesser ? say.lesserEars : noteOf(taken, echoes) });
      record(taken);
      // Whatever was heard, was heard by somebody.
      send({ type: 'ONLINE' });
      send(eventOf(taken, reads(), turn));
    },
    failed: (cause, turn) => {
      const code = cause instanceof Problem ? cause.code : 'speech.failed';
      if (code === 'network.offline') send({ type: 'OFFLINE' });
      if (code === 'session.missing') lapsed();
      // What is wrong and what to do stands on a card of its own.
      if (code === 'speech.no-ears') return deaf(turn);
      fail(sentences.get(code) ?? problems[code].title, turn);
    },
    tooLong: (turn) => fail(say.tooLong, turn),
    tooSlow: (turn) => fail(say.tooSlow, turn),
  };
};

/** Where the title of a problem does not tell somebody who speaks what they can do, these do. */
const sentences: ReadonlyMap<ProblemCode, string> = new Map([
  ['network.offline', say.noServer],
  ['session.missing', say.signedOut],
]);

const eventOf = ({ verdict, interrupted }: Taken, reads: boolean, turn: number): VoiceEvent => {
  if (verdict.kind === 'nothing')
    return { type: 'NOTHING', turn, exactly: verdict.why === 'backchannel' || verdict.why === 'itself' };
  if (verdict.kind === 'missed') return { type: 'MISSED', turn, reading: interrupted && reads };
  return { type: 'UNDERSTOOD', turn };
};

/**
 * Flow perhaps heard itself: its own words, or some that it does not understand and that ended as it fell silent. What went on after that was
 * a person's, who was not understood.
 */
const isStrange = ({ verdict, cutShort }: Taken): boolean => isFlow(verdict) || (verdict.kind === 'missed' && cutShort);

const isFlow = (verdict: Verdict): boolean =>
  verdict.kind === 'nothing' && (verdict.why === 'echo' || verdict.why === 'itself');

/** Milliseconds. */
const remembered = 90_000;

/** How often Flow may hear itself before headphones are spoken of. */
const mostEchoes = 2;

/** What the grammar alone heard at once, and silence, tell nothing of the service beside it. */
const isWhole = ({ verdict, hurried }: Taken): boolean => !hurried && verdict.kind !== 'nothing';

const noteOf = ({ verdict, transcript }: Taken, echoes: number): string | null => {
  if (!isFlow(verdict)) return null;
  if (echoes >= mostEchoes) return say.headphones;
  return transcript.agreed ? say.inTheMail(transcript.text) : null;
};
