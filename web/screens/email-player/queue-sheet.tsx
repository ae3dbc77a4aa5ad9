// The queue on a phone: a sheet that comes up from below.
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './queue-sheet.module.css';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode };

export function QueueSheet({ open, onOpenChange, children }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content className={styles.sheet} aria-describedby={undefined}>
          <Dialog.Title className="sr">Queue</Dialog.Title>
          <Dialog.Close asChild>
            <IconButton label="Close (Esc)" className={styles.close}>
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </Dialog.Close>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
