// Every key of the player, shown by `?`.
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Kbds } from '#web/ui/kbd.tsx';
import styles from './all-keys.module.css';
import { keyList } from './keys.ts';

export function AllKeys({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content className={styles.sheet}>
          <header>
            <Dialog.Title>All keys</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close (Esc)">
                <X size={20} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </header>
          <Dialog.Description className={styles.about}>
            Single keys rest while you type in a field. Everything here can also be said.
          </Dialog.Description>
          <div className={styles.groups}>
            {keyList.map(({ title, keys }) => (
              <section key={title}>
                <h3>{title}</h3>
                <dl>
                  {keys.map(({ keys: caps, does }) => (
                    <div key={caps.join(' ')}>
                      <dt>{does}</dt>
                      <dd>
                        <Kbds keys={caps} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
