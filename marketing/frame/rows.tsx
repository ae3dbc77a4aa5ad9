// The ten rows of a comparison, the same on every page, and whom each product suits.
import type { Comparison, Row } from '#marketing/families/comparison.ts';
import { flowRows } from '#marketing/families/flow-rows.ts';
import { brand } from '#web/brand.ts';
import { dateWords } from './dates.ts';
import styles from './parts.module.css';
import { plain } from './typography.ts';
import { Words } from './words.tsx';

export const Rows = ({ page }: { page: Comparison }) => (
  <section className={styles.part}>
    <h2 className="flare">Ten rows, side by side</h2>
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{brand.name}</th>
          <th scope="col">{plain(page.title)}</th>
        </tr>
      </thead>
      <tbody>
        {rowNames.map((row) => (
          <tr key={row}>
            <th scope="row">{flowRows[row].name}</th>
            <td data-of={brand.name}>
              <Words text={flowRows[row].flow} />
            </td>
            <td data-of={plain(page.title)}>
              <Words text={page.rows[row]} sources={(page.sources ?? []).map(({ name }) => name)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={styles.note}>
      {page.ended !== undefined && `${plain(page.title)} ended in ${dateWords(page.ended)}. `}
      {plain(page.title)} is a name of {plain(page.owner)}, which has nothing to do with {brand.name}. ‘Not stated’
      means that we found no public statement. Its makers’ own words are at{' '}
      <a href={page.site} rel="nofollow">
        {new URL(page.site).hostname}
      </a>
      .
    </p>
  </section>
);

const isRow = (name: string): name is Row => Object.hasOwn(flowRows, name);
const rowNames = Object.keys(flowRows).filter(isRow);

export const Choose = ({ page }: { page: Comparison }) => (
  <section className={styles.part}>
    <div className={styles.halves}>
      <div>
        <h2 className="flare">Choose {plain(page.title)}</h2>
        <Sentences of={page.choose.them} page={page} />
      </div>
      <div>
        <h2 className={`flare ${styles.ours}`}>Choose {brand.name}</h2>
        <Sentences of={page.choose.flow} page={page} />
      </div>
    </div>
  </section>
);

const Sentences = ({ of, page }: { of: readonly string[]; page: Comparison }) =>
  of.map((text) => (
    <p key={text} className={styles.reason}>
      <Words text={text} sources={(page.sources ?? []).map(({ name }) => name)} />
    </p>
  ));
