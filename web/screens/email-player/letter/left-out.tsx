// Says what the mail hides, and loads its remote pictures on request.
import { Image, ImageOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { capsOf } from '#web/stage/keys/keys.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbds } from '#web/ui/kbd.tsx';
import styles from './left-out.module.css';
import type { Pictures } from './use-pictures.ts';

type Props = {
  /** Counted over the whole mail. */
  counts: { pictures: number; trackers: number };
  pictures: Pictures;
  onShow: () => void;
  onAgain: () => void;
};

export function LeftOut({ counts, pictures, onShow, onAgain }: Props) {
  const said = useRef<HTMLParagraphElement>(null);
  const { kind } = pictures;
  useEffect(() => {
    // The pressed button disappears, so move the focus.
    if (kind === 'asked') said.current?.focus();
  }, [kind]);
  if (counts.pictures + counts.trackers === 0) return null;
  const Icon = kind === 'shown' ? Image : ImageOff;
  return (
    <div className={styles.bar}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.words}>
        <p role="status" tabIndex={-1} ref={said}>
          {wordsOf(pictures, counts)}
        </p>
        {kind === 'out' && counts.pictures > 0 && (
          <p className={styles.why}>
            Flow can fetch them. Their host then knows that somebody opened this, and not where or on what.
          </p>
        )}
      </div>
      {kind === 'out' && counts.pictures > 0 && (
        <Button className={styles.show} onClick={onShow}>
          Show pictures <Kbds keys={capsOf('pictures')} hidden />
        </Button>
      )}
      {kind === 'refused' && (
        <Button className={styles.show} onClick={onAgain}>
          Try again
        </Button>
      )}
    </div>
  );
}

const wordsOf = (pictures: Pictures, counts: Props['counts']): string =>
  [
    ...(counts.pictures > 0 ? [picturesWords(pictures, counts.pictures)] : []),
    ...(counts.trackers > 0 ? [`${counted(counts.trackers, 'hidden tracker')} left out.`] : []),
  ].join(' ');

const picturesWords = (pictures: Pictures, count: number): string => {
  switch (pictures.kind) {
    case 'out':
      return `${counted(count, 'picture')} from elsewhere not loaded.`;
    case 'asked':
    case 'coming':
      return `Fetching ${counted(count, 'picture')}.`;
    case 'shown':
      return shownWords(count, pictures);
    case 'refused':
      return `The pictures did not come. ${pictures.words}`;
  }
};

const shownWords = (count: number, { unreachable, unfit }: { unreachable: number; unfit: number }): string => {
  const shown = count - unreachable - unfit;
  const all = shown === count;
  return [
    all ? `${counted(count, 'picture')} shown.` : `${shown} of ${counted(count, 'picture')} shown.`,
    ...(unreachable > 0
      ? [`${unreachable} could not be had from where the sender keeps ${unreachable === 1 ? 'it' : 'them'}.`]
      : []),
    ...(unfit > 0 ? [`${unfit} left out: not safe to show.`] : []),
  ].join(' ');
};

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
