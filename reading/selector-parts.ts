// The parts of a parsed selector.
import type { Element } from './html-tree.ts';
import type { Truth } from './truth.ts';

/** `anchor`: the element that `:has()` starts from. */
export type World = { allowance: { steps: number }; anchor: Element | null };

export type Test = (element: Element, world: World) => Truth;

export type Compound = { tag: string; id: string; classes: string[]; tests: Test[]; anchor: boolean };

/** `combinator` joins it to the next step, which stands to its left. */
export type Step = { compound: Compound; combinator: ' ' | '>' | '+' | '~' };

export type Selector = {
  /** The last compound first. */
  steps: Step[];
  text: string;
  specificity: number;
  /** The pseudo-element that it styles. */
  pseudo: string | null;
};

export type Matching = (element: Element, selector: Selector, world: World, at?: number) => Truth;
