// Counts the house dialect in comments and test names: inverted sentences and passives without an agent.
import { parseSync } from 'vite';

export type Prose = { words: number; marks: number; commentLines: number; lines: number; worst: readonly string[] };

/** The words, dialect marks and comment lines of a source file. `file` decides whether it has test names. */
export const proseOf = (file: string, text: string): Prose => {
  const comments = commentsIn(file, text);
  const texts = [...comments.map(({ words }) => words), ...(isTest.test(file) ? testNamesIn(text) : [])];
  const marked = texts.map((words) => ({ words, count: marksIn(words) }));
  return {
    words: texts.reduce((sum, words) => sum + wordsIn(words), 0),
    marks: marked.reduce((sum, { count }) => sum + count, 0),
    commentLines: comments.reduce((sum, { lines }) => sum + lines, 0),
    lines: text.split('\n').length,
    worst: marked.filter(({ count }) => count > 0).map(({ words }) => `${file}: ${words.slice(0, 120)}`),
  };
};

/** Each identifier that a source file declares or uses, once. */
export const identifiersIn = (file: string, text: string): readonly string[] => {
  const names = new Set<string>();
  collectNames(parseSync(file, text).program, names);
  return [...names];
};

const collectNames = (node: unknown, into: Set<string>): void => {
  if (typeof node !== 'object' || node === null) return;
  if (isIdentifier(node)) into.add(node.name);
  for (const value of Object.values(node)) collectNames(value, into);
};

const isIdentifier = (node: object): node is { name: string } =>
  'type' in node && String(node.type).endsWith('Identifier') && 'name' in node && typeof node.name === 'string';

/** The words of a name in camel case, in lower case. */
export const wordsOfName = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[ _$]+/)
    .map((word) => word.toLowerCase());

export const marksIn = (words: string): number =>
  markers.reduce((sum, marker) => sum + (words.match(marker)?.length ?? 0), 0);

const markers: readonly RegExp[] = [
  /(?:^|[.;:] )(?:Of|Who|What)\b(?![^.]*\?)/g,
  /\b(?:whoever|whom)\b/gi,
  /\b(?:is|are|was|were|be) told\b/gi,
  /\b(?:is|are|was|were|be) had\b/gi,
  /\b(?:is|are|was|were|be) meant\b/gi,
  /\banew\b/gi,
  /\bbeside\b/gi,
  /\b(?:nobody|none|no one)\b[^.]{0,40}\bthat\b/gi,
];

const isTest = /\.(?:test|full|voice|acoustic)\.tsx?$/;

const commentsIn = (file: string, text: string): { words: string; lines: number }[] =>
  parseSync(file, text)
    .comments.filter(({ value }) => !directive.test(value))
    .map(({ value }) => ({ words: value.replaceAll(/\s*\n\s*\*? ?/g, ' ').trim(), lines: value.split('\n').length }));

const directive = /^\*?\s*(?:oxlint|biome|@vite|@__PURE__|#__PURE__|@ts-|\/)/;

/** Names of `test`, `describe` and `test.each(…)`, whose table may end on an earlier line. */
const testNamesIn = (text: string): string[] =>
  [...text.matchAll(testName)].map(([, , name = '']) => name.replaceAll(/\\(.)/g, '$1'));

const testName = /(?:\b(?:test|describe)(?:\.\w+)*|^\s*\]\)|\beach\([^\n]*\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gm;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
