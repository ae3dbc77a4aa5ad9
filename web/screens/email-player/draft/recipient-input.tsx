import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import type { Draft, Field } from '#domain/draft.ts';
import { removeRecipient } from '#web/commands/draft-people.ts';
import { AddressText } from '#web/ui/address-text.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './recipients.module.css';
import { type TypedPeople, useTypedPeople } from './use-typed-people.ts';

type Props = { label: string; field: Field; draft: Draft };

export function RecipientInput({ label, field, draft }: Props) {
  const id = useId();
  const people = useTypedPeople(draft, field);
  const { typed, wrong, offered, at } = people;
  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Backspace' && typed === '') removeLast(draft, field);
    else if (keys[event.key]?.(people) ?? false) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <div className={styles.input}>
      <input
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={offered.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={offered[at] ? `${id}-${at}` : undefined}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : `${id}-wrong`}
        value={typed}
        placeholder={draft[field].length === 0 ? 'Name or address' : ''}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        onChange={({ target }) => people.type(target.value)}
        onKeyDown={pressed}
        onPaste={(event) => pasted(event, people)}
        onBlur={() => (typed.trim() !== '' && wrong === null ? people.take(typed) : people.close())}
      />
      <Offers id={id} people={people} />
      {wrong !== null && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

function Offers({ id, people: { offered, at, pick } }: { id: string; people: TypedPeople }) {
  return (
    <ul
      id={`${id}-list`}
      className={styles.offered}
      role="listbox"
      aria-label="People you know"
      hidden={offered.length === 0}
    >
      {offered.map((one, nth) => (
        <li
          key={one.email}
          id={`${id}-${nth}`}
          role="option"
          aria-selected={nth === at}
          className={classNames(nth === at && styles.at)}
          onMouseDown={(event) => {
            // Choose before blur, which would parse the typed text as a name.
            event.preventDefault();
            pick(one);
          }}
        >
          <span>
            <AddressText>{one.name || one.email}</AddressText>
          </span>
          <small>
            <AddressText>{one.email}</AddressText>
          </small>
        </li>
      ))}
    </ul>
  );
}

/** Handles the key. False leaves it to the browser. */
const keys: Readonly<Record<string, (people: TypedPeople) => boolean>> = {
  ArrowDown: ({ step }) => done(step(1)),
  ArrowUp: ({ step }) => done(step(-1)),
  Enter: ({ typed, offered, at, pick, take }) => {
    const one = offered[at];
    return done(one ? pick(one) : typed.trim() !== '' && take(typed));
  },
  ',': ({ typed, take }) => typed.trim() !== '' && done(take(typed)),
  ';': ({ typed, take }) => typed.trim() !== '' && done(take(typed)),
  Escape: ({ offered, close }) => offered.length > 0 && done(close()),
};

const done = (_work: unknown): true => true;

const pasted = (event: ClipboardEvent<HTMLInputElement>, { typed, take }: TypedPeople): void => {
  const text = event.clipboardData.getData('text');
  if (!/[,;\n@]/.test(text)) return;
  event.preventDefault();
  take(typed + text);
};

const removeLast = (draft: Draft, field: Field): void => {
  const last = draft[field].at(-1);
  if (last) removeRecipient(last, { byHand: true });
};
