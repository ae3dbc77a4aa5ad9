// Flow's reading of a sentence: the command's short form, and its details in one line.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dayOf, minutesOf } from '#domain/day.ts';
import { parseAfterSend } from '#language/after-send.ts';
import { loadIntentModel } from '#language/classifier/loaded-intent-model.ts';
import { momentOf } from '#language/engine/slots/moment.ts';
import { requestLine } from '#language/evaluation/calendar.ts';
import { shortFor } from '#language/evaluation/score.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand } from '#language/understand.ts';
import { loadTaskModel } from '#language/unsupported/loaded-task-model.ts';

/** `details` is empty where there are none. */
export type Understood = { command: string; details: string };

/** Flow's models, as the app loads them. Call it once before `understoodOf`. */
export const loadModels = (root: string): void => {
  loadIntentModel(readFileSync(path.join(root, 'language/model/intents.bin')));
  loadTaskModel(readFileSync(path.join(root, 'language/model/weights.bin')));
};

export const understoodOf = (words: string, situation: Situation): Understood => {
  const then = parseAfterSend(words, situation);
  if (then !== null) return { command: 'after-send', details: flat(then.next, 'then', situation).join('; ') };
  const intent = understand(words, situation);
  return { command: shortFor(intent), details: detailsOf(intent, situation).join('; ') };
};

const detailsOf = (intent: ParsedUtterance, situation: Situation): string[] => {
  if (intent.kind === 'agenda' || intent.kind === 'event') return requestLine(intent, situation).split('; ').slice(1);
  if (intent.kind === 'several') return intent.parts.flatMap((part) => detailsOf(part, situation));
  if (intent.kind === 'fallback') return [];
  if (intent.kind === 'draft' && intent.act.kind === 'later' && intent.act.when !== null)
    return [`when: ${moment(momentOf(intent.act.when, situation.now, situation.zone), situation)}`];
  return flat(intent, '', situation);
};

/** Every value with its name, but for names of kinds, ids and what is absent. */
const flat = (value: unknown, name: string, situation: Situation): string[] => {
  if (value === null || value === undefined || value === false || silent.has(name)) return [];
  if (typeof value !== 'object') return [`${name}: ${written(value, situation)}`];
  if (Array.isArray(value)) return value.flatMap((one) => flat(one, name, situation));
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, key, situation));
};

const silent: ReadonlySet<string> = new Set(['kind', 'by', 'threadIds', 'threadId', 'commandId', 'about', 'label']);

const written = (value: unknown, situation: Situation): string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? moment(new Date(value), situation) : String(value);

const moment = (at: Date, { zone }: Situation): string => {
  const minutes = minutesOf(at, zone);
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return `${dayOf(at, zone)} ${clock}`;
};
