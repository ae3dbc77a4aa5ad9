// The list of public pages with a search and an order.
import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import type { WrittenPage } from '#web/data/written-pages.ts';
import { numberHere } from '#web/formats.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { isOrder, listed, type Order, orders } from './order.ts';
import styles from './seo-dashboard.module.css';

export function PageList({ pages }: { pages: readonly WrittenPage[] }) {
  const [words, search] = useState('');
  const [order, sort] = useState<Order>('category');
  const shown = listed(pages, words, order);
  return (
    <>
      <div className={styles.tools}>
        <Field
          label="Search"
          type="search"
          autoComplete="off"
          value={words}
          onChange={(event) => search(event.target.value)}
        />
        <OrderSelect order={order} onSort={sort} />
      </div>
      <p className={styles.found} role="status">
        {shown.length === 1 ? 'One page' : `${numberHere(shown.length)} pages`}
      </p>
      <ul className={styles.list}>
        {shown.map((page) => (
          <Row key={page.id} page={page} />
        ))}
      </ul>
    </>
  );
}

function OrderSelect({ order, onSort }: { order: Order; onSort: (order: Order) => void }) {
  const id = useId();
  return (
    <div className={styles.order}>
      <label htmlFor={id}>Order</label>
      <select id={id} value={order} onChange={({ target }) => isOrder(target.value) && onSort(target.value)}>
        {Object.entries(orders).map(([name, { name: shown }]) => (
          <option key={name} value={name}>
            {shown}
          </option>
        ))}
      </select>
    </div>
  );
}

const Row = ({ page }: { page: WrittenPage }) => (
  <li>
    <div className={styles.what}>
      <h2>{page.title}</h2>
      <p>{page.description}</p>
      <p className={styles.meta}>
        <code>{page.url}</code> {page.categoryLabel}, {page.contentQuality}, {numberHere(page.wordCount)} words, updated{' '}
        {page.lastUpdated}
      </p>
      <ul className={styles.keywords} aria-label="Keywords">
        {page.keywords.slice(0, 3).map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
    <Rules page={page} />
    <ButtonLink href={page.url} target="_blank" rel="noopener" aria-label={`Open ${page.title} in a new tab`}>
      <ExternalLink size={17} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.word}>Open</span>
    </ButtonLink>
  </li>
);

/** What each rule measured, and with which neighbour. */
const Rules = ({ page }: { page: WrittenPage }) => (
  <dl className={styles.rules}>
    <div>
      <dt>In common</dt>
      <dd title={page.sharedWith === null ? undefined : `With ${page.sharedWith}`}>{tenths(page.shared * 100)} %</dd>
    </div>
    <div>
      <dt>Reading ease</dt>
      <dd>{page.readingEase}</dd>
    </div>
    <div>
      <dt>Weight</dt>
      <dd>{tenths(page.weight / 1024)} KB</dd>
    </div>
    <div>
      <dt>Performance</dt>
      <dd title={page.speed === null ? 'Not measured yet: npm run marketing:check' : timesOf(page.speed)}>
        {page.speed === null ? '—' : page.speed.score}
      </dd>
    </div>
  </dl>
);

const tenths = (value: number): string => numberHere(Math.round(value * 10) / 10);

const timesOf = ({ firstPaint, interactive, load }: NonNullable<WrittenPage['speed']>): string =>
  `First paint ${firstPaint} ms, interactive ${interactive} ms, loaded ${load} ms`;
