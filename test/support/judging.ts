import { states } from '#language/evaluation/score.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { Transcript } from '#web/audio/stt/recogniser.ts';
import type { Decision, Moment } from '#web/conversation/voice/judge.ts';

export const reading: Situation = {
  ...states.mail,
  lastActedOn: null,
  drafting: { step: 'none', sending: null },
};
export const asking: Situation = { ...reading, question: { kind: 'yes-no', act: 'unsubscribe' } };
export const bulk: Situation = { ...reading, confirming: 'archive' };
export const ready: Situation = { ...reading, drafting: { step: 'ready', sending: null } };
export const writing: Situation = { ...reading, drafting: { step: 'writing', sending: null } };
export const held: Situation = { ...reading, drafting: { step: 'none', sending: 'held' } };

export const said = (text: string, from: number, to: number) => ({ text, from, to });

export const heard = (text: string, over: Partial<Transcript> = {}): Transcript => ({
  text,
  agreed: true,
  engine: 'embedded',
  grammar: text,
  general: text,
  own: null,
  ...over,
});
export const general = (text: string): Transcript => heard(text, { agreed: false, grammar: null });

/** Flow goes silent a quarter of a second into speech over it. */
export const moment = (over: Partial<Moment> = {}): Moment => {
  const { began = 5000, seconds = 0.8, spoken = [said('A quiet sentence about nothing.', 1000, 9000)] } = over;
  return {
    situation: reading,
    began,
    seconds,
    ended: began + 1000 * seconds,
    echoing: false,
    silent: false,
    asked: null,
    answered: [],
    ...over,
    spoken: spoken.map((one) => ({ ...one, to: Math.min(one.to, began + 250) })),
  };
};
/** After Flow's own voice finished a question. */
export const after = (situation: Situation, asked: string, ms: number, more: Partial<Moment> = {}): Moment =>
  moment({ situation, asked, answered: [asked], spoken: [said(asked, 1000, 4000)], began: 4000 + ms, ...more });

export const short = (decision: Decision): string =>
  decision.kind === 'obey' || decision.kind === 'ask'
    ? `${decision.kind} ${nameOf(decision.intent)}`
    : decision.kind === 'again'
      ? `again ${decision.unsure}`
      : decision.kind === 'nothing'
        ? `nothing ${decision.why}`
        : decision.kind;

export const nameOf = (of: Extract<Decision, { kind: 'obey' }>['intent']): string => {
  if (of.kind === 'command') return of.command.kind;
  if (of.kind === 'control') return of.control.kind;
  if (of.kind === 'draft') return of.act.kind;
  if (of.kind === 'answer' || of.kind === 'bulk-answer') return of.answer.kind;
  return of.kind;
};
