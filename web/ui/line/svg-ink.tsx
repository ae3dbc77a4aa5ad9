// A trace as SVG: one path, stroked once for each edge of the nib. For pages without script.
import { useId } from 'react';
import type { Handwriting } from './handwriting.ts';
import { nibOffsets } from './trace.ts';

export const SvgInk = ({ path, hand }: { path: string; hand: Handwriting }) => {
  const id = useId();
  return (
    <g fill="none" stroke="currentColor" strokeWidth={hand.hairline} strokeLinecap="round" strokeLinejoin="round">
      <defs>
        <path id={id} d={path} />
      </defs>
      {nibOffsets(hand).map(({ dx, dy }) => (
        <use key={dx} href={`#${id}`} x={dx.toFixed(2)} y={dy.toFixed(2)} />
      ))}
    </g>
  );
};
