// The line as a slider: press or drag to a position, arrow keys for sentences.
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { clamp } from './energy.ts';
import { FlowLine } from './flow-line.tsx';
import styles from './line-slider.module.css';
import type { LineDisplay } from './line-state.ts';

type Props = LineDisplay & {
  label: string;
  /** The position in words, such as '26 seconds of 58'. */
  valueText: string;
  dragged: boolean;
  /** 0 to 1 while dragging, null at the end. */
  onDrag: (fraction: number | null) => void;
  /** 0 to 1, once, when the pointer lets go. */
  onSeek: (fraction: number) => void;
  onStep: (by: -1 | 1) => void;
  className?: string | undefined;
};

export const LineSlider = ({ label, valueText, dragged, onDrag, onSeek, onStep, className, ...display }: Props) => {
  const { progress = 0 } = display;
  const drop = (event: PointerEvent<HTMLElement>): void => {
    if (!dragged) return;
    onDrag(null);
    onSeek(fractionAt(event));
  };
  return (
    <div className={classNames(styles.slider, className)} style={placed(progress, display.base ?? 0.74)}>
      <FlowLine {...display} />
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress * 100)}
        aria-valuetext={valueText}
        className={classNames(styles.band, dragged && styles.dragging)}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          onDrag(fractionAt(event));
        }}
        onPointerMove={(event) => dragged && onDrag(fractionAt(event))}
        onPointerUp={drop}
        onPointerCancel={() => onDrag(null)}
        onKeyDown={(event) => {
          if (dragged && event.key === 'Escape') onDrag(null);
          else if (!press(event, { onSeek, onStep })) return;
          event.preventDefault();
          // The same arrow keys are screen shortcuts, and one press must be one step.
          event.stopPropagation();
        }}
      >
        <span className={styles.nib} />
      </div>
    </div>
  );
};

const press = ({ key }: KeyboardEvent, { onSeek, onStep }: Pick<Props, 'onSeek' | 'onStep'>): boolean => {
  const act = keys[key];
  act?.({ onSeek, onStep });
  return act !== undefined;
};

const keys: Record<string, (on: Pick<Props, 'onSeek' | 'onStep'>) => void> = {
  ArrowLeft: ({ onStep }) => onStep(-1),
  ArrowDown: ({ onStep }) => onStep(-1),
  ArrowRight: ({ onStep }) => onStep(1),
  ArrowUp: ({ onStep }) => onStep(1),
  Home: ({ onSeek }) => onSeek(0),
  End: ({ onSeek }) => onSeek(1),
};

const fractionAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): number => {
  const { left, width } = currentTarget.getBoundingClientRect();
  return width === 0 ? 0 : clamp((clientX - left) / width, 0, 1);
};

type Placed = CSSProperties & { '--progress': string; '--baseline': string };

const placed = (progress: number, base: number): Placed => ({
  '--progress': `${progress * 100}%`,
  '--baseline': `${base * 100}%`,
});
