import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Draft, Field } from '#domain/draft.ts';
import type { RecipientWarning } from '#domain/recipient-warning.ts';
import { warningMark } from '#language/en/drafting/recipient-warning-replies.ts';
import { removeRecipient } from '#web/commands/draft-people.ts';
import { nameOf } from '#web/stage/people.ts';
import { AddressText } from '#web/ui/address-text.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { RecipientInput } from './recipient-input.tsx';
import styles from './recipients.module.css';

type Props = {
  draft: Draft;
  warnings: readonly RecipientWarning[];
};

export function RecipientFields({ draft, warnings }: Props) {
  const [asked, setAsked] = useState<readonly Field[]>([]);
  const shown = fields.filter((field) => field === 'to' || draft[field].length > 0 || asked.includes(field));
  const hidden = fields.filter((field) => !shown.includes(field));
  return (
    <div className={styles.fields}>
      {shown.map((field) => (
        <People key={field} {...{ draft, field, warnings }} focused={asked.at(-1) === field}>
          {field === 'to' && hidden.length > 0 && (
            <span className={styles.more}>
              {hidden.map((one) => (
                <button
                  key={one}
                  type="button"
                  onClick={() => setAsked([...asked, one])}
                  aria-label={`Add ${words[one]}`}
                >
                  {words[one]}
                </button>
              ))}
            </span>
          )}
        </People>
      ))}
    </div>
  );
}

const fields = ['to', 'cc', 'bcc'] as const;
const words = { to: 'To', cc: 'Cc', bcc: 'Bcc' } as const;

function People({
  draft,
  field,
  warnings,
  focused,
  children,
}: Props & { field: Field; focused: boolean; children: React.ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const toInput = (): void => row.current?.querySelector('input')?.focus();
  const starts = field === 'to' && draft.to.length === 0;
  useEffect(() => {
    if (starts || focused) toInput();
    // Run only when the field opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div ref={row} className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {words[field]}
      </span>
      <div className={styles.people}>
        <ul aria-label={field === 'to' ? 'Goes to' : words[field]}>
          {draft[field].map((person) => (
            <li
              key={person.email}
              className={classNames(styles.person, warningMark(warnings, person.email) !== null && styles.stranger)}
            >
              <span>
                <AddressText>{nameOf(person)}</AddressText>
                {person.name !== '' && (
                  <small>
                    <AddressText>{person.email}</AddressText>
                  </small>
                )}
                <span className="sr">{warningMark(warnings, person.email)}</span>
              </span>
              <button
                type="button"
                aria-label={`Remove ${nameOf(person)}`}
                onClick={() => {
                  removeRecipient(person, { byHand: true });
                  toInput();
                }}
              >
                <X size={15} strokeWidth={2} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        <RecipientInput label={words[field]} field={field} draft={draft} />
      </div>
      {children}
    </div>
  );
}
