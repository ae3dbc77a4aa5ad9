// How much of Flow's drafts the person leaves as they are. Silent before the first one, and offline.
import { useEffect, useState } from 'react';
import type { DraftFigures as Figures } from '#domain/draft-outcome.ts';
import { askDraftFigures } from '#web/data/draft-outcome.ts';
import styles from './settings.module.css';

export function DraftFigures() {
  const [figures, setFigures] = useState<Figures | null>(null);
  useEffect(() => {
    let gone = false;
    askDraftFigures().then(
      (asked) => gone || setFigures(asked),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);
  if (figures === null || figures.drafts === 0 || figures.distance === null) return null;
  return (
    <p className={styles.more}>
      {figures.drafts === 1
        ? 'You sent one draft that Flow wrote'
        : `You sent ${figures.drafts} drafts that Flow wrote`}
      , {figures.asWritten} as it stood. Usually {Math.round(100 * figures.distance)} % of the words changed. Flow keeps
      these numbers, and no text.
    </p>
  );
}
