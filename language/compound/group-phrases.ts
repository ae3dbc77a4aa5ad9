// One of several commands as a phrase of its own, said of the mail that they speak of by then: this one, the next one, or that one too.
import { endsInNext, points, theNext, theSameWith, tooBehind, trailsOff } from '#language/en/compound/group-words.ts';
import type { Intent, ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { asksFirst, isSingleIntent, mayEnd, mayGoBefore } from './group-rules.ts';
import { afterIntent, type GroupState, nextMailAt, situationAt } from './group-state.ts';

/** Understands one part without the others. */
export type ParseAlone = (part: string, situation: Situation) => ParsedUtterance;

export const most = 4;

type How = { alone: ParseAlone; isLast: boolean };

/** Null if it is no whole phrase, or may not stand here. */
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
  let found: GroupState | null = scene;
  for (let nth = 0; found && nth < times; nth += 1) found = again(found, before, alone);
  return found && found.parts.length <= most ? found : null;
};

/** 'Archive this and the next one' is of two mails; 'archive and the next one' goes on. */
const timesIn = (words: string, isPointed: boolean): number | null => {
  const found = theSameWith.exec(words);
  if (!found) return null;
  const [, count, mail, the, too] = found;
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
  const found = alone(words, situationAt(scene, place));
  return found.kind === 'command' && mayGoBefore(found) ? afterIntent(scene, found, place, words) : null;
};

const phrased = (plain: string, scene: GroupState, how: How): GroupState | null => {
  if (trailsOff.test(plain)) return null;
  for (const words of waysOf(plain)) {
    const found = how.alone(words, situationAt(scene, scene.topic));
    if (isSingleIntent(found) && mayStand({ found, words }, scene, how.isLast))
      return afterIntent(scene, found, scene.topic, words);
  }
  return null;
};

/** 'Star the next one', by the phrase for this one. */
const ofTheNext = (plain: string, scene: GroupState, { alone, isLast }: How): GroupState | null => {
  const said = waysOf(plain).at(-1) ?? plain;
  if (!theNext.test(said)) return null;
  const words = said.replace(theNext, 'this one');
  const place = nextMailAt(scene);
  const found = alone(words, situationAt(scene, place));
  if (!isSingleIntent(found) || !isOfMail(found)) return null;
  return mayStand({ found, words }, scene, isLast) ? afterIntent(scene, found, place, words) : null;
};

const isOfMail = (found: Intent): boolean =>
  found.kind === 'command' || (found.kind === 'control' && 'threadId' in found.control);

const waysOf = (plain: string): string[] => {
  if (endsInNext.test(plain)) return [plain, `${plain} one`];
  return tooBehind.test(plain) ? [plain, plain.replace(tooBehind, '')] : [plain];
};

const mayStand = ({ found, words }: { found: Intent; words: string }, scene: GroupState, isLast: boolean): boolean => {
  if (mayGoBefore(found)) return true;
  if (asksFirst(found)) return !scene.parts.some(({ of }) => asksFirst(of));
  return isLast && mayEnd(found, { words, isAtPlay: scene.topic === scene.at, isHeard: scene.topic === 0 });
};
