// A section's title with the time range, refresh and sign-out.
import { LogOut, RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { Range, RangeName } from '#domain/admin-range.ts';
import type { Section } from '#web/screens/admin/sections.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { late } from '#web/ui/late.tsx';
import styles from './head.module.css';
import { RangeChoice } from './range-choice.tsx';

type Props = {
  section: Section;
  range: Range;
  onRange: (name: RangeName, from: string | null, to: string | null) => void;
  onRefresh: () => void;
};

export function Head({ section, range, onRange, onRefresh }: Props) {
  const [turning, setTurning] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const refresh = (): void => {
    onRefresh();
    setTurning(true);
    setTimeout(() => setTurning(false), turnsFor);
  };
  return (
    <header className={styles.head}>
      <h1 className="flare">{section.name}</h1>
      <div className={styles.controls}>
        {section.range !== undefined && <RangeChoice range={range} usual={section.range} onRange={onRange} />}
        <Button onClick={refresh} aria-busy={turning}>
          <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" className={classNames(turning && styles.turning)} />
          <span className={styles.word}>Refresh</span>
        </Button>
        <Button kind="ghost" busy={leaving ? 'Signing out' : undefined} onClick={() => setLeaving(true)}>
          <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.word}>Sign Out</span>
        </Button>
      </div>
      {leaving && <Leave leaving={leaving} onStay={() => setLeaving(false)} />}
    </header>
  );
}

/** Milliseconds, as the specification says. */
const turnsFor = 1000;

/** Asks first if the player on this device has undelivered work. Its code loads only now. */
const Leave = late<{ leaving: boolean; onStay: () => void }>(
  () => import('./leave.tsx').then(({ Leave: Part }) => Part),
  {
    missing: () => null,
    when: ({ leaving }) => leaving,
  },
);
