// HTML as lines of what a reader would see.
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Line } from './line.ts';

/** The visible lines of an HTML body. */
export const htmlToLines = (html: string): Line[] => {
  const lines: Line[] = [];
  const open: DefaultTreeAdapterTypes.Node[] = [parse(html)];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('value' in node) lines.push({ text: node.value, depth: 0, typed: false });
    if ('childNodes' in node && !['style', 'script', 'title'].includes(node.nodeName)) {
      open.push(...node.childNodes.toReversed());
    }
  }
  return lines;
};
