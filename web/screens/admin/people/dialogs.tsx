// The dialogs of what an operator may do for a person, one at a time.
import type { PersonRow } from '#domain/admin-people.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { CancelDialog, RefundDialog } from './money-dialogs.tsx';

export type Asked = 'email' | 'refund' | 'cancel' | 'delete' | null;

type Props = {
  asked: Asked;
  person: Pick<PersonRow, 'id' | 'email'>;
  onClose: () => void;
  onChanged: () => void;
};

export const Dialogs = ({ asked, person, onClose, onChanged }: Props) => {
  switch (asked) {
    case 'email':
      return <EmailDialog person={person} onClose={onClose} />;
    case 'refund':
      return <RefundDialog person={person} onClose={onClose} onDone={onChanged} />;
    case 'cancel':
      return <CancelDialog person={person} onClose={onClose} onDone={onChanged} />;
    case 'delete':
      return <DeleteDialog person={person} onClose={onClose} onDeleted={onChanged} />;
    default:
      return null;
  }
};
