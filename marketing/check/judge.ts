// Judges every page by the rules that need no browser. `marketing:check`, the build and `npm test` share it.
import { readContent } from '#marketing/content/read.ts';
import { exampleFaults, spokenIn } from './examples.ts';
import { figureFaults } from './figures.ts';
import { mostShared, type Pair, sequencesOf, worstPairs } from './similarity.ts';
import { easeOf, styleFaults } from './style.ts';
import { countWords } from './texts.ts';
import { loadModels } from './understood.ts';

export type Judged = {
  family: string;
  id: string;
  faults: string[];
  /** Null where the file is no page. */
  measured: { words: number; ease: number; examples: number; worst: Pair | null } | null;
};

/** `root`: of the checkout. `folder`: of the content. */
export const judgePages = async (root: string, folder?: string): Promise<Judged[]> => {
  loadModels(root);
  const read = await readContent(folder);
  const pages = read.flatMap(({ of }) => (of === null ? [] : [of]));
  const worst = worstPairs(sequencesOf(pages));
  const lines = repeated(pages.map(({ page }) => [page.id, page.hero.line]));
  return read.map(({ family, id, of, faults }) => {
    if (of === null) return { family, id, faults, measured: null };
    const pair = worst.get(of.page.id) ?? null;
    return {
      family,
      id,
      faults: [
        ...faults,
        ...styleFaults(of),
        ...figureFaults(of),
        ...exampleFaults(of),
        ...(lines.get(of.page.id) ?? []),
        ...(pair === null ? [] : pairFaults(pair)),
      ],
      measured: { words: countWords(of.page), ease: easeOf(of.page), examples: spokenIn(of).length, worst: pair },
    };
  });
};

/** Ten are enough to see the pattern. */
const shown = 10;

const pairFaults = ({ other, share, sequences }: Pair): string[] => {
  if (share <= mostShared) return [];
  const more = sequences.length > shown ? [`  and ${sequences.length - shown} more`] : [];
  return [
    `shares ${percent(share)} of its five-word sequences with ${other}, and ${percent(mostShared)} is the most:`,
    ...sequences.slice(0, shown).map((one) => `  ${one}`),
    ...more,
  ];
};

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Hero lines are all different. */
const repeated = (lines: readonly (readonly [string, string])[]): Map<string, string[]> => {
  const holders = Map.groupBy(lines, ([, line]) => line.toLowerCase());
  return new Map(
    lines.map(([id, line]) => {
      const others = (holders.get(line.toLowerCase()) ?? []).filter(([other]) => other !== id);
      return [id, others.map(([other]) => `hero.line is also that of ${other}`)];
    }),
  );
};
