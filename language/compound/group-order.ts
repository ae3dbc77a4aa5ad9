// Orders a command group, decides whether it needs a confirmation, and whether it is a group at all.
import { isGrave } from '#language/intents/gravity.ts';
import type { Intent, IntentGroup, ParsedUtterance } from '#language/intents/intent.ts';
import { asksFirst } from './group-rules.ts';
import { type GroupState, movesTwice } from './group-state.ts';

/** Commands that ask come last. A destructive group, or one that moves a mail twice, needs a confirmation. */
export const orderGroup = (scene: GroupState): ParsedUtterance | null => {
  const said = saidOnce(scene.parts.map(({ of }) => of));
  const merged = untilThen(said) ?? saidAgain(said);
  if (merged) return merged;
  const others = said.filter((of) => !asksFirst(of));
  if (isSame(said) || isMoved(said, others)) return null;
  const several: IntentGroup = { kind: 'several', parts: [...others, ...said.filter(asksFirst)] };
  return isGrave(several) || movesTwice(scene) ? { kind: 'unsure', meant: several } : several;
};

/** 'Archive it and remind me on Friday' is one command. */
const untilThen = (said: readonly Intent[]): Intent | null => {
  const [one, other] = said.toSorted((a, b) => kindOf(a).localeCompare(kindOf(b)));
  if (said.length !== 2 || one?.kind !== 'command' || other?.kind !== 'command') return null;
  const { command } = other;
  if (one.command.kind !== 'archive' || command.kind !== 'remind') return null;
  if (command.args.threadIds.join() !== one.command.args.threadIds.join()) return null;
  return { ...other, command: { kind: 'remind', args: { ...command.args, archive: true } } };
};

/** In 'I've seen it, so mark it as read and archive it', the reason and the order are one command. */
const saidOnce = (said: readonly Intent[]): Intent[] =>
  said.filter(
    (of, at) => of.kind !== 'command' || !said.slice(0, at).some((one) => JSON.stringify(one) === JSON.stringify(of)),
  );

const saidAgain = ([first, ...others]: readonly Intent[]): Intent | null =>
  first && others.every((of) => JSON.stringify(of) === JSON.stringify(first)) ? first : null;

const isSame = (said: readonly Intent[]): boolean => {
  const [first, ...others] = said.map(nameOfIntent);
  return (
    others.every((of) => of === first) || said.some((of) => asksFirst(of) && said.some((one) => isTimeOf(one, of)))
  );
};

const nameOfIntent = (of: Intent): string => {
  if (of.kind !== 'control') return JSON.stringify(of);
  return goesOn.has(of.control.kind) ? 'go on' : of.control.kind;
};

const goesOn: ReadonlySet<string> = new Set(['resume', 'start', 'read']);

const isTimeOf = (one: Intent, asked: Intent): boolean =>
  one.kind === 'command' &&
  asked.kind === 'control' &&
  'command' in asked.control &&
  asked.control.command === one.command.kind;

/** After moving on, Flow asks no question about the mail before. */
const isMoved = (said: readonly Intent[], others: readonly Intent[]): boolean => {
  const last = said.at(-1);
  if (others.length === said.length || last === undefined || asksFirst(last)) return false;
  return others.some(({ kind }) => kind !== 'command');
};

const kindOf = (of: Intent): string => (of.kind === 'command' ? of.command.kind : of.kind);
