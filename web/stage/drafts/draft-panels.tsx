import { draftPanel } from '#web/conversation/drafting/draft-panels.ts';
import { Settings } from '#web/stage/settings/settings.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Drafts } from './drafts.tsx';
import { PlannedTimes } from './planned-times.tsx';

export function DraftPanels({ which }: { which: 'drafts' | 'settings' | 'times' }) {
  if (which === 'times') return <PlannedTimes />;
  return (
    <Modal open title={which === 'drafts' ? 'Drafts' : 'Settings'} kind="middle" onClose={draftPanel.close}>
      {which === 'drafts' ? <Drafts /> : <Settings />}
    </Modal>
  );
}
