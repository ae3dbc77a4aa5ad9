// Shows the id under which the server's log has the failure, once it has it.
import { useEffect, useState } from 'react';
import { ErrorScreen } from '#web/ui/frame/error-screen.tsx';

export function Failed({ error }: { error: unknown }) {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    const made = crypto.randomUUID().slice(0, 8);
    const kind = error instanceof Error ? error.name : 'thrown';
    void import('#web/data/diagnostics.ts')
      .then(({ tellFailure }) => tellFailure(made, kind))
      .then(() => here && setId(made))
      // Without the server there is no log, and so no id.
      .catch(() => {});
    return () => {
      here = false;
    };
  }, [error]);
  return <ErrorScreen error={error} id={id} />;
}
