import { createElement, memo } from 'react';
import { keepFocus } from '#web/stage/keys/keep-focus.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Kbds } from '#web/ui/kbd.tsx';
import { iconFor } from './icons.ts';
import styles from './palette.module.css';
import type { Row, Section } from './sections.ts';

type Props = {
  id: string;
  sections: readonly Section[];
  chosen: number;
  onPoint: (at: number) => void;
  onChoose: (row: Row) => void;
};

export function PaletteRows({ id, sections, chosen, onPoint, onChoose }: Props) {
  return (
    // Focus stays in the field, which announces the selection.
    <div id={`${id}-list`} className={styles.list} role="listbox" aria-label="Commands" onMouseDown={keepFocus}>
      {placed(sections).map(({ title, rows }) => (
        <div key={title} role="group" aria-labelledby={`${id} ${title}`.replaceAll(' ', '-')}>
          <div id={`${id} ${title}`.replaceAll(' ', '-')} className={styles.title} role="presentation">
            {title}
          </div>
          {rows.map(({ row, place }) => (
            <div
              key={row.id}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              className={classNames(styles.row, place === chosen && styles.on)}
              aria-selected={place === chosen}
              aria-disabled={row.why !== null}
              onPointerMove={() => place !== chosen && onPoint(place)}
              onClick={() => onChoose(row)}
            >
              <RowParts row={row} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const placed = (sections: readonly Section[]) => {
  const all = sections.flatMap(({ rows }) => rows);
  const places = new Map(all.map((row, place) => [row, place]));
  return sections.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({ row, place: places.get(row) ?? 0 })),
  }));
};

const RowParts = memo(function RowParts({ row }: { row: Row }) {
  return (
    <>
      {createElement(iconFor(row.does), { size: 18, strokeWidth: 1.75, 'aria-hidden': true })}
      <span className={styles.name}>{row.name}</span>
      {row.why !== null && <span className={styles.why}>{row.why}</span>}
      {row.why === null && row.phrase !== null && <q className={classNames('say', styles.phrase)}>{row.phrase}</q>}
      <span className={styles.caps}>{row.caps.length > 0 && <Kbds keys={row.caps} />}</span>
    </>
  );
});
