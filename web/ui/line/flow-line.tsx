// The line as a canvas component. Captions and sliders carry its meaning.
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { type Line, startLine } from './animate.ts';
import styles from './flow-line.module.css';
import type { LineDisplay } from './line-state.ts';

type Props = LineDisplay & { className?: string | undefined; canvasRef?: Ref<HTMLCanvasElement> };

export const FlowLine = ({ className, canvasRef, ...display }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const line = useRef<Line>(null);
  const latest = useRef<LineDisplay>(display);
  useImperativeHandle<HTMLCanvasElement | null, HTMLCanvasElement | null>(canvasRef, () => canvas.current, []);

  useEffect(() => {
    if (canvas.current === null) return;
    const started = startLine(canvas.current, latest.current);
    line.current = started;
    return () => started.stop();
  }, []);

  useEffect(() => {
    latest.current = display;
    line.current?.show(display);
  });

  return (
    <span className={classNames(styles.line, className)}>
      <canvas ref={canvas} aria-hidden="true" />
    </span>
  );
};
