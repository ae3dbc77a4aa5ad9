// Signs out by the way of the player, which asks first if this device has undelivered work.
import { useEffect } from 'react';
import { askedToLeave, leave, stay } from '#web/stage/keys/leave.ts';
import { SignOutQuestion } from '#web/stage/top/sign-out-question.tsx';
import { useObserved } from '#web/stage/use-stage-session.ts';

export function Leave({ onStay }: { onStay: () => void }) {
  const asking = useObserved(askedToLeave, (asked) => asked);
  useEffect(() => {
    leave();
    return stay;
  }, []);
  return (
    <SignOutQuestion
      open={asking}
      onClose={() => {
        stay();
        onStay();
      }}
    />
  );
}
