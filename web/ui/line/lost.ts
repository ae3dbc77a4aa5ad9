// The line of the 404 page. Drawn as SVG, because that page has no script.
import { clamp, riseFrom, speech } from './energy.ts';
import { type Handwriting, handwritings, scaled } from './handwriting.ts';
import { svgPath, trace } from './trace.ts';

export type Lost = { path: string; hand: Handwriting };

export const lostLine = ({
  width,
  height,
  narrow = false,
}: {
  width: number;
  height: number;
  narrow?: boolean;
}): Lost => {
  const flow = scaled(handwritings.flow, 1.6);
  const base = height * 0.56;
  const end = width * (narrow ? 0.86 : 0.8);
  const turn = width * 0.46;
  const bend = (x: number): number => clamp((x - turn) / (end - turn), 0, 1) ** 2.2 * (height - base + 60);
  const points = trace(
    { ...flow, lambda: flow.lambda * 1.1 },
    {
      from: 0,
      to: end,
      base,
      height: narrow ? 110 : height * 0.36,
      energy: (loop, x) =>
        (0.14 + 0.86 * speech(loop, 5)) * clamp(1 - (x - width * 0.4) / (width * 0.3), 0, 1) * riseFrom(x, 0, 50),
      step: 2,
    },
  );
  const bent = points.map((value, index) => (index % 2 === 0 ? value : value + bend(points[index - 1] ?? 0)));
  return { path: svgPath(bent), hand: flow };
};
