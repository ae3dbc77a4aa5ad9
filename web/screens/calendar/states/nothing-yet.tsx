import { useReachable } from '#web/stage/trouble/strip.tsx';
import { EmptyBlock, LoadingBlock } from '#web/ui/blocks.tsx';

/** A device without any event of the person. */
export function NothingYet() {
  return useReachable() ? (
    <LoadingBlock>Reading your calendar...</LoadingBlock>
  ) : (
    <EmptyBlock title="Your calendar is not here yet">
      No events are saved on this device. Flow reads them when it is connected again.
    </EmptyBlock>
  );
}
