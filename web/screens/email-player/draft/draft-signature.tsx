import { X } from 'lucide-react';
import type { Draft } from '#domain/draft.ts';
import { addedSignature } from '#domain/signature.ts';
import { edit } from '#web/commands/draft-box.ts';
import styles from './draft-signature.module.css';

export function DraftSignature({ draft }: { draft: Draft }) {
  const added = addedSignature(draft);
  if (added === '') return null;
  return (
    <section className={styles.signature} aria-label="Your signature">
      <p>{added}</p>
      <button
        type="button"
        aria-label="Leave the signature out"
        onClick={() => edit({ signature: '' }, { byHand: true })}
      >
        <X size={15} strokeWidth={2} aria-hidden="true" />
      </button>
    </section>
  );
}
