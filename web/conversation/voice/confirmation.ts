// A yes counts only soon after Flow's own voice finishes the question.
import { isOrdinal } from '#language/engine/answer.ts';
import { plainWords } from '#language/engine/normalize.ts';
import { resembles, type Spoken } from './echo-filter.ts';
import { isSoft } from './stop-family.ts';

export type Answered = {
  asked: string;
  /** An answer from before this time belongs to another question. */
  askedAt?: number | undefined;
  answered: readonly string[];
  spoken: readonly Spoken[];
  began: number;
  heard: string;
  /** Undo can revert the action. */
  reversible: boolean;
  /** Flow has no sound and asks on the screen only. */
  silent: boolean;
};

/**
 * `unasked`: Flow did not finish the question. `unheard`: there is no sound, and the person must confirm by hand. `early`: Flow still
 * spoke. `late`: too long ago. `soft`: the word is too weak a yes. `echo`: Flow read the same words.
 */
export type Unsure = 'unasked' | 'unheard' | 'early' | 'late' | 'soft' | 'echo';

/** Null if the answer counts. */
export const troubleOf = (given: Answered): Unsure | null => {
  const { asked, askedAt, answered, spoken, began, heard, reversible } = given;
  const end = endOf(asked, askedAt ?? Number.NEGATIVE_INFINITY, spoken);
  if (end === null) return unheard(given);
  if (spoken.some(({ from, to }) => from <= began && began < to)) return 'early';
  if (began - end > answerWithin) return 'late';
  if (!reversible && isSoft(heard)) return 'soft';
  return !reversible && echoes(heard, [asked, ...answered], spoken, began) ? 'echo' : null;
};

/** Without sound the person reads the question, and no mail can speak the answer. */
const unheard = ({ silent, reversible }: Answered): Unsure | null => {
  if (!silent) return 'unasked';
  return reversible ? null : 'unheard';
};

/**
 * Accepts a choice soon after Flow's own voice finishes the question. The question must name the choice, or the person must use a
 * number.
 */
export const isChosen = ({
  asked,
  askedAt,
  spoken,
  began,
  heard,
}: Omit<Answered, 'answered' | 'reversible' | 'silent'>): boolean => {
  const end = endOf(asked, askedAt ?? Number.NEGATIVE_INFINITY, spoken);
  if (end === null || began < end || began - end > answerWithin || spoken.some(({ to }) => to > end)) return false;
  return isOrdinal(heard) || resembles(plainWords(heard), plainWords(asked));
};

/** Null if Flow's own voice did not finish the question. A quoted mail may end in the same words. */
const endOf = (asked: string, askedAt: number, spoken: readonly Spoken[]): number | null => {
  const last = plainWords(asked).slice(-3).join(' ');
  const said = spoken.findLast(
    ({ text, to, by }) => by !== 'quote' && to >= askedAt && plainWords(text).join(' ').endsWith(last),
  );
  return said?.to ?? null;
};

/** The question and Flow's replies may name the answer. The mail before it may not. */
const echoes = (heard: string, answered: readonly string[], spoken: readonly Spoken[], began: number): boolean => {
  const own = answered.map((one) => plainWords(one).join(' '));
  const others = spoken
    .filter(({ to }) => to >= began - 30_000)
    .map(({ text }) => plainWords(text).join(' '))
    .filter((text) => !own.some((one) => one.includes(text)));
  return resembles(plainWords(heard), others.join(' ').split(' '));
};

/** Milliseconds. */
export const answerWithin = 8000;
