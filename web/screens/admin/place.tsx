// Shows the section that the address names.
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { LoadingBlock } from '#web/ui/blocks.tsx';
import { sectionAt } from './sections.ts';

export default function Place() {
  const { section, one } = useParams();
  const here = sectionAt(section);
  return (
    here && (
      <Suspense fallback={<LoadingBlock>Loading…</LoadingBlock>}>
        <here.Part one={one ?? null} />
      </Suspense>
    )
  );
}
