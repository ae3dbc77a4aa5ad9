// The log of the range as a CSV file, with the search and the filter.
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ActivityAsked } from '#domain/admin-activity.ts';
import { now } from '#web/clock.ts';
import { exportActivity } from '#web/data/admin-activity.ts';
import { numberHere } from '#web/formats.ts';
import { leaveIfOver } from '#web/screens/admin/frame/leave-if-over.ts';
import { useStepUp } from '#web/screens/admin/frame/step-up.tsx';
import { Button } from '#web/ui/button.tsx';
import { notice } from '#web/ui/notices/notice.ts';

export function Export({ asked }: { asked: ActivityAsked }) {
  const withProof = useStepUp();
  const [rows, setRows] = useState<number | null>(null);
  const start = async (): Promise<void> => {
    setRows(0);
    try {
      const csv = await withProof(() => exportActivity(asked, setRows));
      if (csv !== null) save(csv, `activity-log-${now().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      leaveIfOver(error);
      notice({ title: 'Failed to export data', tone: 'danger', icon: 'trouble', about: 'export' });
    }
    setRows(null);
  };
  return (
    <Button busy={rows === null ? undefined : `${numberHere(rows)} rows`} onClick={() => void start()}>
      <Download size={18} strokeWidth={1.75} aria-hidden="true" />
      Export
    </Button>
  );
}

const save = (text: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
