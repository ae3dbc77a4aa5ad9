// What is odd about a mail's sender, above its text: the gravest thing only, since a list of warnings is read as little as none.
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { Message, SenderFacts } from '#domain/mail.ts';
import { type Doubt, doubtsAbout } from '#reading/doubts.ts';
import { useContactBook } from '#web/data/contacts.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './doubts.module.css';

type Props = { message: Message; facts: SenderFacts; ownAddress: string };

export function Doubts({ message, facts, ownAddress }: Props) {
  const { contacts, byAddress } = useContactBook();
  const [doubt] = useMemo(
    () => doubtsAbout(message, { contacts, byAddress, facts, ownAddress }),
    [message, contacts, byAddress, facts, ownAddress],
  );
  if (doubt === undefined) return null;
  if (doubt.kind === 'first-time') return <p className={styles.new}>First email from {doubt.address}.</p>;
  return (
    <p className={classNames(styles.doubt, grave.has(doubt.kind) && styles.grave)}>
      <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{wordsOf(doubt)}</span>
    </p>
  );
}

/** Somebody took trouble to seem another. */
const grave: ReadonlySet<Doubt['kind']> = new Set(['name-is-an-address', 'known-name', 'look-alike']);

const wordsOf = (doubt: Exclude<Doubt, { kind: 'first-time' }>): string => {
  switch (doubt.kind) {
    case 'name-is-an-address':
      return `The name shows ${doubt.shown}, but this came from ${doubt.address}.`;
    case 'known-name':
      return `This is not the address you know. You write to ${doubt.name} at ${doubt.usual}; this came from ${doubt.address}.`;
    case 'look-alike':
      return `${doubt.domain} looks like ${doubt.like}, and is not.`;
    case 'alphabets':
      return `${doubt.domain} is written in mixed alphabets, and may only look like a name you know.`;
    case 'answers-elsewhere':
      return `Answers to this go to ${doubt.address}.`;
  }
};
