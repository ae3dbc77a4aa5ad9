// Words of a content file as a reader sees them: typographic quotes, spoken sentences in the reader's hand, sources as small numbers.
import { Fragment, type ReactNode } from 'react';
import { typographic } from './typography.ts';
import styles from './words.module.css';

/** `sources`: the names in the order of the page's list. */
export const Words = ({ text, sources = [] }: { text: string; sources?: readonly string[] }): ReactNode =>
  partsOf(text).map((part, at) => (
    // The order never changes.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {part.kind === 'said' && <span className={styles.said}>“{typographic(part.text)}”</span>}
      {part.kind === 'source' && <Mark name={part.text} sources={sources} />}
      {part.kind === 'text' && typographic(part.text)}
    </Fragment>
  ));

const Mark = ({ name, sources }: { name: string; sources: readonly string[] }) => (
  <sup className={styles.mark}>
    <a href={`#source-${name}`} aria-label={`Source ${sources.indexOf(name) + 1}`}>
      {sources.indexOf(name) + 1}
    </a>
  </sup>
);

type Part = { kind: 'text' | 'said' | 'source'; text: string };

const partsOf = (text: string): Part[] =>
  text
    .split(/("[^"]+"| ?\[[a-z0-9-]+\])/)
    .filter((part) => part !== '')
    .map((part): Part => {
      if (part.startsWith('"')) return { kind: 'said', text: part.slice(1, -1) };
      const source = /^ ?\[([a-z0-9-]+)\]$/.exec(part)?.[1];
      return source === undefined ? { kind: 'text', text: part } : { kind: 'source', text: source };
    });
