// The line as a canvas component. Captions and sliders carry its meaning.
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { type Line, startLine } from './animate.ts';
import styles from './flow-line.module.css';
import type { LineDisplay } from './line-state.ts';

type Props = LineDisplay & { className?: string | undefined; canvasRef?: Ref<HTMLCanvasElement> };

export const FlowLine = ({ className, canvasRef, ...look }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const line = useRef<Line>(null);
  const latest = useRef<LineDisplay>(look);
  useImperativeHandle<HTMLCanvasElement | null, HTMLCanvasElement | null>(canvasRef, () => canvas.current, []);

  useEffect(() => {
    if (canvas.current === null) return;
    const started = startLine(canvas.current, latest.current);
    line.current = started;
    return () => started.stop();
  }, []);

  useEffect(() => {
    latest.current = look;
    line.current?.show(look);
  });

  return (
    <span className={classNames(styles.line, className)}>
      <canvas ref={canvas} aria-hidden="true" />
    </span>
  );
};
