// Turns one part of a group into a phrase of its own, about the mail that it refers to: this one, the next one, or that
// one too.
import { endsInNext, points, theNext, theSameWith, tooBehind, trailsOff } from '#language/en/compound/group-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import { parseWhen } from '#language/engine/slots/when.ts';
import type { Intent, ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { asksFirst, isSingleIntent, mayEnd, mayGoBefore } from './group-rules.ts';
import { afterIntent, type GroupState, nextMailAt, situationAt } from './group-state.ts';

/** Understands one part without the others. */
export type ParseAlone = (part: string, situation: Situation) => ParsedUtterance;

export const most = 4;

type How = { alone: ParseAlone; isLast: boolean };

/** Null if it is no whole phrase, or may not be here. */
export const withPart = (words: string, scene: GroupState, how: How): GroupState | null => {
  const before = scene.parts.at(-1)?.words ?? '';
  const times = timesIn(words, points.test(before));
  if (before !== '' && times !== null) return repeated({ before, times }, scene, how.alone);
  return phrased(words, scene, how) ?? ofTheNext(words, scene, how);
};

const repeated = (
  { before, times }: { before: string; times: number },
  scene: GroupState,
  alone: ParseAlone,
): GroupState | null => {
  let state: GroupState | null = scene;
  for (let nth = 0; state && nth < times; nth += 1) state = again(state, before, alone);
  return state && state.parts.length <= most ? state : null;
};

/** 'Archive this and the next one' covers two mails. 'Archive and the next one' moves on. */
const timesIn = (words: string, isPointed: boolean): number | null => {
  const match = theSameWith.exec(words);
  if (!match) return null;
  const [, count, mail, the, too] = match;
  const isSame = too !== undefined || (isPointed && (count ?? mail ?? the) !== undefined);
  if (!isSame) return null;
  return count === undefined ? 1 : (numbers.get(count.toLowerCase()) ?? null);
};

const numbers: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['2', 2],
  ['three', 3],
  ['3', 3],
]);

const again = (scene: GroupState, words: string, alone: ParseAlone): GroupState | null => {
  const place = nextMailAt(scene);
  const intent = alone(words, situationAt(scene, place));
  return intent.kind === 'command' && mayGoBefore(intent) ? afterIntent(scene, intent, place, words) : null;
};

const phrased = (plain: string, scene: GroupState, how: How): GroupState | null => {
  // A further time belongs to the command before it.
  if (trailsOff.test(plain) || (scene.parts.length > 0 && parseWhen(normalize(plain).split(' ')) !== null)) return null;
  for (const words of waysOf(plain)) {
    const intent = how.alone(words, situationAt(scene, scene.topic));
    if (isSingleIntent(intent) && mayStand({ intent, words }, scene, how.isLast))
      return afterIntent(scene, intent, scene.topic, words);
  }
  return null;
};

/** 'Star the next one', by the phrase for this one. */
const ofTheNext = (plain: string, scene: GroupState, { alone, isLast }: How): GroupState | null => {
  const said = waysOf(plain).at(-1) ?? plain;
  if (!theNext.test(said)) return null;
  const words = said.replace(theNext, 'this one');
  const place = nextMailAt(scene);
  const intent = alone(words, situationAt(scene, place));
  if (!isSingleIntent(intent) || !isOfMail(intent)) return null;
  return mayStand({ intent, words }, scene, isLast) ? afterIntent(scene, intent, place, words) : null;
};

const isOfMail = (intent: Intent): boolean =>
  intent.kind === 'command' || (intent.kind === 'control' && 'threadId' in intent.control);

const waysOf = (plain: string): string[] => {
  if (endsInNext.test(plain)) return [plain, `${plain} one`];
  return tooBehind.test(plain) ? [plain, plain.replace(tooBehind, '')] : [plain];
};

const mayStand = (
  { intent, words }: { intent: Intent; words: string },
  scene: GroupState,
  isLast: boolean,
): boolean => {
  if (mayGoBefore(intent)) return true;
  if (asksFirst(intent)) return !scene.parts.some(({ of }) => asksFirst(of));
  return isLast && mayEnd(intent, { words, isAtPlay: scene.topic === scene.at, isHeard: scene.topic === 0 });
};
