// Parses HTML within a budget of work, and gives up on mail designed to be slow.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

const mostNodes = 250_000;
/** Depth times tags: the most that the parser's searches through its open elements can cost. */
const mostSearching = 400_000_000;

/** Null if the document has more nesting or repetition than any real mail. */
export const treeOf = (html: string): Node[] | null => {
  const tags = html.split('<').length;
  let nodes = 0;
  let depth = 0;
  const spend = (): void => {
    nodes += 1;
    // Throwing is the only way out of the parser. The one catch is below.
    if (nodes > mostNodes || depth * tags > mostSearching) throw new RangeError('html.too-large');
  };
  try {
    // The frame runs no scripts, so it shows the content of <noscript>.
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

export type Siblings = { elements: readonly Element[]; places: ReadonlyMap<Element, number> };

/** The elements among a node's children, optionally of one name. */
export const siblingsOf = (parent: Parent, tagName = ''): Siblings => {
  const byName = siblingsByParent.get(parent) ?? new Map<string, Siblings>();
  siblingsByParent.set(parent, byName);
  const known = byName.get(tagName);
  if (known) return known;
  const elements = parent.childNodes
    .filter((node) => isElement(node))
    .filter((element) => tagName === '' || element.tagName === tagName);
  const siblings = { elements, places: new Map(elements.map((element, place) => [element, place])) };
  byName.set(tagName, siblings);
  return siblings;
};

const siblingsByParent = new WeakMap<Parent, Map<string, Siblings>>();
