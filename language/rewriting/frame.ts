// What an instruction to answer says: its stance, and each condition. A draft must keep both.
import { politeOnly } from '#language/en/rewriting/fact-words.ts';
import { conditionLead, stances } from '#language/en/rewriting/frame-words.ts';

export type Stance = 'yes' | 'no' | 'later' | 'thanks' | 'tell';

/** `conditions`: the words from each 'but', 'unless' or 'not before' to the next, as said. */
export type Frame = { stance: Stance; conditions: readonly string[] };

export const frameOf = (instruction: string): Frame => {
  const said = instruction.trim().replace(politeOnly, ' ');
  const stance = stances.find(([one]) => one.test(said))?.[1] ?? 'tell';
  const starts = [...said.matchAll(conditionLead)].map(({ index }) => index);
  return {
    stance,
    conditions: starts.map((from, nth) =>
      said
        .slice(from, starts[nth + 1] ?? said.length)
        .replace(/^[, ]+/, '')
        .trim(),
    ),
  };
};
