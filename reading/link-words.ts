// The possible looks of a link: with and without its hidden parts, with the text that styles add, and turned around.
import { generatedFor, type StyleSheet } from './cascade.ts';
import { attributeOf, type Element, isElement } from './html-tree.ts';
import { backwards, turned } from './named-hosts.ts';
import { allUncertainties, type ComputedStyle, isVisible, type StyleResolver } from './visibility.ts';

export type Seen = { sheet: StyleSheet; resolveStyle: StyleResolver };

type Chunk = { text: string; kind: 'typed' | 'added'; shown: 'yes' | 'perhaps' | 'no' };

/** `style` is the link's own. */
export const linkWords = (link: Element, style: ComputedStyle, seen: Seen): string[] => {
  const chunks = chunksOf(link, style, seen);
  const isOdd = (chunk: Chunk): boolean => chunk.kind === 'added' || chunk.shown !== 'yes';
  const lists = chunks.some(isOdd)
    ? [
        chunks,
        chunks.filter(({ shown }) => shown !== 'no'),
        chunks.filter(({ shown }) => shown === 'yes'),
        chunks.filter(({ kind }) => kind === 'typed'),
        chunks.filter(({ kind, shown }) => kind === 'typed' && shown === 'yes'),
        chunks.filter(({ kind, shown }) => kind === 'added' && shown !== 'no'),
      ]
    : [chunks];
  const texts = lists.flatMap((list) => textsOf(list));
  return [...new Set(texts)];
};

const textsOf = (chunks: readonly Chunk[]): string[] => {
  const text = chunks.map((chunk) => chunk.text).join('');
  const runs = chunks.map((chunk) => chunk.text.trim()).filter(Boolean);
  return [
    text,
    // Only then does a style or an attribute turn letters around.
    ...(text === turned(text) ? [] : [turned(text)]),
    ...(runs.length > 1 && runs.length <= mostRuns ? [runs.toReversed().join('')] : []),
  ];
};

const mostRuns = 12;
const mostChunks = 200;

const chunksOf = (link: Element, style: ComputedStyle, seen: Seen): Chunk[] => {
  const chunks: Chunk[] = [];
  collect(link, { style, isTurned: false }, { chunks, seen });
  return chunks;
};

type Within = { style: ComputedStyle; isTurned: boolean };
type Into = { chunks: Chunk[]; seen: Seen };

/** `style` is the element's own. */
const collect = (element: Element, { style, isTurned: wasTurned }: Within, into: Into): void => {
  const { chunks, seen } = into;
  if (chunks.length >= mostChunks) return;
  const isTurned = wasTurned || isTurning(element, seen.sheet);
  if (element.tagName === 'img') chunks.push({ text: attributeOf(element, 'alt') ?? '', kind: 'typed', shown: 'yes' });
  chunks.push(...added(element, seen.sheet, isTurned));
  for (const child of isTurned && !wasTurned ? element.childNodes.toReversed() : element.childNodes) {
    if (isElement(child)) collect(child, { style: seen.resolveStyle(child, style), isTurned }, into);
    else if ('value' in child) chunks.push(typed(child.value, style, isTurned));
  }
};

const typed = (text: string, style: ComputedStyle, isTurned: boolean): Chunk => ({
  text: isTurned ? backwards(text) : text,
  kind: 'typed',
  shown: shownAs(style),
});

const shownAs = (style: ComputedStyle): Chunk['shown'] => {
  if (!isVisible(style)) return 'no';
  return allUncertainties(style).length > 0 ? 'perhaps' : 'yes';
};

/** The strings that styles write before and after the element. */
const added = (element: Element, sheet: StyleSheet, isTurned: boolean): Chunk[] => {
  const declared = generatedFor(element, sheet).filter(({ property }) =>
    /^(?:content|quotes|list-style.*)$/.test(property),
  );
  const own = /["']/.test(attributeOf(element, 'style') ?? '') ? [attributeOf(element, 'style') ?? ''] : [];
  return [...declared.map(({ value }) => value), ...own]
    .map((value) =>
      [...value.matchAll(/"((?:\\.|[^"])*)"|'((?:\\.|[^'])*)'/g)].map((match) => match[1] ?? match[2] ?? '').join(''),
    )
    .filter((text) => text.trim() !== '')
    .map((text) => ({ text: isTurned ? backwards(text) : text, kind: 'added', shown: 'yes' }));
};

/** An override of the direction of text, in a style or an attribute. */
const isTurning = (element: Element, { turning }: StyleSheet): boolean =>
  (element.tagName === 'bdo' && attributeOf(element, 'dir')?.toLowerCase() === 'rtl') ||
  /(?:bidi|isolate)-override/i.test(attributeOf(element, 'style') ?? '') ||
  turning;
