// Shows the error id, which the server's log also has.
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
