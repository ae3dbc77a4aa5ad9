import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { draftPanel } from '#web/conversation/drafting/draft-panels.ts';
import { paths } from '#web/paths.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Drafts } from './drafts.tsx';
import { PlannedTimes } from './planned-times.tsx';

export function DraftPanels({ which }: { which: 'drafts' | 'settings' | 'times' }) {
  if (which === 'times') return <PlannedTimes />;
  if (which === 'settings') return <ToSettings />;
  return (
    <Modal open title="Drafts" kind="middle" onClose={draftPanel.close}>
      <Drafts />
    </Modal>
  );
}

/** A conversation cannot change the address, so it asks here. */
function ToSettings() {
  const navigate = useNavigate();
  useEffect(() => {
    draftPanel.close();
    void navigate(`${paths.settings}#mail`);
  }, [navigate]);
  return null;
}
