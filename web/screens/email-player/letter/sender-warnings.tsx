// Shows the most serious sender warning only: people ignore lists of warnings.
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { Message, SenderFacts } from '#domain/mail.ts';
import type { SenderWarning } from '#domain/sender-warning.ts';
import { senderWarningWords } from '#language/en/mail/sender-warnings.ts';
import { senderWarningsFor } from '#reading/sender-warnings.ts';
import { useContactBook } from '#web/data/contacts.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './sender-warnings.module.css';

type Props = { message: Message; facts: SenderFacts; ownAddress: string };

export function SenderWarnings({ message, facts, ownAddress }: Props) {
  const { contacts, byAddress } = useContactBook();
  const [warning] = useMemo(
    () => senderWarningsFor(message, { contacts, byAddress, facts, ownAddress }),
    [message, contacts, byAddress, facts, ownAddress],
  );
  if (warning === undefined) return null;
  if (warning.kind === 'first-time') return <p className={styles.new}>{senderWarningWords(warning)}</p>;
  return (
    <p className={classNames(styles.warning, grave.has(warning.kind) && styles.grave)}>
      <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{senderWarningWords(warning)}</span>
    </p>
  );
}

/** The sender imitates somebody else. */
const grave: ReadonlySet<SenderWarning['kind']> = new Set(['name-is-an-address', 'known-name', 'look-alike']);
