import { useState } from 'react';
import type { MessageId } from '#domain/id.ts';
import { titleOf } from '#domain/problem.ts';
import { notice } from '#web/ui/notices/notice.ts';

export const useSave = (id: MessageId, nth: number, name: string): { busy: boolean; save: () => Promise<void> } => {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      // Loads on the press, because no mail needs it before.
      const { saveFile } = await import('#web/data/original.ts');
      await saveFile(id, nth, name);
    } catch (error) {
      notice({ tone: 'danger', icon: 'trouble', title: `${name} was not downloaded`, text: titleOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
};
