// Every key of the player, shown by `?`.
import { memo } from 'react';
import { Kbds } from '#web/ui/kbd.tsx';
import styles from './all-keys.module.css';
import { keyList } from './key-list.ts';
import { Modal } from './modal.tsx';

export const AllKeys = memo(function AllKeys({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} onClose={onClose} title="All keys" kind="middle">
      <p className={styles.about}>Single keys rest while you type in a field.</p>
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
    </Modal>
  );
});
