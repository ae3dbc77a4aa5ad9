/**
 * Keeps React going on a page that the browser translates. Translation replaces text nodes that React still holds, and React would throw
 * when it removes one or inserts before one. See https://github.com/facebook/react/issues/11538.
 */
export const tolerateTranslation = (): void => {
  if (typeof Node === 'undefined') return;
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) return child;
    removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    insertBefore.call(this, child, before?.parentNode === this ? before : null);
    return child;
  };
};
