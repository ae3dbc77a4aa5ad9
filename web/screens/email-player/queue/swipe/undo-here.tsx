// A sheet covers the notices, so it repeats the one that undoes the last act.
import { Button } from '#web/ui/button.tsx';
import { useNotices } from '#web/ui/notices/notice.ts';
import styles from './swipes.module.css';

export function UndoHere() {
  const offer = useNotices().find(({ about, open }) => about === 'undo' && open);
  return (
    <div role="status">
      {offer?.action && (
        <p className={styles.undo}>
          <span>{offer.title}</span>
          <Button kind="ghost" onClick={offer.action.run}>
            {offer.action.label}
          </Button>
        </p>
      )}
    </div>
  );
}
