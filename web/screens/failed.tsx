// What a screen threw: the server's log has it under the id that is shown.
import { useEffect, useState } from 'react';
import { ErrorScreen } from '#web/ui/frame/error-screen.tsx';

export function Failed({ error }: { error: unknown }) {
  const [id] = useState(() => crypto.randomUUID().slice(0, 8));
  useEffect(() => {
    const kind = error instanceof Error ? error.name : 'thrown';
    void import('#web/data/diagnostics.ts').then(({ tellFailure }) => tellFailure(id, kind)).catch(() => {});
  }, [id, error]);
  return <ErrorScreen error={error} id={id} />;
}
