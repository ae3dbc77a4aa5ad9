// The guests of an event: typed with contacts offered, shown one by one, and taken off again.
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { GuestEntry } from '#domain/calendar.ts';
import { useContactBook } from '#web/data/contacts.ts';
import { AddressText } from '#web/ui/address-text.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './editor.module.css';
import { contactsFor, guestIn, offeredAs } from './guest-in.ts';

type Props = {
  guests: readonly GuestEntry[];
  onChange: (guests: GuestEntry[]) => void;
  typed: string;
  onType: (typed: string) => void;
};

export function GuestsField({ guests, onChange, typed, onType }: Props) {
  const { contacts } = useContactBook();
  const list = useId();
  const [wrong, setWrong] = useState(false);
  const offers = contactsFor(typed, contacts);
  const add = (text: string): boolean => {
    const guest = guestIn(text, contacts);
    if (guest === null) return false;
    if (!guests.some(({ email }) => email === guest.email)) onChange([...guests, guest]);
    onType('');
    return true;
  };
  const type = (text: string): void => {
    setWrong(false);
    // A choice from the list arrives as a whole.
    if (offers.some((one) => offeredAs(one) === text) && add(text)) return;
    onType(text);
  };
  const press = (event: KeyboardEvent): void => {
    if ((event.key !== 'Enter' && event.key !== ',') || typed.trim() === '') return;
    event.preventDefault();
    setWrong(!add(typed));
  };
  return (
    <div className={styles.guests}>
      <Field
        label="Guests"
        value={typed}
        list={list}
        inputMode="email"
        autoComplete="off"
        placeholder="A name or an address"
        error={wrong ? 'That is no email address, and no contact of yours.' : undefined}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onBlur={() => typed.trim() !== '' && setWrong(!add(typed))}
      />
      <datalist id={list}>
        {offers.map((one) => (
          <option key={one.emails[0]} value={offeredAs(one)} />
        ))}
      </datalist>
      {guests.length > 0 && <Invited guests={guests} onChange={onChange} />}
    </div>
  );
}

function Invited({ guests, onChange }: Pick<Props, 'guests' | 'onChange'>) {
  return (
    <ul aria-label="Invited">
      {guests.map(({ email, name }) => (
        <li key={email}>
          <span>{name || <AddressText>{email}</AddressText>}</span>
          <button
            type="button"
            aria-label={`Take ${name || email} off`}
            onClick={() => onChange(guests.filter((one) => one.email !== email))}
          >
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
