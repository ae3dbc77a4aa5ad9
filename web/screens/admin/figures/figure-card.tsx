// A figure with its name and its change. What it counts, and from what, shows on hover and on focus.
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FigureWords } from '#domain/business-figures.ts';
import { type Figure, isFew } from '#domain/figure.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './figure-card.module.css';
import { type Change, changeOf, partsWords, valueWords } from './figure-words.ts';
import { Hint } from './hint.tsx';
import { countsWords, Few } from './share.tsx';

type Props = {
  figure: Figure;
  words: FigureWords;
  /** Instead of the change. */
  note?: ReactNode;
};

export function FigureCard({ figure, words, note }: Props) {
  const parts = partsWords(figure, words);
  const change = changeOf(figure, words);
  return (
    <div className={styles.card}>
      <dt>
        <Hint
          explains={
            <>
              {words.definition}
              {parts !== null && <b className={styles.parts}>{parts}</b>}
            </>
          }
        >
          {words.name}
        </Hint>
      </dt>
      <dd className={classNames('flare', isFew(figure) && styles.few)}>{valueWords(figure.value, words.unit)}</dd>
      <dd className={styles.below}>
        {figure.why ?? (
          <>
            {isFew(figure) && <FewCounts figure={figure} unit={words.unit} />}
            {figure.soFar && 'so far '}
            {unitNames[words.unit]}
            {note ?? (change && <ChangeWords change={change} />)}
          </>
        )}
      </dd>
    </div>
  );
}

/** A share shows its counts as well, because they say more. */
const FewCounts = ({ figure: { part, whole }, unit }: { figure: Figure; unit: FigureWords['unit'] }) => (
  <>
    <Few whole={whole ?? 0} />
    {unit === 'percent' && part !== null && whole !== null && `${countsWords({ part, whole })} `}
  </>
);

/** What the figure itself does not say. */
const unitNames: Partial<Record<FigureWords['unit'], string>> = { days: 'days ', minutes: 'minutes ' };

const icons = { up: ArrowUpRight, down: ArrowDownRight, flat: null } as const;

export function ChangeWords({ change: { words, direction, isGood } }: { change: Change }) {
  const Icon = icons[direction];
  return (
    <span className={classNames(styles.change, isGood === true && styles.good, isGood === false && styles.bad)}>
      {Icon && <Icon size={15} strokeWidth={1.75} aria-hidden="true" />}
      <span className="sr">{direction === 'up' ? 'up' : direction === 'down' ? 'down' : ''}</span> {words}
    </span>
  );
}

/** `columns`: how many stand side by side on a wide screen. */
export const FigureCards = ({ columns, children }: { columns: 1 | 3 | 4; children: ReactNode }) => (
  <dl className={classNames(styles.cards, styles[`of${columns}`])}>{children}</dl>
);
