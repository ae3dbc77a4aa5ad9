// HTML as a tree, made within an allowance of work, so that mail built to be slow is given up instead of waited for.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

const mostNodes = 250_000;
/** Depth times tags: what the parser's searches through its open elements can cost at most. */
const mostSearching = 400_000_000;

/** The top nodes of a document; null where it is nested or repeated beyond what any real mail is. */
export const treeOf = (html: string): Node[] | null => {
  const tags = html.split('<').length;
  let nodes = 0;
  let depth = 0;
  const spend = (): void => {
    nodes += 1;
    // The parser can only be left by throwing through it; the one catch is below.
    if (nodes > mostNodes || depth * tags > mostSearching) throw new RangeError('html.too-large');
  };
  try {
    // Without scripting, as the frame shows mail: what stands in <noscript> is seen.
    const document = parse(html, {
      scriptingEnabled: false,
      treeAdapter: {
        ...defaultTreeAdapter,
        createElement: (tagName, namespace, attributes) => {
          spend();
          return defaultTreeAdapter.createElement(tagName, namespace, attributes);
        },
        onItemPush: () => {
          depth += 1;
          spend();
        },
        onItemPop: () => {
          depth -= 1;
        },
      },
    });
    return document.childNodes;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

export const isElement = (node: Node | Parent | null): node is Element => node !== null && 'tagName' in node;

export const attributeOf = (element: Element, name: string): string | null =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? null;

export const parentOf = (element: Element): Element | null =>
  isElement(element.parentNode) ? element.parentNode : null;

/** An element's place among its parent's elements, from 1, and how many there are. */
export const elementIndex = (element: Element): { index: number; count: number } => {
  const parent = element.parentNode;
  if (parent === null) return { index: 1, count: 1 };
  let places = placesByParent.get(parent);
  if (!places) {
    places = new Map(parent.childNodes.filter((node) => isElement(node)).map((node, index) => [node, index + 1]));
    placesByParent.set(parent, places);
  }
  return { index: places.get(element) ?? 1, count: places.size };
};

/** Counted once for each parent; trees are never changed after they are made. */
const placesByParent = new WeakMap<Parent, Map<Node, number>>();
