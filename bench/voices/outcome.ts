// What Flow makes of a spoken sentence, by the app's own turn detection, passes and judgement, on the audio clock.
import { requestLine } from '#language/evaluation/calendar.ts';
import { situationNamed } from '#language/evaluation/independent-states.ts';
import { detailed } from '#language/evaluation/spoken.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand } from '#language/understand.ts';
import type { Heard } from '#server/ports.ts';
import { moment } from '#test/support/judging.ts';
import { vadOn } from '#test/voice/vad.ts';
import { type Decision, judge, mayHurry } from '#web/conversation/voice/judge.ts';
import { goesOn } from '#web/conversation/voice/stop-family.ts';
import { hurriedly } from '#web/conversation/voice/turn-taking.ts';
import type { Line } from './sentences.ts';

/** `asked`: Flow asks about the right intent. `answer`: a wrong reply, question or view. `act`: a wrong change of mail or calendar. */
export type Result = 'right' | 'asked' | 'missed' | 'answer' | 'act';

/** Why a sentence is not right: which pass failed, or the turn. */
export type Cause = 'turn' | 'no pass' | 'grammar pass' | 'no agreement' | 'judgement';

export type Outcome = { result: Result; cause: Cause | null; heard: readonly Heard[] };

export type Hear = (samples: Float32Array) => Promise<Heard>;

export const outcomeOf = async (line: Line, sound: Float32Array, hear: Hear): Promise<Outcome> => {
  const turns = await turnsIn(sound, hear);
  const situation = situationNamed(line.state);
  const results = turns.map(({ heard, seconds }) => resultOf(decisionOn(heard, seconds, situation), line, situation));
  const result = worst(results.length === 0 ? [line.group === 'nobody' ? 'right' : 'missed'] : results);
  const heard = turns.map((turn) => turn.heard);
  return { result, cause: result === 'right' ? null : causeOf(heard, line, situation), heard };
};

type Turn = { heard: Heard; seconds: number };

/** Like the app, waits longer for the rest of a sentence with an open beginning. */
const turnsIn = async (sound: Float32Array, hear: Hear): Promise<Turn[]> => {
  const [first, ...others] = endedIn(sound, 'command');
  if (first === undefined) return [];
  const turn = await heardIn(first, hear);
  if (others.length > 0 && goesOn(turn.heard.text)) return allHeard(endedIn(sound, 'open'), hear);
  return [turn, ...(await allHeard(others, hear))];
};

type Speech = { samples: Float32Array; seconds: number };

const heardIn = async ({ samples, seconds }: Speech, hear: Hear): Promise<Turn> => ({
  heard: await hear(samples),
  seconds,
});

const allHeard = async (speeches: readonly Speech[], hear: Hear): Promise<Turn[]> => {
  const turns: Turn[] = [];
  for (const speech of speeches) turns.push(await heardIn(speech, hear));
  return turns;
};

const endedIn = (sound: Float32Array, endpointing: 'command' | 'open'): Speech[] => {
  let began = 0;
  return vadOn(sound, { endpointing }).flatMap((event) => {
    if (event.kind === 'started') began = event.at;
    return event.kind === 'ended' ? [{ samples: event.samples, seconds: event.speechEnd - began }] : [];
  });
};

/** The grammar's guess alone may steer, as in the app. */
const decisionOn = (heard: Heard, seconds: number, situation: Situation): Decision => {
  const isEnough = heard.grammar !== null && mayHurry(heard.grammar, situation, seconds);
  const transcript = isEnough && heard.grammar !== null ? hurriedly(heard.grammar) : heard;
  return judge(transcript, moment({ situation, spoken: [], seconds, ...asking(situation) }));
};

/** The answer follows Flow's own spoken question in time. */
const asking = ({ question, confirming, drafting }: Situation) => {
  const asks = question !== null || confirming !== undefined || drafting?.step === 'ready';
  const asked = 'Shall I do that now, as you said?';
  return asks ? { asked, answered: [asked], spoken: [{ text: asked, from: 1000, to: 4000 }], began: 5000 } : {};
};

const resultOf = (decision: Decision, line: Line, situation: Situation): Result => {
  if (line.group === 'nobody') return toNobody(decision);
  // Flow puts its open question again.
  if (decision.kind === 'again') return line.group === 'answer' && decision.unsure === 'unsure' ? 'asked' : 'missed';
  return 'intent' in decision ? ofIntent(decision, line, situation) : 'missed';
};

type WithIntent = Extract<Decision, { intent: ParsedUtterance }>;

const ofIntent = ({ kind, intent }: WithIntent, { words }: Line, situation: Situation): Result => {
  const same = lineOf(intent, situation) === lineOf(understand(words, situation), situation);
  if (kind === 'ask') return same ? 'asked' : 'missed';
  if (same) return 'right';
  return changes(intent) ? 'act' : 'answer';
};

const toNobody = (decision: Decision): Result => {
  if (decision.kind === 'ask') return 'asked';
  if (decision.kind !== 'obey' && decision.kind !== 'stop') return 'right';
  return changes(decision.intent) ? 'act' : 'answer';
};

/** What Flow would do, as a line: two with the same line do the same. Each kind of yes confirms what Flow asked. */
const lineOf = (of: ParsedUtterance, situation: Situation): string => {
  const intent = of.kind === 'unsure' ? of.meant : of;
  return `${detailed(intent)}; ${requestLine(intent, situation)}`.replaceAll('bare-yes', 'yes');
};

const changes = (intent: ParsedUtterance): boolean => {
  if (intent.kind === 'several') return intent.parts.some(changes);
  if (intent.kind === 'draft') return intent.act.kind === 'send' || intent.act.kind === 'discard';
  if (intent.kind === 'answer' || intent.kind === 'bulk-answer') return intent.answer.kind !== 'no';
  return ['command', 'bulk', 'take-back', 'event', 'unsure'].includes(intent.kind);
};

const order: readonly Result[] = ['act', 'answer', 'missed', 'asked', 'right'];

const worst = (results: readonly Result[]): Result => order.find((one) => results.includes(one)) ?? 'missed';

const causeOf = (heard: readonly Heard[], { words, group }: Line, situation: Situation): Cause => {
  const [only, more] = heard;
  if (only === undefined || more !== undefined) return 'turn';
  const wanted = lineOf(understand(words, situation), situation);
  const means = (text: string | null): boolean =>
    text !== null && group !== 'nobody' && lineOf(understand(text, situation), situation) === wanted;
  if (means(only.grammar)) return only.agreed ? 'judgement' : 'no agreement';
  return means(only.general) || means(only.own) ? 'grammar pass' : 'no pass';
};
